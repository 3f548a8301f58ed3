import type { Actor } from '#domain/access/actor.ts';
import { requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { handBack, owedBackCents } from '#domain/adoption/charges/charge.ts';
import { conflict, notFound } from '#domain/errors.ts';
import type { Tx } from '#server/db/database.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { valid } from '#server/features/kits/valid.ts';
import { donationReferences } from '../donations/donation-references.ts';
import { arrivedAt } from '../donations/own-account/arrived-at.ts';
import type { ChargeDependencies } from './charge-dependencies.ts';
import { type Charge, findCharge, lockCharge } from './charges.repository.ts';
import { record as recordInLog } from './decide-charge.ts';
import { factsOf, moneyOf } from './settle-charge.ts';

interface Part {
  donationId: string;
  cents: number;
}

/**
 * Begins to give back what is owed, through the provider of each payment.
 * @throws AppError forbidden, tooManyRequests, notFound, conflict (nothing is owed, or it is under way)
 */
export async function beginReturn(
  dependencies: ChargeDependencies,
  { viewer, address }: Actor,
  id: string,
  record?: RecordCreation,
): Promise<{ id: string }> {
  const actorId = requireRight(viewer, 'donations.refund');
  await admitChange(dependencies.limits, viewer);
  await dependencies.database.transaction(async (tx) => {
    const { charge, owed } = await lockOwed(tx, id);
    for (const { donationId, cents } of owed) {
      await dependencies.refunds.beginOfCharge(tx, donationId, cents);
    }
    await recordInLog(dependencies, tx, charge, 'charge.returned', { actorId, address });
    await record?.(tx, { id });
  });
  return { id };
}

/** Asks the providers for what was begun. @throws AppError as `refunds.send` */
export async function sendReturn(
  { database, refunds }: ChargeDependencies,
  viewer: Viewer,
  id: string,
): Promise<{ charge: Charge; owedBackCents: number }> {
  requireRight(viewer, 'donations.refund');
  const payments = await donationReferences.chargePayments(database.query, [id]);
  for (const { donation } of payments) {
    if (donation.paidAt !== null) await refunds.send(viewer, donation.id);
  }
  const charge = await findCharge(database.query, id);
  if (!charge) throw notFound('charge');
  const money = await moneyOf(database.query, id);
  return { charge, owedBackCents: owedBackCents(factsOf(charge), money) };
}

/** Of a return that was recorded: one that its provider refused may be asked for again. */
export async function returnStands(
  { database }: ChargeDependencies,
  begun: unknown,
): Promise<boolean> {
  const { id } = begun as { id: string };
  const charge = await findCharge(database.query, id);
  return (
    charge?.state !== 'toReturn' ||
    (await donationReferences.isChargeBeingRefunded(database.query, id))
  );
}

/**
 * It was given back in cash, or by a transfer of the organisation's own.
 * @throws AppError forbidden, tooManyRequests, invalid (by field), notFound, conflict
 */
export async function noteReturn(
  dependencies: ChargeDependencies,
  { viewer, address }: Actor,
  id: string,
  input: unknown,
  record?: RecordCreation,
): Promise<{ id: string }> {
  const actorId = requireRight(viewer, 'donations.refund');
  await admitChange(dependencies.limits, viewer);
  const { way, onDate, note } = valid(handBack(dependencies.today()), input);
  await dependencies.database.transaction(async (tx) => {
    const { charge, owed } = await lockOwed(tx, id);
    // The ledger has it on the day on which it went back, as it has what arrives.
    const bookedAt = arrivedAt(onDate, dependencies);
    for (const { donationId, cents } of owed) {
      await dependencies.chargeLedger.handBack(tx, donationId, cents, bookedAt);
    }
    const cents = owed.reduce((sum, part) => sum + part.cents, 0);
    await dependencies.mails.handedBack(tx, charge, { way, onDate, note, cents });
    await recordInLog(dependencies, tx, charge, 'charge.handedBack', { actorId, address });
    await record?.(tx, { id });
  });
  return { id };
}

/** @throws AppError forbidden, notFound */
export async function stateOf({ database }: ChargeDependencies, viewer: Viewer, id: string) {
  requireRight(viewer, 'donations.read');
  const charge = await findCharge(database.query, id);
  if (!charge) throw notFound('charge');
  return charge.state;
}

/**
 * The payments first, as the ledger locks them before it tells of what was booked.
 * @returns of which payments how much goes back
 * @throws AppError notFound, conflict
 */
async function lockOwed(tx: Tx, id: string): Promise<{ charge: Charge; owed: Part[] }> {
  const known = await donationReferences.chargePayments(tx.query, [id]);
  await donationReferences.lock(
    tx,
    known.map(({ donation }) => donation.id),
  );
  const charge = await lockCharge(tx, id);
  if (!charge) throw notFound('charge');
  if (await donationReferences.isChargeBeingRefunded(tx.query, id)) {
    throw conflict('refundUnderWay');
  }
  let left = owedBackCents(factsOf(charge), await moneyOf(tx.query, id));
  if (left === 0) throw conflict('chargeNothingToReturn');
  const owed: Part[] = [];
  // The latest first: what came too much did so last.
  const payments = await donationReferences.chargePayments(tx.query, [id]);
  for (const { donation, heldCents } of payments.reverse()) {
    const cents = Math.min(left, heldCents);
    if (cents <= 0) continue;
    owed.push({ donationId: donation.id, cents });
    left -= cents;
  }
  return { charge, owed };
}
