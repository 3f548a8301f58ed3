import type { Bilingual } from '../language.ts';

/** Cards in honour and in memory. */
export const dedicationErrors = {
  cardWordsNotPlain: {
    es: 'Escríbelo sin direcciones, enlaces, correos ni teléfonos',
    en: 'Write it without addresses, links, emails or phone numbers',
  },
  cardDayOutside: {
    es: 'Elige un día entre hoy y dentro de un año',
    en: 'Choose a day from today to a year from now',
  },
  cardOver: {
    es: 'Esta tarjeta ya no se puede cambiar: ya se envió o su donativo se canceló',
    en: 'This card can no longer be changed: it was sent, or its donation was cancelled',
  },
  cardUnpaid: {
    es: 'La tarjeta se imprime cuando el donativo ya llegó',
    en: 'The card can be printed once the donation has arrived',
  },
} as const satisfies Record<string, Bilingual>;
