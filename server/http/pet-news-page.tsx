import { createHash } from 'node:crypto';
import { type Bilingual, type Language, locale } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { htmlDocument } from '../web/html-document.ts';
import { plainStyle } from './plain-document.ts';

const style = `${plainStyle}
html { background: var(--paper); }
h1 { line-height: 1.2; text-wrap: balance; }
button { min-height: 3rem; padding: .65rem 1.4rem; border: 0; border-radius: 999px; background: var(--rosa);
  color: var(--on-rosa); font: 650 1rem/1.4 system-ui, sans-serif; cursor: pointer; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; }`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** Its own style, and the form that it sends to itself. */
export const petNewsPagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const words: Bilingual<
  Record<'ask' | 'done', { title: string; text: string }> & {
    stop: string;
    home: string;
  }
> = {
  es: {
    ask: {
      title: '¿Ya no quieres noticias de tu mascota?',
      text: 'Tu donativo mensual sigue igual. Puedes volver a pedirlas donde ves tu donativo.',
    },
    done: {
      title: 'Listo: ya no te mandaremos noticias',
      text: 'Tu donativo mensual sigue igual. Gracias por ayudar.',
    },
    stop: 'Ya no quiero noticias',
    home: 'Ir al inicio',
  },
  en: {
    ask: {
      title: 'No more news of your pet?',
      text: 'Your monthly donation stays as it is. You can ask for news again where you see your donation.',
    },
    done: {
      title: 'Done: we will send you no more news',
      text: 'Your monthly donation stays as it is. Thank you for helping.',
    },
    stop: 'No more news',
    home: 'Go to the home page',
  },
};

/** Asks before anything ends: programs open the links of mails as well. */
export function petNewsPage(state: 'ask' | 'done', language: Language): string {
  const { title, text } = words[language][state];
  return htmlDocument(
    <html lang={locale[language]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <style>{style}</style>
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          <p>{text}</p>
          {state === 'ask' && (
            <form method="post">
              <button type="submit">{words[language].stop}</button>
            </form>
          )}
          <p>
            <a href={pathFor('home', language)}>{words[language].home}</a>
          </p>
        </main>
      </body>
    </html>,
  );
}
