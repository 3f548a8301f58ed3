import { type ValueOf, vocabulary } from '../vocabulary.ts';

/** Whose list it comes from: what the portal does by itself, an answer to a message, an issue, or mails about an event. */
export const failedOrigins = vocabulary({
  job: 'trabajo',
  reply: 'respuesta',
  issue: 'boletin',
  event: 'evento',
});
export type FailedOrigin = ValueOf<typeof failedOrigins>;

/** Why something did not arrive, as far as people can do something about it. */
export const failureReasons = vocabulary({
  noMailbox: 'buzon_inexistente',
  mailboxFull: 'buzon_lleno',
  refused: 'rechazado',
  uncertain: 'incierto',
  unreachable: 'sin_respuesta',
  other: 'otra',
});
export type FailureReason = ValueOf<typeof failureReasons>;

/** Addresses of one entry that are named. */
export const mostNamed = 3;
/** Entries of one origin; the newest are listed. */
export const mostFailed = 1_000;
