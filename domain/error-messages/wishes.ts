import type { Bilingual } from '../language.ts';

/** Being told of new pets. */
export const wishErrors = {
  tooManyWishes: {
    es: 'Ya tienes 10 avisos. Termina alguno para pedir otro',
    en: 'You already have 10 alerts. End one to ask for another',
  },
  wishFilter: {
    es: 'Este filtro no es válido. Elige de nuevo en la lista de mascotas',
    en: 'This filter is not valid. Choose again on the list of pets',
  },
} as const satisfies Record<string, Bilingual>;
