import type { Bilingual } from '#domain/language.ts';

/** At the foot of each page. */
export const pageNumber: Bilingual<(page: number, pages: number) => string> = {
  es: (page, pages) => `Página ${page} de ${pages}`,
  en: (page, pages) => `Page ${page} of ${pages}`,
};

/** The light tokens of the site. */
export const colour = {
  ink: '#2b1230',
  inkSoft: '#644a63',
  rosa: '#c2125c',
  rosaWash: '#fde6ee',
  sol: '#ffb52e',
  solWash: '#fff0cd',
  jade: '#08705f',
  jadeWash: '#dcf1e6',
  violet: '#7b4bb3',
  violetWash: '#ebe3f7',
  line: '#d9c4a6',
  blank: '#8d7189',
  paper: '#ffffff',
  cream: '#fff8ec',
} as const;

/** On a grid of 24, as on the site. */
export const pawPath =
  'M12 11.3c-3.8 0-7.1 3.7-7.1 6.7 0 2.3 1.7 3.2 3.4 3.2 1.5 0 2.4-.6 3.7-.6s2.3.6 3.7.6c1.7 0 3.4-.9 3.4-3.2 0-3-3.3-6.7-7.1-6.7zM3.2 7.6A2.2 3.2 -24 1 1 5.8 13.4 2.2 3.2 -24 1 1 3.2 7.6zM8.7 2.4A2.4 3.4 -8 1 1 9.6 9.3 2.4 3.4 -8 1 1 8.7 2.4zM15.3 2.4A2.4 3.4 8 1 1 14.4 9.3 2.4 3.4 8 1 1 15.3 2.4zM20.8 7.6A2.2 3.2 24 1 1 18.2 13.4 2.2 3.2 24 1 1 20.8 7.6z';
