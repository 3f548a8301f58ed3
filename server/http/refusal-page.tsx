import { createHash } from 'node:crypto';
import { type Bilingual, type Language, locale } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { htmlDocument } from '#server/html-document.ts';

/** The portal's colours, without a file that would have to be fetched while the portal is in trouble. */
const style = `
:root { color-scheme: light dark; --paper: #fff8ec; --card: #fffdf8; --line: #ead8bd; --ink: #2b1230; --soft: #644a63; --rosa: #c2125c; --on-rosa: #fff; --jade: #08705f }
@media (prefers-color-scheme: dark) { :root { --paper: #1b0d1f; --card: #26142b; --line: #46294d; --ink: #fdeedd; --soft: #d3b9cf; --rosa: #ff7fb0; --on-rosa: #2b0a1b; --jade: #6fd6bd } }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 system-ui, sans-serif }
main { box-sizing: border-box; width: min(34rem, 100% - 2rem); margin: 2rem auto; padding: 2.5rem 2rem; background: var(--card); border: 1px solid var(--line); border-radius: 2rem; text-align: center }
svg { width: 4.5rem; fill: var(--rosa) }
h1 { margin: 1rem 0 0.5rem; font-size: 1.75rem; line-height: 1.2 }
p { margin: 0.5rem 0 }
.other { margin-top: 1.5rem; padding-top: 1rem; border-top: 1px solid var(--line); color: var(--soft) }
.ways { display: flex; flex-wrap: wrap; gap: 0.75rem; justify-content: center; margin-top: 1.75rem }
a { display: inline-flex; align-items: center; min-height: 2.75rem; padding: 0 1.25rem; border: 2px solid var(--rosa); border-radius: 2rem; color: var(--rosa); font-weight: 600; text-decoration: none }
a.again { background: var(--rosa); color: var(--on-rosa) }
a:focus-visible { outline: 3px solid var(--jade); outline-offset: 2px }
`;
/** For this page alone: nothing but its own style. */
export const refusalPagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const ways = {
  again: { es: 'Intentar de nuevo', en: 'Try again' },
  home: { es: 'Ir al inicio', en: 'Back to the home page' },
};

export interface RefusalPage {
  title: Bilingual;
  text?: Bilingual;
  /** Of whoever reads; the other one comes below it. */
  language: Language;
  /** The address to try again. */
  again: string | undefined;
}

/** A page that needs nothing but itself: no file, no script, no database. */
export function refusalPage({ title, text, language, again }: RefusalPage): string {
  const other = language === 'es' ? 'en' : 'es';
  return htmlDocument(
    <html lang={locale[language]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{`${title[language]} · Casa Animal`}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is ours, and React would escape its quotes */}
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <main>
          <Paw />
          <h1>{title[language]}</h1>
          {text && <p>{text[language]}</p>}
          <p className="other" lang={locale[other]}>
            {(text ?? title)[other]}
          </p>
          <p className="ways">
            {again && (
              <a className="again" href={again}>
                {ways.again[language]}
              </a>
            )}
            <a href={pathFor('home', language)}>{ways.home[language]}</a>
          </p>
        </main>
      </body>
    </html>,
  );
}

const Paw = () => (
  <svg viewBox="0 0 64 64" aria-hidden="true">
    <ellipse cx="14" cy="30" rx="6" ry="8" />
    <ellipse cx="26" cy="17" rx="6.5" ry="9" />
    <ellipse cx="40" cy="17" rx="6.5" ry="9" />
    <ellipse cx="51" cy="30" rx="6" ry="8" />
    <path d="M33 30c9 0 17 10 17 18 0 6-5 8-9 8-3 0-5-2-8-2s-5 2-8 2c-4 0-9-2-9-8 0-8 8-18 17-18z" />
  </svg>
);
