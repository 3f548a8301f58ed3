import type { AttentionHelp } from '#domain/exposure/pet-attention.ts';
import type { Bilingual } from '#domain/language.ts';
import { useLanguage } from './texts.tsx';

const es = {
  title: 'Cuánto se ve',
  lead: (days: number, alike: number) =>
    `En los últimos ${days} días, al lado de ${alike} mascotas de su especie y edad.`,
  alone: (days: number) =>
    `En los últimos ${days} días. Hay muy pocas mascotas parecidas para comparar.`,
  views: 'Veces que se abrió su ficha',
  applications: 'Solicitudes',
  own: 'Esta mascota',
  median: 'Lo usual',
  unknown: 'Sin comparar',
  helps: 'Qué puede ayudarle',
  none: 'Su ficha está completa. ¡Gracias!',
  help: {
    secondPhoto: 'Agregar otra foto: de cuerpo entero, con luz de día.',
    video: 'Agregar un video corto en el que juegue o camine.',
    story: 'Contar más de su historia: dónde la encontraste, cómo es un día con ella.',
    personality: 'Decir más de su carácter.',
    energy: 'Decir cuánta energía tiene.',
    company: 'Decir cómo se lleva con perros, gatos, niñas y niños.',
    share: 'Compartir su ficha: hay imágenes y carteles listos.',
  } satisfies Record<AttentionHelp, string>,
};

const texts: Bilingual<typeof es> = {
  es,
  en: {
    title: 'How much it is seen',
    lead: (days, alike) =>
      `In the last ${days} days, next to ${alike} pets of its species and age.`,
    alone: (days) => `In the last ${days} days. There are too few pets alike to compare with.`,
    views: 'Times its page was opened',
    applications: 'Applications',
    own: 'This pet',
    median: 'Usual',
    unknown: 'Not compared',
    helps: 'What may help it',
    none: 'Its page is complete. Thank you!',
    help: {
      secondPhoto: 'Add another photo: the whole body, in daylight.',
      video: 'Add a short video of it playing or walking.',
      story: 'Tell more of its story: where you found it, what a day with it is like.',
      personality: 'Say more about its personality.',
      energy: 'Say how much energy it has.',
      company: 'Say how it gets along with dogs, cats and children.',
      share: 'Share its page: there are pictures and posters ready.',
    },
  },
};

/** How much a pet is noticed, for its people. */
export function usePetAttentionText(): typeof es {
  return texts[useLanguage()];
}
