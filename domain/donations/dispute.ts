import { type ValueOf, vocabulary } from '../vocabulary.ts';

export const disputeStates = vocabulary({
  open: 'abierta',
  won: 'ganada',
  lost: 'perdida',
});
export type DisputeState = ValueOf<typeof disputeStates>;

/** Why a donor wants the money back, as banks and wallets say it. */
export const disputeReasons = vocabulary({
  fraudulent: 'no_reconocida',
  duplicate: 'duplicada',
  notReceived: 'no_recibida',
  notAsDescribed: 'no_como_se_dijo',
  cancelled: 'cancelada',
  refundNotReceived: 'reembolso_no_recibido',
  wrongAmount: 'monto_incorrecto',
  other: 'otra',
});
export type DisputeReason = ValueOf<typeof disputeReasons>;

/** What a provider has taken for a dispute and put back, each in all so far, in centavos. */
interface DisputedMoney {
  state: DisputeState;
  amountCents: number;
  withdrawnCents: number;
  reinstatedCents: number;
}

/**
 * Whether money can still move because of it: one that was won waits for what was taken, one that was lost without
 * anything being taken for the reversal, unless as much has gone back otherwise.
 */
export function isUnsettled(
  { state, amountCents, withdrawnCents, reinstatedCents }: DisputedMoney,
  givenBackCents: number,
): boolean {
  if (state === 'open') return true;
  if (state === 'won') return withdrawnCents > reinstatedCents;
  return withdrawnCents === 0 && givenBackCents < amountCents;
}
