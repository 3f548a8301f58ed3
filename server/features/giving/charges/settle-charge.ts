import {
  type ChargeFacts,
  type ChargeMoney,
  chargeState,
} from '#domain/adoption/charges/charge.ts';
import type { Tx } from '#server/db/database.ts';
import { donationReferences } from '../donations/donation-references.ts';
import type { ChargeDependencies } from './charge-dependencies.ts';
import { type Charge, changeCharge } from './charges.repository.ts';

export const factsOf = ({ amount_cents, due_at, ended_as }: Charge): ChargeFacts => ({
  amountCents: amount_cents,
  dueAt: due_at,
  endedAs: ended_as,
});

const nothing: ChargeMoney = { cameCents: 0, heldCents: 0 };

export async function moneyOf(query: Tx['query'], chargeId: string): Promise<ChargeMoney> {
  return (await donationReferences.chargeSums(query, [chargeId])).get(chargeId) ?? nothing;
}

/**
 * Writes down how a charge stands by now, after a decision about it or a line of the ledger; the family hears of it.
 * @param charge as it is locked
 * @param changes that were decided
 */
export async function settle(
  { clock, mails }: Pick<ChargeDependencies, 'clock' | 'mails'>,
  tx: Tx,
  charge: Charge,
  changes: Partial<Charge> = {},
): Promise<Charge> {
  const changed: Charge = { ...charge, ...changes };
  const money = await moneyOf(tx.query, charge.id);
  const state = chargeState(factsOf(changed), money);
  const after: Charge = { ...changed, state };
  const isSame = state === charge.state;
  if (isSame && Object.keys(changes).length === 0) return after;
  await changeCharge(tx, charge.id, { ...changes, state }, clock.now().toISOString());
  if (!isSame) await mails.changed(tx, after, charge.state, money);
  return after;
}
