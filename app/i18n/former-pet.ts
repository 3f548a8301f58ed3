import type { Bilingual } from '#domain/language.ts';
import type { Sex } from '#domain/pets/vocabularies.ts';
import { useLanguage } from './texts.tsx';

const es = {
  adopted: (name: string) => `${name} encontró a su familia`,
  adoptedText: (sex: Sex, date: string | undefined) =>
    `${date === undefined ? 'Ya vive' : `Desde el ${date} vive`} con quienes ${sex === 'female' ? 'la' : 'lo'} eligieron. Gracias por acompañar su historia.`,
  withdrawn: (name: string) => `Ya no mostramos a ${name}`,
  withdrawnText: 'Su página no está abierta al público. Gracias por buscarla.',
  ask: (name: string) => `Preguntar por ${name}`,
  home: (name: string) => `${name} en su nueva casa`,
  homePhoto: (name: string, number: number) => `${name} en su nueva casa, foto ${number}`,
  consent: 'Su familia nos dio permiso de compartirlo.',
};

const texts: Bilingual<typeof es> = {
  es,
  en: {
    adopted: (name) => `${name} found a family`,
    adoptedText: (sex, date) =>
      `${date === undefined ? 'Home is now' : `Since ${date} home is`} with the people who chose ${sex === 'female' ? 'her' : 'him'}. Thank you for being part of the story.`,
    withdrawn: (name) => `We no longer show ${name}`,
    withdrawnText: 'This page is not open to the public. Thank you for looking for it.',
    ask: (name) => `Ask about ${name}`,
    home: (name) => `${name} at home`,
    homePhoto: (name, number) => `${name} at home, photo ${number}`,
    consent: 'Shared with the family’s permission.',
  },
};

/** What the page says of a pet that is not shown there any more: its own dictionary, which only such pages load. */
export function useFormerPetText(): typeof es {
  return texts[useLanguage()];
}
