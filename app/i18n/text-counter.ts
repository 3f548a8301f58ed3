import type { Bilingual } from '#domain/language.ts';
import { useLanguage } from './texts.tsx';

const es = {
  used: (length: number, longest: number) =>
    `${length.toLocaleString('es-MX')} de ${longest.toLocaleString('es-MX')} caracteres`,
  over: (excess: number) =>
    excess === 1 ? 'Sobra 1 carácter.' : `Sobran ${excess.toLocaleString('es-MX')} caracteres.`,
  nearEnd: 'Queda poco espacio.',
  tooLong: 'El texto es demasiado largo.',
};

const texts: Bilingual<typeof es> = {
  es,
  en: {
    used: (length, longest) =>
      `${length.toLocaleString('en-US')} of ${longest.toLocaleString('en-US')} characters`,
    over: (excess) =>
      excess === 1
        ? '1 character too many.'
        : `${excess.toLocaleString('en-US')} characters too many.`,
    nearEnd: 'Little space is left.',
    tooLong: 'The text is too long.',
  },
};

/** How much of a text's room is used; stands in public forms too, so it brings no dictionary. */
export const useTextCounterText = () => texts[useLanguage()];
