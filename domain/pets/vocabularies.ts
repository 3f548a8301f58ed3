import { type ValueOf, vocabulary } from '../vocabulary.ts';

export const species = vocabulary({ cat: 'gato', dog: 'perro' });
export const sex = vocabulary({ male: 'macho', female: 'hembra' });
export const size = vocabulary({
  mini: 'mini',
  small: 'pequeño',
  medium: 'mediano',
  large: 'grande',
  giant: 'muy grande',
});
export const breed = vocabulary({
  mixed: 'mestizo',
  breedMix: 'mezcla de raza con mestizo',
  purebred: 'de raza',
  unknown: 'no se',
});
export const ageUnit = vocabulary({ weeks: 'semanas', months: 'meses', years: 'años' });
export const compatibility = vocabulary({ yes: 'SI', no: 'NO', unknown: 'NO SE' });
export const yesNo = vocabulary({ yes: 'SI', no: 'NO' });
export const energy = vocabulary({ calm: 'tranquila', medium: 'media', high: 'alta' });

/**
 * Everything a pet's status can be. The specification names the first three and leaves the rest open;
 * the list is closed here. Only the first two are public.
 */
export const petStatus = vocabulary({
  adoption: 'adopcion',
  rehabilitation: 'rehabilitacion',
  adopted: 'adoptado',
  deceased: 'fallecido',
  returned: 'devuelto',
  paused: 'pausado',
});

/** What the owner answers by a link in a mail. */
export const reminderAnswer = vocabulary({ renew: 'renovar', pause: 'pausar' });

export type Species = ValueOf<typeof species>;
export type Sex = ValueOf<typeof sex>;
export type Size = ValueOf<typeof size>;
export type Breed = ValueOf<typeof breed>;
export type AgeUnit = ValueOf<typeof ageUnit>;
export type Compatibility = ValueOf<typeof compatibility>;
export type Energy = ValueOf<typeof energy>;
export type YesNo = ValueOf<typeof yesNo>;
export type ReminderAnswer = ValueOf<typeof reminderAnswer>;
export type PetStatus = ValueOf<typeof petStatus>;

/** The two programmes a visitor can browse; the same words are the statuses of a public pet. */
export const programmes = ['adoption', 'rehabilitation'] as const;
export type Programme = (typeof programmes)[number];
