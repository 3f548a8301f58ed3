import { storageKeys } from '#app/session/session-mark.ts';
import type { Language } from '#domain/language.ts';
import { languageCookieAttributes } from './language-script.ts';

/** For the pages with one address for both languages: the server reads the cookie, the browser the storage. */
export function rememberLanguage(language: Language): void {
  document.cookie = `lang=${language}${languageCookieAttributes}`;
  try {
    localStorage.setItem(storageKeys.language, language);
  } catch {
    // Storage may be switched off; the cookie is enough for the server.
  }
}
