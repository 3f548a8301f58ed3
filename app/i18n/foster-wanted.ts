import type { Bilingual } from '#domain/language.ts';
import type { Sex } from '#domain/pets/vocabularies.ts';

/** What everybody reads of a pet that needs a foster home; loaders hand it on. */
export const fosterWanted: Bilingual<{ tag: string; lead: string; offer: (sex: Sex) => string }> = {
  es: {
    tag: 'Busca hogar temporal',
    lead: 'Busca hogar temporal.',
    offer: (sex) =>
      `¿Puedes ${sex === 'female' ? 'recibirla' : 'recibirlo'} unas semanas? Levanta la mano`,
  },
  en: {
    tag: 'Needs a foster home',
    lead: 'Needs a foster home.',
    offer: () => 'Can you take this pet in for a few weeks? Raise a hand',
  },
};
