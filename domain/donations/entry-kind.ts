import { type ValueOf, vocabulary } from '../vocabulary.ts';

/** What moved money: refunds and disputes take it, which is below zero, and bring it back, which is above. */
export const entryKinds = vocabulary({
  payment: 'pago',
  refund: 'reembolso',
  dispute: 'disputa',
  /** Given back from the till or the own account, beside the provider: of a deposit or fee alone. */
  handBack: 'devolucion_directa',
});
export type EntryKind = ValueOf<typeof entryKinds>;
