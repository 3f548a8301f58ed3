import type { Actor } from '#domain/access/actor.ts';
import { requireAccount } from '#domain/access/relations.ts';
import {
  type CareEntry,
  type CareFacts,
  careConfirmation,
  careEntryInput,
  factsOf,
} from '#domain/care/care-entry.ts';
import { careLimits } from '#domain/care/care-kinds.ts';
import { type CareLot, careLotLimits } from '#domain/care/care-lot.ts';
import type { CareProduct } from '#domain/catalogues/care-product.ts';
import {
  conflict,
  type FieldErrors,
  forbidden,
  invalid,
  notFound,
  type Thing,
} from '#domain/errors.ts';
import type { Tx } from '#server/db/database.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { valid } from '#server/features/kits/valid.ts';
import { petReferences } from '../pets/core/pet-references.ts';
import { addEntries, type CareEvent, requireSound, settle } from './add-entries.ts';
import { doubtsOf, joined, requireConfirmed } from './ask-first.ts';
import {
  asSeen,
  isOfOwnSide,
  type KeptPet,
  ownAdoption,
  requireRecordKeeper,
} from './care.policy.ts';
import type { CareDependencies } from './care-dependencies.ts';
import { findEntries, findEntry, updateEntry } from './care-entries.repository.ts';
import { findLots } from './care-lots.repository.ts';
import { careProductsIn } from './care-plan.ts';

const dayMs = 86_400_000;

/**
 * @param input with `confirmed` where whoever writes was asked about doubts
 * @param recordCreation is told the new id, in the transaction
 * @returns the new entry's id
 * @throws AppError unauthenticated, notFound, invalid (by field), conflict (full; not confirmed, by field), tooManyRequests
 */
export async function record(
  dependencies: CareDependencies,
  actor: Actor,
  petId: string,
  input: unknown,
  recordCreation?: RecordCreation,
): Promise<string> {
  const [id = ''] = await recordAll(dependencies, actor, [petId], input, (tx, [first]) =>
    recordCreation?.(tx, first),
  );
  return id;
}

/**
 * The same for several, a litter for one: for all of them, or for none.
 * @returns the ids of the new entries, in the order of the pets
 * @throws AppError as `record`
 */
export async function recordMany(
  dependencies: CareDependencies,
  actor: Actor,
  petIds: readonly string[],
  input: unknown,
  recordCreation?: RecordCreation,
): Promise<string[]> {
  return recordAll(dependencies, actor, petIds, input, recordCreation);
}

async function recordAll(
  dependencies: CareDependencies,
  actor: Actor,
  petIds: readonly string[],
  input: unknown,
  recordCreation?: (tx: Tx, ids: string[]) => Promise<void> | undefined,
): Promise<string[]> {
  const authorId = requireAccount(actor.viewer);
  const wanted = [...new Set(petIds)];
  if (wanted.length === 0 || wanted.length > careLimits.atOnce) {
    throw invalid({ petIds: ['careTooManyPets'] });
  }
  const facts = factsOf(valid(careEntryInput, input));
  const { confirmed } = valid(careConfirmation, input);
  await admitChange(dependencies.limits, actor.viewer);
  return dependencies.database.transaction(async (tx) => {
    const pets = await lockWithRecords(dependencies, tx, actor, wanted);
    const products = await careProductsIn(dependencies, tx.query);
    const lots = await findLots(tx.query, authorId, careLotLimits.stored);
    const inOrder = wanted.map((id) => pets.find((one) => one.id === id) ?? missing());
    const doubts: FieldErrors[] = [];
    for (const pet of inOrder) {
      requireSound(dependencies, pet, facts, products);
      const before = await findEntries(tx.query, [pet.id]);
      const about = () => (inOrder.length > 1 ? { es: pet.name, en: pet.name } : undefined);
      doubts.push(doubtsOf({ pet, before, all: [facts], products, lots, about }));
    }
    requireConfirmed(joined(doubts), confirmed);
    const ids: string[] = [];
    for (const pet of inOrder) {
      const adoptionId = ownAdoption(pet);
      const addition = { pet, all: [facts], products, authorId, adoptionId };
      ids.push(...(await addEntries(dependencies, tx, actor, addition)));
    }
    await recordCreation?.(tx, ids);
    return ids;
  });
}

const missing = (): never => {
  throw notFound('pet');
};

/**
 * What is said takes the place of all that the entry said.
 * @throws AppError unauthenticated, notFound, forbidden (of the other side), invalid (by field), conflict (changed since
 * it was read; not confirmed, by field), tooManyRequests
 */
export async function correct(
  dependencies: CareDependencies,
  actor: Actor,
  entryId: string,
  { version, ...input }: Readonly<Record<string, unknown>> & { version?: number },
): Promise<void> {
  requireAccount(actor.viewer);
  const facts = factsOf(valid(careEntryInput, input));
  const { confirmed } = valid(careConfirmation, input);
  await change(dependencies, actor, entryId, 'corrected', (entry, pet, products, others, lots) => {
    if (entry.deletedAt !== null) throw notFound('careEntry');
    if (version !== undefined && version !== entry.version) throw conflict('careChangedSince');
    requireSound(dependencies, pet, facts, products);
    const of = (one: CareFacts) => doubtsOf({ pet, before: others, all: [one], products, lots });
    // What was in doubt as it stood was answered then.
    if (JSON.stringify(of(facts)) !== JSON.stringify(of(entry))) {
      requireConfirmed(of(facts), confirmed);
    }
    const isSame = JSON.stringify({ ...entry, ...facts }) === JSON.stringify(entry);
    return isSame
      ? entry
      : { ...entry, ...facts, correctedAt: dependencies.clock.now().toISOString() };
  });
}

/**
 * It can be brought back for a day.
 * @throws AppError unauthenticated, notFound, forbidden (of the other side), tooManyRequests
 */
export async function remove(
  dependencies: CareDependencies,
  actor: Actor,
  entryId: string,
): Promise<void> {
  await change(dependencies, actor, entryId, 'deleted', (entry) => {
    if (entry.deletedAt !== null) throw notFound('careEntry');
    return { ...entry, deletedAt: dependencies.clock.now().toISOString() };
  });
}

/** @throws AppError unauthenticated, notFound, forbidden (of the other side), conflict (too late), tooManyRequests */
export async function restore(
  dependencies: CareDependencies,
  actor: Actor,
  entryId: string,
): Promise<void> {
  await change(dependencies, actor, entryId, 'restored', (entry) => {
    const { deletedAt } = entry;
    const since = dependencies.clock.now().getTime() - careLimits.undoDays * dayMs;
    if (deletedAt !== null && Date.parse(deletedAt) < since) throw conflict('careUndoOver');
    return { ...entry, deletedAt: null };
  });
}

async function change(
  dependencies: CareDependencies,
  actor: Actor,
  entryId: string,
  what: CareEvent,
  changed: (
    entry: CareEntry,
    pet: KeptPet,
    products: readonly CareProduct[],
    others: readonly CareEntry[],
    lots: readonly CareLot[],
  ) => CareEntry,
): Promise<void> {
  const { database, limits, clock } = dependencies;
  const actorId = requireAccount(actor.viewer);
  await admitChange(limits, actor.viewer);
  await database.transaction(async (tx) => {
    const found = await findEntry(tx.query, entryId);
    if (!found) throw notFound('careEntry');
    // An entry of somebody else's pet is one that there is not.
    const [pet] = await lockWithRecords(dependencies, tx, actor, [found.petId], 'careEntry');
    if (!pet) throw notFound('careEntry');
    // Read anew behind the lock: somebody may have changed it meanwhile.
    const entry = await findEntry(tx.query, entryId);
    if (!entry || asSeen(pet, [entry]).length === 0) throw notFound('careEntry');
    if (!isOfOwnSide(pet, entry)) throw forbidden('careEntryOfOthers');
    const products = await careProductsIn(dependencies, tx.query);
    const others = (await findEntries(tx.query, [pet.id])).filter(({ id }) => id !== entryId);
    const lots = await findLots(tx.query, actorId, careLotLimits.stored);
    const after = changed(entry, pet, products, others, lots);
    if (JSON.stringify(after) === JSON.stringify(entry)) return;
    const changedAt = clock.now().toISOString();
    await updateEntry(tx, { ...after, changedAt, version: entry.version + 1 });
    await settle(dependencies, tx, actor, { pet, products, kind: after.kind, what });
  });
}

/** In the order of their ids, as whoever locks several pets does. */
export async function lockWithRecords(
  dependencies: CareDependencies,
  tx: Tx,
  { viewer }: Actor,
  petIds: readonly string[],
  what?: Thing,
): Promise<KeptPet[]> {
  for (const id of petIds.toSorted()) await petReferences.lock(tx, id);
  return requireRecordKeeper(dependencies, tx.query, viewer, petIds, what);
}
