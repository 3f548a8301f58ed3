import { type ValueOf, vocabulary } from '../vocabulary.ts';

/** What may stand in the medical record of a pet. */
export const careKind = vocabulary({
  vaccine: 'vacuna',
  deworming: 'desparasitacion',
  test: 'prueba',
  treatment: 'tratamiento',
  weight: 'peso',
  operation: 'operacion',
  visit: 'consulta',
  note: 'nota',
});
export type CareKind = ValueOf<typeof careKind>;

/** The kinds of entries that use a dose up. */
export const lotKind = vocabulary({
  vaccine: 'vacuna',
  deworming: 'desparasitacion',
  treatment: 'tratamiento',
});
export type LotKind = ValueOf<typeof lotKind>;

export const testResult = vocabulary({
  negative: 'negativo',
  positive: 'positivo',
  unclear: 'dudoso',
});

export const operationKind = vocabulary({ sterilization: 'esterilizacion', other: 'otra' });

/** How a dose that is to come stands on a day. */
export const doseState = vocabulary({
  late: 'atrasada',
  today: 'hoy',
  soon: 'pronto',
  planned: 'al_dia',
  /** Nothing is known of it, for the record of the pet has no entry. */
  unrecorded: 'sin_registro',
});
export type DoseState = ValueOf<typeof doseState>;

/** The kinds of which a catalogue says when they are due. */
export const scheduledKind = vocabulary({ vaccine: 'vacuna', deworming: 'desparasitacion' });

export const careSpecies = vocabulary({ cat: 'gato', dog: 'perro', both: 'ambos' });

export const careLimits = {
  /** Entries that are kept of a pet. */
  entries: 400,
  /** Pets of which one call notes the same. */
  atOnce: 20,
  /** Of what is to do, in one answer. */
  toDo: 200,
  /** Pets of which nothing is written, in one answer. */
  unrecorded: 50,
  /** Days for which a deleted entry can be brought back. */
  undoDays: 1,
  /** What one mail tells of. */
  remindersAtOnce: 50,
  /** Days before a dose from which on it is `soon`. */
  soonDays: 14,
} as const;

/** Days after which a dose is no more late than due now: of a record that was brought over, nobody missed it lately. */
export const longLateDays = 59;
