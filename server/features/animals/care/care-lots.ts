import { v7 as uuid } from 'uuid';
import { isOwner, requireAccount } from '#domain/access/relations.ts';
import { can, requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { type CareLot, careLotInput, careLotLimits, leftOf } from '#domain/care/care-lot.ts';
import { conflict, notFound } from '#domain/errors.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { valid } from '#server/features/kits/valid.ts';
import type { CareDependencies } from './care-dependencies.ts';
import {
  countLots,
  countUses,
  deleteLot,
  findLot,
  findLots,
  insertLot,
} from './care-lots.repository.ts';

export interface ShownLot extends CareLot {
  /** Never less than none. */
  left: number;
  isOwn: boolean;
}

/**
 * What somebody has, those that expire first before others; with what is left of each after the entries that its owner
 * wrote.
 * @param ofAll of everybody, for staff
 * @throws AppError unauthenticated, forbidden
 */
export async function listLots(
  { database: { query }, today }: CareDependencies,
  viewer: Viewer,
  { ofAll }: { ofAll: boolean },
): Promise<{ today: string; lots: ShownLot[] }> {
  const accountId = ofAll ? requireRight(viewer, 'pets.manageAny') : requireAccount(viewer);
  const lots = await findLots(query, ofAll ? 'all' : accountId, careLotLimits.listed);
  const left = leftOf(lots, await countUses(query, lots));
  const shown = lots.map((lot) => ({
    ...lot,
    left: left.get(lot.id) ?? 0,
    isOwn: isOwner(viewer, lot.ownerId),
  }));
  return { today: today(), lots: shown };
}

/**
 * @param recordCreation is told the new id, in the transaction
 * @returns the id
 * @throws AppError unauthenticated, invalid (by field), conflict (full), tooManyRequests
 */
export async function saveLot(
  { database, limits, clock }: CareDependencies,
  viewer: Viewer,
  input: unknown,
  recordCreation?: RecordCreation,
): Promise<string> {
  const ownerId = requireAccount(viewer);
  const lot = valid(careLotInput, input);
  await admitChange(limits, viewer);
  return database.transaction(async (tx) => {
    const known = await countLots(tx, ownerId, careLotLimits.stored);
    if (known >= careLotLimits.stored) throw conflict('careLotsFull');
    const stored = { ...lot, id: uuid(), ownerId, createdAt: clock.now().toISOString() };
    await insertLot(tx, stored);
    await recordCreation?.(tx, stored.id);
    return stored.id;
  });
}

/** What entries say of it stays. @throws AppError unauthenticated, notFound, tooManyRequests */
export async function removeLot(
  { database, limits }: CareDependencies,
  viewer: Viewer,
  lotId: string,
): Promise<void> {
  requireAccount(viewer);
  await admitChange(limits, viewer);
  await database.transaction(async (tx) => {
    const lot = await findLot(tx.query, lotId);
    const mayRemove = lot && (isOwner(viewer, lot.ownerId) || can(viewer, 'pets.manageAny'));
    if (!mayRemove) throw notFound('careLot');
    await deleteLot(tx, lotId);
  });
}
