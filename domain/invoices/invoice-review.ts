import { type ValueOf, vocabulary } from '../vocabulary.ts';

/**
 * Why a person has to look at an invoice. The first three: what the provider answered is another document than ours, has
 * no stamp that ours can have, or has the UUID of another invoice. unanswered: the time for a stamp is over, and the
 * provider does not tell whether there is one. uncertain: the provider says that there is none, after a request that was
 * sent to it was cut. lateStamp: stamped after all, when its donations had been freed.
 */
export const reviewReasons = vocabulary({
  otherDocument: 'otro_documento',
  badStamp: 'timbre_invalido',
  knownUuid: 'uuid_repetido',
  unanswered: 'sin_respuesta',
  uncertain: 'timbre_incierto',
  lateStamp: 'timbre_tardio',
});
export type ReviewReason = ValueOf<typeof reviewReasons>;

/** Those that the provider's answer is kept for. */
export const doubtfulAnswers: readonly (ReviewReason | null)[] = [
  'otherDocument',
  'badStamp',
  'knownUuid',
];
