import { storageKeys } from '#app/session/session-mark.ts';
import { languages } from '#domain/language.ts';

const yearInSeconds = 365 * 24 * 60 * 60;
export const languageCookieAttributes = `;path=/;max-age=${yearInSeconds};samesite=lax`;

/**
 * Runs before the first paint. On a page with one address for both languages (`<html data-bilingual>`) local storage
 * holds the choice and the cookie, by which the server renders, only mirrors it: a mirror that is wrong is put right
 * and the page loaded again. Never twice, for then the mirror is right; nor where cookies are refused.
 */
export const languageScript = `(root => {
  try {
    const chosen = localStorage.getItem('${storageKeys.language}');
    const wrong = ${JSON.stringify(languages)}.includes(chosen) && !root.lang.startsWith(chosen);
    if (!('bilingual' in root.dataset) || !wrong) return;
    const mirrored = () => document.cookie.split('; ').includes('lang=' + chosen);
    if (mirrored()) return;
    document.cookie = 'lang=' + chosen + '${languageCookieAttributes}';
    if (mirrored()) location.reload();
  } catch {}
})(document.documentElement)`;
