import { type ValueOf, vocabulary } from '../vocabulary.ts';

/** What volunteers do; a shift is of one of them. */
export const volunteerTasks = vocabulary({
  walks: 'paseos',
  feeding: 'alimentacion',
  cats: 'socializar_gatos',
  transport: 'traslados',
  events: 'eventos_de_adopcion',
  photos: 'fotos',
  veterinary: 'apoyo_veterinario',
  office: 'administracion',
});
export type VolunteerTask = ValueOf<typeof volunteerTasks>;

/** From Monday on, as calendars in Mexico have it. */
export const weekdays = vocabulary({
  monday: 'lunes',
  tuesday: 'martes',
  wednesday: 'miercoles',
  thursday: 'jueves',
  friday: 'viernes',
  saturday: 'sabado',
  sunday: 'domingo',
});
export type Weekday = ValueOf<typeof weekdays>;

export const freeTimes = vocabulary({ morning: 'manana', afternoon: 'tarde', evening: 'noche' });
export type FreeTime = ValueOf<typeof freeTimes>;

/** Of age, or from `youngestVolunteer` on with the consent of a guardian. */
export const volunteerAges = vocabulary({ adult: 'adulto', minor: 'menor_con_permiso' });
export type VolunteerAge = ValueOf<typeof volunteerAges>;

/**
 * Years, as the organisation's texts and its privacy notice say. Above the 15 years from which the Ley Federal del Trabajo
 * (articles 22 and 22 bis) lets anybody work; whoever is not of age (18, article 646 of the Código Civil Federal) needs the
 * consent of whoever has custody of them.
 */
export const youngestVolunteer = 16;
