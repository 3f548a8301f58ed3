import { type ValueOf, vocabulary } from '../vocabulary.ts';

/** What somebody reports: an animal in trouble, or one that they cannot keep. */
export const rescueKinds = vocabulary({
  hurt: 'herido',
  loose: 'suelto',
  litter: 'camada',
  abuse: 'maltrato',
  surrender: 'no_puede_quedarselo',
  other: 'otro',
});
export type RescueKind = ValueOf<typeof rescueKinds>;

export const rescueSpecies = vocabulary({ dog: 'perro', cat: 'gato', other: 'otro' });
export type RescueSpecies = ValueOf<typeof rescueSpecies>;

/** The most urgent first: so the desk lists them. */
export const urgencies = vocabulary({ now: 'ahora', today: 'hoy', canWait: 'puede_esperar' });
export type Urgency = ValueOf<typeof urgencies>;

/** The three questions, each answered by yes or no. */
export interface RescueAnswers {
  /** It may die unless somebody helps within the hour. */
  danger: boolean;
  /** It is where something may happen to it today. */
  exposed: boolean;
  /** Nobody is with it. */
  alone: boolean;
}

/**
 * How urgent a report is. Whoever reports may say too much or too little: hurt and abused animals never wait, and the desk
 * corrects it.
 */
export function urgencyOf(kind: RescueKind, { danger, exposed, alone }: RescueAnswers): Urgency {
  if (danger) return 'now';
  if (exposed || kind === 'hurt' || kind === 'abuse') return 'today';
  return alone && kind !== 'surrender' ? 'today' : 'canWait';
}

/** Six hours each, from midnight on. */
export const dayParts = vocabulary({
  night: 'madrugada',
  morning: 'manana',
  afternoon: 'tarde',
  evening: 'noche',
});
export type DayPart = ValueOf<typeof dayParts>;

/** @param hour from 0 to 23 */
export const dayPartOf = (hour: number): DayPart =>
  dayParts.values[Math.floor(hour / 6)] ?? 'night';
