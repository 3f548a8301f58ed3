import { languages } from '#domain/language.ts';

/** In local storage; part of the portal's contract. */
const storageKey = 'lang';
const yearInSeconds = 365 * 24 * 60 * 60;
const cookieAttributes = `;path=/;max-age=${yearInSeconds};samesite=lax`;

/**
 * Runs before the first paint and keeps the reader's language. A page with an address of its own language sets it, and
 * so does a click on the toggle (`data-language`), also one before hydration or into another tab. On a page with one
 * address for both (`<html data-bilingual>`) local storage holds the choice and the cookie, by which the server
 * renders, only mirrors it: a mirror that is wrong is put right and the page loaded again. Never twice, for then the
 * mirror is right; nor where cookies are refused.
 */
export const languageScript = `(root => {
  const remember = language => {
    document.cookie = 'lang=' + language + '${cookieAttributes}';
    try { localStorage.setItem('${storageKey}', language); } catch {}
  };
  const choose = event => {
    const choice = event.target.closest('[data-language]');
    if (choice && event.button < 2) remember(choice.dataset.language);
  };
  addEventListener('click', choose, true);
  addEventListener('auxclick', choose, true);
  const shown = root.lang.slice(0, 2);
  if (!('bilingual' in root.dataset)) return remember(shown);
  let chosen;
  try { chosen = localStorage.getItem('${storageKey}'); } catch {}
  const mirrored = () => document.cookie.split('; ').includes('lang=' + chosen);
  if (chosen === shown || !${JSON.stringify(languages)}.includes(chosen) || mirrored()) return;
  remember(chosen);
  if (mirrored()) location.reload();
})(document.documentElement)`;
