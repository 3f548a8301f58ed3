import { type ValueOf, vocabulary } from '../vocabulary.ts';

/** Somebody looks for an animal of theirs, or for the family of one that they have found. */
export const noticeKinds = vocabulary({ lost: 'perdido', found: 'encontrado' });
export type NoticeKind = ValueOf<typeof noticeKinds>;

export const noticeSpecies = vocabulary({ dog: 'perro', cat: 'gato', other: 'otro' });
export type NoticeSpecies = ValueOf<typeof noticeSpecies>;

export const noticeSexes = vocabulary({ male: 'macho', female: 'hembra', unknown: 'no_se' });
export type NoticeSex = ValueOf<typeof noticeSexes>;

/** As people under stress tell them; those of pets are finer (`noticeSizeOf`). */
export const noticeSizes = vocabulary({ small: 'chico', medium: 'mediano', large: 'grande' });
export type NoticeSize = ValueOf<typeof noticeSizes>;

export const noticeColors = vocabulary({
  black: 'negro',
  white: 'blanco',
  brown: 'cafe',
  tan: 'miel',
  grey: 'gris',
  orange: 'naranja',
  striped: 'atigrado',
  spotted: 'con_manchas',
});
export type NoticeColor = ValueOf<typeof noticeColors>;

/** Why two animals may be the same; `chip` alone is certain. */
export const matchReasons = vocabulary({
  chip: 'chip',
  photo: 'foto',
  color: 'color',
  size: 'tamano',
  sex: 'sexo',
  marks: 'senas',
  distance: 'distancia',
  days: 'dias',
});
export type MatchReason = ValueOf<typeof matchReasons>;
