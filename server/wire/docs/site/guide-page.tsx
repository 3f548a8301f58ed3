import { prose } from '../prose.ts';
import { anchorOf } from './addresses.ts';
import { docsDocument } from './frame.tsx';
import { Prose } from './prose-text.tsx';

/** What all calls have in common. */
export const guidePage = (siteName: string): string =>
  docsDocument({
    siteName,
    title: 'Guide',
    page: 'guide',
    onThisPage: prose.map(({ title }) => ({ href: `#${anchorOf(title)}`, label: title })),
    children: prose.map(({ title, paragraphs }) => (
      <section key={title} id={anchorOf(title)} className="text">
        <h2>{title}</h2>
        {paragraphs.map((text) => (
          <p key={text}>
            <Prose>{text}</Prose>
          </p>
        ))}
      </section>
    )),
  });
