import { type ValueOf, vocabulary } from '../vocabulary.ts';

export const donationStates = vocabulary({
  pending: 'pendiente',
  requiresAction: 'requiere_accion',
  paid: 'vigente',
  failed: 'fallido',
  expired: 'vencido',
  cancelled: 'cancelado',
  refunded: 'reembolsado',
});
export type DonationState = ValueOf<typeof donationStates>;

/** How a payment stands at its provider. */
export type PaymentState = Exclude<DonationState, 'refunded'>;

interface Money {
  /** Centavos, as the donation says it. */
  amountCents: number;
  /** Centavos of it that have been given back. */
  refundedCents: number;
}

/** Whether the money is, or was, with the provider: nothing but a refund changes such a donation. */
export const isSettled = (status: DonationState): boolean =>
  status === 'paid' || status === 'refunded';

/**
 * The state of a donation after its provider has said how the payment stands, whatever was heard before and in whatever
 * order: money that is there counts, also after an expiry or a failure; nothing that is heard late takes it away.
 */
export function nextState(
  status: DonationState,
  heard: PaymentState,
  { amountCents, refundedCents }: Money,
): DonationState {
  if (refundedCents >= amountCents) return 'refunded';
  if (isSettled(status) || heard === 'paid' || refundedCents > 0) return 'paid';
  const isOver = status === 'failed' || status === 'expired' || status === 'cancelled';
  return isOver ? status : heard;
}
