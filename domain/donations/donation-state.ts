import { type ValueOf, vocabulary } from '../vocabulary.ts';

export const donationStates = vocabulary({
  pending: 'pendiente',
  requiresAction: 'requiere_accion',
  paid: 'vigente',
  failed: 'fallido',
  expired: 'vencido',
  cancelled: 'cancelado',
  refunded: 'reembolsado',
  /** Its donor has asked their bank or wallet for the money back, and that is not decided. */
  disputed: 'en_disputa',
});
export type DonationState = ValueOf<typeof donationStates>;

/** How a payment stands at its provider. */
export type PaymentState = Exclude<DonationState, 'refunded' | 'disputed'>;

interface Money {
  /** Centavos, as the donation says it. */
  amountCents: number;
  /** Centavos of it that have gone back: given back, or taken back in disputes. */
  refundedCents: number;
  /** A dispute about it is open. */
  isDisputed: boolean;
}

/** Whether the money is, or was, with the provider: nothing but refunds and disputes change such a donation. */
export const isSettled = (status: DonationState): boolean =>
  status === 'paid' || status === 'refunded' || status === 'disputed';

/**
 * The state of a donation after its provider has said how the payment stands, whatever was heard before and in whatever
 * order: money that is there counts, also after an expiry or a failure; nothing that is heard late takes it away.
 */
export function nextState(
  status: DonationState,
  heard: PaymentState,
  { amountCents, refundedCents, isDisputed }: Money,
): DonationState {
  const isThere = isSettled(status) || heard === 'paid' || refundedCents > 0;
  if (isThere && isDisputed) return 'disputed';
  if (refundedCents >= amountCents) return 'refunded';
  if (isThere) return 'paid';
  const isOver = status === 'failed' || status === 'expired' || status === 'cancelled';
  return isOver ? status : heard;
}
