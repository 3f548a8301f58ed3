import { createHash } from 'node:crypto';
import { type Bilingual, type Language, languages, locale } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { htmlDocument } from '../web/html-document.ts';
import { plainStyle } from './plain-document.ts';
import { escapeXml } from './xml.ts';

export interface ErrorPageText {
  title: Bilingual;
  text?: Bilingual;
}

/** How the reader can go on from an error. */
export interface AnotherTry {
  /** Where the form goes that was refused. */
  action: string;
  fields: Iterable<[name: string, value: string]>;
}

const style = `${plainStyle}
html { background: var(--paper); }
.garland { height: 2.5rem; margin: -2rem calc(50% - 50vw) 3rem; background: repeating-linear-gradient(90deg,
  #c2125c 0 3rem, #ffb52e 0 6rem, #08705f 0 9rem, #7b4bb3 0 12rem);
  mask: conic-gradient(from -40deg at bottom, #0000, #000 1deg 79deg, #0000 80deg) 0 0 / 3rem 100%; }
main { text-align: center; }
img { width: 5rem; height: 5rem; }
h1 { margin: 1rem 0; font-size: clamp(1.7rem, 1.3rem + 2vw, 2.4rem); line-height: 1.2; text-wrap: balance; }
.ways { display: flex; flex-wrap: wrap; justify-content: center; gap: .75rem; margin: 2rem 0; }
.ways a, button { box-sizing: border-box; display: inline-block; min-height: 3rem; padding: .65rem 1.4rem; border: 2px solid;
  border-radius: 999px; background: none; color: var(--ink); font: 650 1rem/1.4 system-ui, sans-serif;
  text-decoration: none; cursor: pointer; }
.ways .again { border-color: var(--rosa); background: var(--rosa); color: var(--on-rosa); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; }
.other { font-size: .9375rem; }`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** Of error pages: their own style, the paw, and the form that is sent again. */
export const errorPagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const words = {
  es: { again: 'Intentar de nuevo', send: 'Enviar de nuevo', home: 'Ir al inicio' },
  en: { again: 'Try again', send: 'Send it again', home: 'Go to the home page' },
} as const satisfies Bilingual<object>;

/** Stands where the way to try again goes; React leaves it as it is. */
const mark = '@again@';

/** What stands before and after the way to try again: rendered once for each error and language. */
const rendered = new Map<ErrorPageText, Bilingual<[before: string, after: string]>>();

function render(rejection: ErrorPageText, language: Language): [string, string] {
  const page = <ErrorPage {...rejection} language={language} />;
  const [before = '', after = ''] = htmlDocument(page).split(mark);
  return [before, after];
}

/** @param again a form to send again, or true for the page's address; false where another try would end alike */
export function errorPage(
  rejection: ErrorPageText,
  language: Language,
  again: AnotherTry | boolean,
): string {
  const known = rendered.get(rejection) ?? {
    es: render(rejection, 'es'),
    en: render(rejection, 'en'),
  };
  rendered.set(rejection, known);
  const [before, after] = known[language];
  return before + wayAgain(again, language) + after;
}

function wayAgain(again: AnotherTry | boolean, language: Language): string {
  const { again: read, send } = words[language];
  if (again === false) return '';
  // An empty address is that of the page itself.
  if (again === true) return `<a class="again" href="">${read}</a>`;
  const fields = [...again.fields].map(
    ([name, value]) =>
      `<input type="hidden" name="${escapeXml(name)}" value="${escapeXml(value)}">`,
  );
  const button = `<button class="again">${send}</button>`;
  return `<form method="post" action="${escapeXml(again.action)}">${fields.join('')}${button}</form>`;
}

function ErrorPage({ title, text, language }: ErrorPageText & { language: Language }) {
  return (
    <html lang={locale[language]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title[language]}</title>
        <style>{style}</style>
      </head>
      <body>
        <div className="garland" />
        <main>
          <img src="/favicon.svg" alt="" />
          <h1>{title[language]}</h1>
          {text && <p>{text[language]}</p>}
          <div className="ways">
            {mark}
            <a href={pathFor('home', language)}>{words[language].home}</a>
          </div>
          {languages
            .filter((other) => other !== language)
            .map((other) => (
              <p key={other} lang={locale[other]} className="other">
                {title[other]} {text?.[other]}
              </p>
            ))}
        </main>
      </body>
    </html>
  );
}
