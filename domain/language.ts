export const languages = ['es', 'en'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'es';

/** BCP 47 tag for `lang`, dates and numbers. */
export const locale: Record<Language, string> = { es: 'es-MX', en: 'en' };

export function isLanguage(value: unknown): value is Language {
  return value === 'es' || value === 'en';
}

/** One text in both languages. */
export type Bilingual<T = string> = Record<Language, T>;
