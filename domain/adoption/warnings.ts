import { type ValueOf, vocabulary } from '../vocabulary.ts';
import type { ApplicationState } from './application-machine.ts';
import type { DeclineReason } from './decline-reason.ts';

/** How another application of somebody ended, as whoever decides is told it. */
export const warningOutcomes = vocabulary({
  open: 'abierta',
  adopted: 'adoptada',
  returned: 'devuelta',
  declined: 'rechazada',
  noLongerFree: 'sin_lugar',
  withdrawn: 'retirada',
});
export type WarningOutcome = ValueOf<typeof warningOutcomes>;

/** What a card of the board says at a glance. */
export const warningMarks = vocabulary({
  restricted: 'no_puede_adoptar',
  returned: 'devolvio',
  declined: 'rechazada_antes',
  adopted: 'adopto_antes',
  otherAccount: 'otra_cuenta',
});
export type WarningMark = ValueOf<typeof warningMarks>;

/** Why an application was declined, for warnings and figures. */
export const recordedReasons = vocabulary({
  otherFamily: 'otra_familia',
  otherNeeds: 'otras_necesidades',
  homeNotReady: 'casa_no_lista',
  noAnswer: 'sin_respuesta',
  dataMissing: 'faltan_datos',
  petStays: 'no_se_dara',
  ownWords: 'otras_palabras',
  /** The portal's: the pet found another home, or is no longer up for adoption. */
  noLongerFree: 'sin_lugar',
} satisfies Record<DeclineReason | 'ownWords' | 'noLongerFree', string>);
export type RecordedReason = ValueOf<typeof recordedReasons>;

export const warningLimits = {
  /** Other applications that are told of. */
  applications: 20,
  /** Applications whose marks are asked for at once. */
  marked: 60,
} as const;

/** @param reason null of what ended before reasons were recorded */
export function outcomeOf(status: ApplicationState, reason: RecordedReason | null): WarningOutcome {
  switch (status) {
    case 'adopted':
    case 'returned':
    case 'withdrawn':
      return status;
    case 'declined':
      return reason === 'noLongerFree' ? 'noLongerFree' : 'declined';
    default:
      return 'open';
  }
}
