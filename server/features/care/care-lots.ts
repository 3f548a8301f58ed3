import { v7 as uuid } from 'uuid';
import { isOwner, requireAccount } from '#domain/access/relations.ts';
import { can, requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { type CareLot, careLotInput, careLotLimits } from '#domain/care/care-lot.ts';
import { conflict, notFound } from '#domain/errors.ts';
import type { RecordCreation } from '../idempotency/idempotency.service.ts';
import { petReferences } from '../pets/core/pet-references.ts';
import { admitChange } from '../rate-limits/admit-change.ts';
import { valid } from '../valid.ts';
import {
  countLots,
  countUses,
  deleteLot,
  findLot,
  findLots,
  findUses,
  insertLot,
  type LotUse,
} from './care-lots.repository.ts';
import type { CareParts } from './care-parts.ts';
import { careProductsIn } from './care-plan.ts';
import { scopeOf } from './care-reading.ts';

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
  { database: { query }, today }: CareParts,
  viewer: Viewer,
  { ofAll }: { ofAll: boolean },
): Promise<{ today: string; lots: ShownLot[] }> {
  const accountId = ofAll ? requireRight(viewer, 'pets.manageAny') : requireAccount(viewer);
  const lots = await findLots(query, ofAll ? 'all' : accountId, careLotLimits.listed);
  const uses = await countUses(query, lots);
  const shown = lots.map((lot) => ({
    ...lot,
    left: Math.max(0, lot.doses - (uses.get(lot.id) ?? 0)),
    isOwn: isOwner(viewer, lot.ownerId),
  }));
  return { today: today(), lots: shown };
}

/**
 * @param recordCreation is told the new id, in the transaction
 * @returns the id
 * @throws AppError unauthenticated, invalid (by field), conflict (full), tooManyRequests
 */
export async function keepLot(
  { database, limits, clock }: CareParts,
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
  { database, limits }: CareParts,
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

export interface TreatedWith extends LotUse {
  pet: string;
  /** As the catalogue calls it, else as the entry does. */
  name: string;
}

/**
 * Which animals got something of a lot, the latest first: of the viewer's own and those that they hold; of all for staff.
 * @throws AppError unauthenticated
 */
export async function findTreatedWith(
  parts: CareParts,
  viewer: Viewer,
  lot: string,
): Promise<TreatedWith[]> {
  const { query } = parts.database;
  const accountId = requireAccount(viewer);
  const ofAll = can(viewer, 'pets.manageAny');
  const scope = ofAll ? 'all' : await scopeOf(parts, query, accountId);
  const uses = await findUses(query, lot, scope, careLotLimits.uses);
  const pets = await petReferences.treated(query, [...new Set(uses.map(({ petId }) => petId))]);
  const products = await careProductsIn(parts, query);
  return uses.flatMap((use) => {
    const pet = pets.find(({ id }) => id === use.petId);
    const product = products.find(({ id }) => id === use.productId)?.name;
    const name = [product, use.product].filter(Boolean).join(', ');
    return pet ? [{ ...use, pet: pet.name, name }] : [];
  });
}
