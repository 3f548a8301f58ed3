import type { ReactNode } from 'react';
import { htmlDocument } from '#server/web/html-document.ts';
import { docsAt, subjectAddress } from './addresses.ts';
import { SearchForm } from './search-form.tsx';
import { sections, titleOf } from './subjects.ts';

interface FrameProps {
  siteName: string;
  title: string;
  /** The last part of the page's address; empty on the first page. */
  page: string;
  /** What somebody searched for. */
  term?: string;
  /** What the page's own entry in the menu opens into. */
  onThisPage?: readonly { href: string; label: string }[];
  children: ReactNode;
}

/** What every page of the reference has around it. Without a script: one style sheet is all that it loads. */
export function docsDocument({ siteName, title, page, term, onThisPage, children }: FrameProps) {
  const menu = { page, onThisPage };
  return htmlDocument(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} · API reference · ${siteName}`}</title>
        <link rel="stylesheet" href={`${docsAt}/style.css`} />
      </head>
      <body>
        <a className="skip" href="#content">
          Skip to the content
        </a>
        <div className="page">
          <header>
            <a className="home" href={docsAt}>
              {siteName} <span>API reference</span>
            </a>
            <SearchForm term={term} />
            <nav aria-label="Reference">
              <ul className="start">
                <Entry {...menu} name="guide" href={subjectAddress('guide')} label="Guide" />
              </ul>
              {sections.map((section) => (
                <details
                  key={section.title}
                  open={section.subjects.some((subject) => subject === page)}
                >
                  <summary>{section.title}</summary>
                  <ul>
                    {section.subjects.map((subject) => (
                      <Entry
                        {...menu}
                        key={subject}
                        name={subject}
                        href={subjectAddress(subject)}
                        label={titleOf(subject)}
                      />
                    ))}
                  </ul>
                </details>
              ))}
              <ul className="start">
                <Entry {...menu} name="schemas" href={subjectAddress('schemas')} label="Schemas" />
                <Entry {...menu} name="types" href={subjectAddress('types')} label="Types" />
              </ul>
            </nav>
          </header>
          <main id="content">
            <h1>{title}</h1>
            {children}
          </main>
        </div>
      </body>
    </html>,
  );
}

function Entry({
  page,
  onThisPage = [],
  name,
  href,
  label,
}: Pick<FrameProps, 'page' | 'onThisPage'> & { name: string; href: string; label: string }) {
  if (name !== page) {
    return (
      <li>
        <a href={href}>{label}</a>
      </li>
    );
  }
  return (
    <li>
      <a href={href} aria-current="page">
        {label}
      </a>
      <ul className="within">
        {onThisPage.map((part) => (
          <li key={part.href}>
            <a href={part.href}>{part.label}</a>
          </li>
        ))}
      </ul>
    </li>
  );
}
