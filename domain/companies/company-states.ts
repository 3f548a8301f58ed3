import { type ValueOf, vocabulary } from '../vocabulary.ts';

/**
 * How a company stands on the public list: `private` is not to be shown; `review` waits for a moderator, while what was
 * approved before stays; `refused` goes back to its owner; `takenOff` nobody reads any more until a moderator brings it back.
 */
export const companyStates = vocabulary({
  private: 'privada',
  review: 'en_revision',
  shown: 'publicada',
  refused: 'rechazada',
  takenOff: 'retirada',
});
export type CompanyState = ValueOf<typeof companyStates>;

/** Those in which everybody may read what was approved. */
export const publicStates: readonly CompanyState[] = ['review', 'shown', 'refused'];
