import type { Bilingual } from '#domain/language.ts';
import { useLanguage } from '../texts.tsx';

const es = {
  visitor: {
    title: 'Por ahora no recibimos donativos aquí',
    monthlyTitle: 'Por ahora no recibimos donativos mensuales aquí',
    text: 'Escríbenos y te decimos cómo ayudar. También puedes:',
    once: 'Donar una sola vez, con los botones de arriba',
    join: 'Ser voluntaria o voluntario, o dar hogar temporal',
    adopt: 'Conocer a quienes buscan familia',
    contact: 'Escribirnos',
  },
  staff: {
    text: 'Solo tú y el equipo leen esto: falta configurar un proveedor de pagos.',
    where: 'Ver qué falta en la administración',
  },
};

export const texts: Bilingual<typeof es> = {
  es,
  en: {
    visitor: {
      title: 'We take no donations here at the moment',
      monthlyTitle: 'We take no monthly donations here at the moment',
      text: 'Write to us and we will tell you how to help. You can also:',
      once: 'Give once, with the buttons above',
      join: 'Volunteer, or be a foster home',
      adopt: 'Meet those who are looking for a family',
      contact: 'Write to us',
    },
    staff: {
      text: 'Only you and the team read this: no payment provider is set up.',
      where: 'See what is missing in administration',
    },
  },
};

/** What to do where nothing can be given; comes with who sees it. */
export const useNotOfferedText = () => texts[useLanguage()];
