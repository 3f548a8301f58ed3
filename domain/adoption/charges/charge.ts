import { z } from 'zod';
import { smallestDonationCents } from '../../money.ts';
import { type ValueOf, vocabulary } from '../../vocabulary.ts';

/**
 * What a contract asks a family for: a recovery fee of what the pet has cost, or a deposit that goes back once it is sterilized.
 * Neither is a gift.
 */
export const chargeStates = vocabulary({
  /** The contract is not sealed. */
  agreed: 'acordada',
  due: 'por_pagar',
  /** The fee is here; the deposit is held. */
  paid: 'pagada',
  /** Money of it belongs to the family. */
  toReturn: 'por_devolver',
  returned: 'devuelta',
  waived: 'condonada',
  /** A person has decided that the deposit does not go back. */
  forfeited: 'no_devuelta',
  /** Nothing was paid, and nothing is asked for any longer. */
  cancelled: 'cancelada',
});
export type ChargeState = ValueOf<typeof chargeStates>;

/** Why nothing more is asked for. */
export type ChargeEnd = 'waived' | 'fellThrough' | 'sterilized' | 'forfeited';

export const handBackWays = vocabulary({ transfer: 'transferencia', cash: 'efectivo' });

export const chargeLimits = {
  smallestCents: smallestDonationCents,
  /** Of a deposit: an honest one does not keep families from adopting. */
  largestDepositCents: 5_000_00,
  words: 400,
  /** Days before the promised one when the family is reminded of its deposit. */
  remindBefore: 7,
} as const;

/** In centavos, of the ledger's lines. */
export interface ChargeMoney {
  /** What came, whatever became of it. */
  cameCents: number;
  /** What is left of it here. */
  heldCents: number;
}

export interface ChargeFacts {
  amountCents: number;
  /** Instant at which the contract was sealed; null before. */
  dueAt: string | null;
  endedAs: ChargeEnd | null;
}

/** What of the money that is here belongs to the family. */
export function owedBackCents(
  { amountCents, endedAs }: ChargeFacts,
  { heldCents }: ChargeMoney,
): number {
  if (endedAs !== null && endedAs !== 'forfeited') return Math.max(0, heldCents);
  return Math.max(0, heldCents - amountCents);
}

export function chargeState(facts: ChargeFacts, money: ChargeMoney): ChargeState {
  const { amountCents, dueAt, endedAs } = facts;
  if (owedBackCents(facts, money) > 0) return 'toReturn';
  if (endedAs === 'forfeited') return 'forfeited';
  if (endedAs !== null && money.cameCents > 0) return 'returned';
  if (endedAs === 'waived') return 'waived';
  if (endedAs !== null) return 'cancelled';
  if (money.heldCents >= amountCents) return 'paid';
  return dueAt === null ? 'agreed' : 'due';
}

const words = z
  .string({ error: 'required' })
  .trim()
  .min(1, { error: 'required' })
  .max(chargeLimits.words, { error: 'tooLong' });

/** Why somebody decides against what the contract says. */
export const chargeReason = z.object({ reason: words });

/** @param today YYYY-MM-DD */
export const handBack = (today: string) =>
  z.object({
    way: z.enum(handBackWays.values, { error: 'chooseOption' }),
    onDate: z.iso
      .date({ error: 'required' })
      .refine((day) => day <= today && day >= '2020-01-01', { error: 'invalidDate' }),
    /** The bank's tracking key, or who took the cash. */
    note: words,
  });
