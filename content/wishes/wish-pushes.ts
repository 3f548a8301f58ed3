import type { Bilingual } from '#domain/language.ts';

interface Words {
  title(names: readonly string[]): string;
  body(names: readonly string[]): string;
  /** In place of a name that is none. */
  aPet: string;
}

/** What a device shows of new pets. */
export const wishPushes: Bilingual<Words> = {
  es: {
    title: (names) => (names.length === 1 ? 'Llegó alguien nuevo' : 'Llegaron mascotas nuevas'),
    body: (names) => `Como lo que buscas: ${namesIn('es-MX', names)}`,
    aPet: 'una mascota',
  },
  en: {
    title: (names) => (names.length === 1 ? 'Somebody new arrived' : 'New pets arrived'),
    body: (names) => `Like what you look for: ${namesIn('en', names)}`,
    aPet: 'a pet',
  },
};

const mostNames = 3;

function namesIn(locale: string, names: readonly string[]): string {
  const more = names.length - mostNames;
  const shown = [...names.slice(0, mostNames), ...(more > 0 ? [`+${more}`] : [])];
  return new Intl.ListFormat(locale, { style: 'narrow', type: 'unit' }).format(shown);
}
