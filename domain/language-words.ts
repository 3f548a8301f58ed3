import type { Language } from './language.ts';
import { vocabulary } from './vocabulary.ts';

/** A language as a word of the wire; apart from `language.ts`, which every page loads. */
export const languageWords = vocabulary<Language>({ es: 'es', en: 'en' });
