import type { Language } from '../language.ts';

/** What people hand on, by the words for it in addresses of files. A litter is named by any of its pets. */
export const shareKinds = {
  pet: { media: 'pets', files: 'mascotas' },
  litter: { media: 'litters', files: 'camadas' },
  event: { media: 'events', files: 'eventos' },
  campaign: { media: 'campaigns', files: 'campanas' },
  notice: { media: 'notices', files: 'avisos' },
  fundraiser: { media: 'fundraisers', files: 'recaudaciones' },
} as const;
export type ShareKind = keyof typeof shareKinds;

/** og: beside a link; post: square; story: as tall as a telephone. */
export const pictureFormats = ['og', 'post', 'story'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** poster: one page; tabs: with strips below to tear off; four: four to cut apart, each with strips. */
export const posterForms = { poster: 'cartel', tabs: 'tiras', four: 'cuatro' } as const;
export type PosterForm = keyof typeof posterForms;

/** @param id of a campaign or a person's page its slug */
export const sharedPicture = (
  kind: ShareKind,
  id: string,
  language: Language,
  format: PictureFormat,
): string => `/media/${shareKinds[kind].media}/${id}/${language}-${format}.jpg`;

/** The same, as wide as a telephone's half. */
export const smallPicture = (...picture: Parameters<typeof sharedPicture>): string =>
  sharedPicture(...picture).replace('.jpg', '-min.jpg');

export const sharedPoster = (
  kind: ShareKind,
  id: string,
  language: Language,
  form: PosterForm,
): string => `/archivos/${shareKinds[kind].files}/${id}/${language}-${posterForms[form]}.pdf`;
