import { scriptMark } from './inline-scripts.server.ts';

const end = '</body></html>';

/**
 * The page with what its loaders found, for its program. `ServerRouter` would write it from a stream, for which the page
 * would have to be rendered as one (docs/decisions/0019-pages-are-rendered-at-once.md).
 * @param data as `EntryContext.serverHandoffStream` says it
 * @throws when the page does not end as pages do
 */
export function withData(html: string, data: string): string {
  if (!html.endsWith(end)) throw new Error('a page does not end with its body');
  return `${html.slice(0, -end.length)}${script(`enqueue(${inScript(data)})`)}${script('close()')}${end}`;
}

const script = (call: string) =>
  `<script nonce="${scriptMark}">window.__reactRouterContext.streamController.${call};</script>`;

/** A text as JavaScript that can neither end its script nor begin a comment. */
const inScript = (text: string) =>
  JSON.stringify(text).replace(
    /[<>&\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
