import { type ValueOf, vocabulary } from '../vocabulary.ts';

/**
 * pending: sealed, and nobody knows yet whether it was stamped. refused: it never was, and never will be.
 * cancelling: the SAT or the receiver has not agreed yet; until then it is as good as before.
 */
export const invoiceStates = vocabulary({
  pending: 'pendiente',
  valid: 'vigente',
  cancelling: 'en_cancelacion',
  cancelled: 'cancelado',
  refused: 'rechazado',
});
export type InvoiceState = ValueOf<typeof invoiceStates>;

/** c_MotivoCancelacion. */
export const cancellationMotives = ['01', '02', '03', '04'] as const;
