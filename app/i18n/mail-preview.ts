import type { Bilingual } from '#domain/language.ts';
import { useLanguage } from './texts.tsx';

const es = {
  language: 'Idioma',
  languages: { es: 'Español', en: 'Inglés' },
  look: 'Apariencia',
  looks: { light: 'Clara', dark: 'Oscura', bare: 'Sin imágenes' },
  width: 'Ancho',
  widths: { phone: 'Teléfono', desk: 'Escritorio' },
};

const texts: Bilingual<typeof es> = {
  es,
  en: {
    language: 'Language',
    languages: { es: 'Spanish', en: 'English' },
    look: 'Look',
    looks: { light: 'Light', dark: 'Dark', bare: 'Without pictures' },
    width: 'Width',
    widths: { phone: 'Phone', desk: 'Desktop' },
  },
};

/** A dictionary that only those load who look at mails before they are sent. */
export function useMailPreviewText(): typeof es {
  return texts[useLanguage()];
}
