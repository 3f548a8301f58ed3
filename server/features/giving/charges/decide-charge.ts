import type { Actor } from '#domain/access/actor.ts';
import { requireRight } from '#domain/access/rights.ts';
import { chargeReason, owedBackCents } from '#domain/adoption/charges/charge.ts';
import { conflict, notFound } from '#domain/errors.ts';
import type { Tx } from '#server/db/database.ts';
import { sterilizationReferences } from '#server/features/adoption/follow-ups/sterilization-references.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { valid } from '#server/features/kits/valid.ts';
import type { ChargeDependencies } from './charge-dependencies.ts';
import { end } from './charge-events.ts';
import { type Charge, lockCharge } from './charges.repository.ts';
import { factsOf, moneyOf } from './settle-charge.ts';

/**
 * Nothing more is asked for; what was paid goes back.
 * @throws AppError forbidden, tooManyRequests, invalid (no reason), notFound, conflict (over)
 */
export async function waive(
  dependencies: ChargeDependencies,
  { viewer, address }: Actor,
  id: string,
  input: unknown,
): Promise<void> {
  const actorId = requireRight(viewer, 'applications.manageAny');
  await admitChange(dependencies.limits, viewer);
  const { reason } = valid(chargeReason, input);
  await dependencies.database.transaction(async (tx) => {
    const charge = await lockOpen(tx, id);
    await end(dependencies, tx, charge, 'waived', { ended_by: actorId, reason });
    await record(dependencies, tx, charge, 'charge.waived', { actorId, address });
  });
}

/**
 * A deposit does not go back: a person's decision, in words, once the last day that was agreed on is over.
 * @throws AppError forbidden, tooManyRequests, invalid, notFound, conflict (over, or not yet)
 */
export async function forfeit(
  dependencies: ChargeDependencies,
  { viewer, address }: Actor,
  id: string,
  input: unknown,
): Promise<void> {
  const actorId = requireRight(viewer, 'donations.refund');
  await admitChange(dependencies.limits, viewer);
  const { reason } = valid(chargeReason, input);
  await dependencies.database.transaction(async (tx) => {
    const charge = await lockOpen(tx, id);
    if (!(await mayForfeit(tx.query, charge, dependencies.today()))) {
      throw conflict('depositNotForfeitable');
    }
    await end(dependencies, tx, charge, 'forfeited', { ended_by: actorId, reason });
    await record(dependencies, tx, charge, 'charge.forfeited', { actorId, address });
  });
}

/** @param today YYYY-MM-DD */
export async function mayForfeit(
  query: Tx['query'],
  charge: Charge,
  today: string,
): Promise<boolean> {
  if (charge.kind !== 'sterilizationDeposit' || charge.ended_as !== null) return false;
  const money = await moneyOf(query, charge.id);
  const isHeld = money.heldCents > 0 && owedBackCents(factsOf(charge), money) === 0;
  return isHeld && (await lastDayOf(query, charge)) < today;
}

/** A later one that was agreed on since counts. */
export async function lastDayOf(
  query: Tx['query'],
  { application_id, due_on }: Charge,
): Promise<string> {
  const promised = await sterilizationReferences.promisesOf(query, application_id);
  const days = promised.map(({ dueOn }) => dueOn).sort();
  return days.at(-1) ?? due_on ?? '9999-12-31';
}

/** @throws AppError notFound, conflict */
async function lockOpen(tx: Tx, id: string): Promise<Charge> {
  const charge = await lockCharge(tx, id);
  if (!charge) throw notFound('charge');
  if (charge.ended_as !== null) throw conflict('chargeOver');
  return charge;
}

export async function record(
  { audit }: Pick<ChargeDependencies, 'audit'>,
  tx: Tx,
  { id, kind, amount_cents, user_id }: Charge,
  action: 'charge.waived' | 'charge.forfeited' | 'charge.returned' | 'charge.handedBack',
  { actorId, address }: { actorId: string; address: string },
): Promise<void> {
  const details = { charge: id, kind, cents: amount_cents };
  await audit.record(tx, { action, actorId, subjectId: user_id, address, details });
}
