import type { Bilingual } from '#domain/language.ts';
import { useLanguage } from './texts.tsx';

const es = {
  ask: (address: string) => `¿Quisiste escribir ${address}?`,
  use: 'Sí, corregirlo',
};

const texts: Bilingual<typeof es> = {
  es,
  en: {
    ask: (address) => `Did you mean ${address}?`,
    use: 'Yes, correct it',
  },
};

/** Stands in public forms too, so it brings no dictionary. */
export const useEmailSuggestionText = () => texts[useLanguage()];
