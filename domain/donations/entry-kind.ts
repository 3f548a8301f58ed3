import { type ValueOf, vocabulary } from '../vocabulary.ts';

/** What moved money: refunds and disputes take it, which is below zero, and bring it back, which is above. */
export const entryKinds = vocabulary({
  payment: 'pago',
  refund: 'reembolso',
  dispute: 'disputa',
});
export type EntryKind = ValueOf<typeof entryKinds>;
