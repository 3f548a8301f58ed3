import { Symbols } from './Symbols.tsx';

const id = 'sprite';
const frame = { id, width: 0, height: 0, className: 'visually-hidden' };

/**
 * The drawings, once in each page: one that shows a hundred icons carries each drawing once. The server draws them; the
 * page's JavaScript takes them from the page.
 */
export function Sprite() {
  if (import.meta.env.SSR)
    return (
      <svg {...frame} aria-hidden="true">
        <Symbols />
      </svg>
    );
  const drawings = { __html: drawn };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server has drawn, and nothing that anybody wrote
  return <svg {...frame} aria-hidden="true" dangerouslySetInnerHTML={drawings} />;
}

const drawn = import.meta.env.SSR ? '' : (document.getElementById(id)?.innerHTML ?? '');
