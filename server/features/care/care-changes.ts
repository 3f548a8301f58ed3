import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/access/actor.ts';
import { requireAccount } from '#domain/access/relations.ts';
import {
  type CareEntry,
  type CareFacts,
  careEntryInput,
  careProblems,
  factsOf,
} from '#domain/care/care-entry.ts';
import { careLimits } from '#domain/care/care-kinds.ts';
import { factsFollowing } from '#domain/care/pet-facts.ts';
import type { CareProduct } from '#domain/catalogues/care-product.ts';
import { AppError, conflict, type FieldErrors, invalid, notFound } from '#domain/errors.ts';
import type { Tx } from '#server/db/database.ts';
import type { RecordCreation } from '../idempotency/idempotency.service.ts';
import { petReferences, type TreatedPet } from '../pets/core/pet-references.ts';
import { admitChange } from '../rate-limits/admit-change.ts';
import { valid } from '../valid.ts';
import { requireKept } from './care.policy.ts';
import { findEntries, findEntry, insertEntries, updateEntry } from './care-entries.repository.ts';
import type { CareParts } from './care-parts.ts';
import { careProductsIn, replan } from './care-plan.ts';

const dayMs = 86_400_000;

/** What became of an entry, for the log. */
type CareEvent = 'added' | 'corrected' | 'deleted' | 'restored';

/**
 * @param recordCreation is told the new id, in the transaction
 * @returns the new entry's id
 * @throws AppError unauthenticated, notFound, invalid (by field), conflict (full), tooManyRequests
 */
export async function record(
  parts: CareParts,
  actor: Actor,
  petId: string,
  said: unknown,
  recordCreation?: RecordCreation,
): Promise<string> {
  const [id = ''] = await recordAll(parts, actor, [petId], said, (tx, [first]) =>
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
  parts: CareParts,
  actor: Actor,
  petIds: readonly string[],
  said: unknown,
  recordCreation?: RecordCreation,
): Promise<string[]> {
  return recordAll(parts, actor, petIds, said, recordCreation);
}

async function recordAll(
  parts: CareParts,
  actor: Actor,
  petIds: readonly string[],
  said: unknown,
  recordCreation?: (tx: Tx, ids: string[]) => Promise<void> | undefined,
): Promise<string[]> {
  const authorId = requireAccount(actor.viewer);
  const wanted = [...new Set(petIds)];
  if (wanted.length === 0 || wanted.length > careLimits.atOnce) {
    throw invalid({ petIds: ['careTooManyPets'] });
  }
  const facts = factsOf(valid(careEntryInput, said));
  await admitChange(parts.limits, actor.viewer);
  return parts.database.transaction(async (tx) => {
    const pets = await lockKept(parts, tx, actor, wanted);
    const products = await careProductsIn(parts, tx.query);
    const ids: string[] = [];
    for (const id of wanted) {
      const pet = pets.find((one) => one.id === id);
      if (!pet) throw notFound('pet');
      ids.push(await addEntry(parts, tx, actor, { pet, facts, products, authorId }));
    }
    await recordCreation?.(tx, ids);
    return ids;
  });
}

interface Addition {
  pet: TreatedPet;
  facts: CareFacts;
  products: readonly CareProduct[];
  /** null: by a link. */
  authorId: string | null;
}

/** To a pet that is locked. @throws AppError invalid, conflict */
async function addEntry(
  parts: CareParts,
  tx: Tx,
  actor: Actor,
  { pet, facts, products, authorId }: Addition,
): Promise<string> {
  check(parts, pet, facts, products);
  const before = await findEntries(tx.query, [pet.id]);
  if (before.length >= careLimits.entries) throw conflict('careFull');
  const now = parts.clock.now().toISOString();
  const isByLink = authorId === null;
  const written = { petId: pet.id, authorId, isByLink, createdAt: now, changedAt: now };
  const entry = { ...facts, ...written, id: uuid(), deletedAt: null, version: 1 };
  await insertEntries(tx, [entry, ...formerWords(pet, before, entry)]);
  await settle(parts, tx, actor, { pet, products, kind: facts.kind, what: 'added' });
  return entry.id;
}

/** What somebody wrote about vaccines before there was a record stays as a note, for the record takes its place. */
function formerWords(
  { vaccines }: TreatedPet,
  before: readonly CareEntry[],
  entry: CareEntry,
): CareEntry[] {
  const isFirst = entry.kind === 'vaccine' && before.every(({ kind }) => kind !== 'vaccine');
  if (!isFirst || vaccines === '') return [];
  const note = factsOf(
    valid(careEntryInput, { kind: 'note', onDate: entry.onDate, text: vaccines }),
  );
  return [{ ...entry, ...note, id: uuid() }];
}

/**
 * What is said takes the place of all that the entry said.
 * @throws AppError unauthenticated, notFound, invalid (by field), conflict (changed since it was read), tooManyRequests
 */
export async function correct(
  parts: CareParts,
  actor: Actor,
  entryId: string,
  { version, ...said }: Readonly<Record<string, unknown>> & { version?: number },
): Promise<void> {
  requireAccount(actor.viewer);
  const facts = factsOf(valid(careEntryInput, said));
  await change(parts, actor, entryId, 'corrected', (entry, pet, products) => {
    if (entry.deletedAt !== null) throw notFound('careEntry');
    if (version !== undefined && version !== entry.version) throw conflict('careChangedSince');
    check(parts, pet, facts, products);
    return { ...entry, ...facts };
  });
}

/**
 * It can be brought back for a day.
 * @throws AppError unauthenticated, notFound, tooManyRequests
 */
export async function remove(parts: CareParts, actor: Actor, entryId: string): Promise<void> {
  await change(parts, actor, entryId, 'deleted', (entry) => {
    if (entry.deletedAt !== null) throw notFound('careEntry');
    return { ...entry, deletedAt: parts.clock.now().toISOString() };
  });
}

/** @throws AppError unauthenticated, notFound, conflict (too late), tooManyRequests */
export async function restore(parts: CareParts, actor: Actor, entryId: string): Promise<void> {
  await change(parts, actor, entryId, 'restored', (entry) => {
    const { deletedAt } = entry;
    const since = parts.clock.now().getTime() - careLimits.undoDays * dayMs;
    if (deletedAt !== null && Date.parse(deletedAt) < since) throw conflict('careUndoOver');
    return { ...entry, deletedAt: null };
  });
}

async function change(
  parts: CareParts,
  actor: Actor,
  entryId: string,
  what: CareEvent,
  changed: (entry: CareEntry, pet: TreatedPet, products: readonly CareProduct[]) => CareEntry,
): Promise<void> {
  const { database, limits, clock } = parts;
  requireAccount(actor.viewer);
  await admitChange(limits, actor.viewer);
  await database.transaction(async (tx) => {
    const found = await findEntry(tx.query, entryId);
    if (!found) throw notFound('careEntry');
    const pet = await lockOfEntry(parts, tx, actor, found);
    // Read anew behind the lock: somebody may have changed it meanwhile.
    const entry = await findEntry(tx.query, entryId);
    if (!entry) throw notFound('careEntry');
    const products = await careProductsIn(parts, tx.query);
    const after = changed(entry, pet, products);
    if (JSON.stringify(after) === JSON.stringify(entry)) return;
    const changedAt = clock.now().toISOString();
    await updateEntry(tx, { ...after, changedAt, version: entry.version + 1 });
    await settle(parts, tx, actor, { pet, products, kind: after.kind, what });
  });
}

/** An entry of somebody else's pet is one that there is not. */
async function lockOfEntry(parts: CareParts, tx: Tx, actor: Actor, { petId }: CareEntry) {
  try {
    const [pet] = await lockKept(parts, tx, actor, [petId]);
    if (pet) return pet;
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  throw notFound('careEntry');
}

const isMissing = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'notFound';

/** In the order of their ids, as whoever locks several pets does. */
async function lockKept(
  parts: CareParts,
  tx: Tx,
  { viewer }: Actor,
  petIds: readonly string[],
): Promise<TreatedPet[]> {
  for (const id of petIds.toSorted()) await petReferences.lock(tx, id);
  return requireKept(parts, tx.query, viewer, petIds);
}

/** @throws AppError invalid */
function check(
  { today }: CareParts,
  pet: TreatedPet,
  facts: CareFacts,
  products: readonly CareProduct[],
): void {
  const { kind, productId, product } = facts;
  const problems: FieldErrors = {};
  for (const [field, key] of Object.entries(careProblems(facts, pet, today()))) {
    problems[field] = [key];
  }
  const isScheduled = kind === 'vaccine' || kind === 'deworming';
  if (isScheduled && productId === null && product === '')
    problems.product = ['careProductMissing'];
  const fits = (one: CareProduct) =>
    one.id === productId &&
    one.kind === kind &&
    (one.species === pet.species || one.species === 'both');
  if (productId !== null && !products.some(fits)) problems.productId = ['careProductUnknown'];
  if (Object.keys(problems).length > 0) throw invalid(problems);
}

interface Settled {
  pet: TreatedPet;
  products: readonly CareProduct[];
  kind: CareFacts['kind'];
  what: CareEvent;
}

/** What follows from a changed record: what is due next, what the pet's own fields say, and the log. */
async function settle(
  parts: CareParts,
  tx: Tx,
  actor: Actor,
  { pet, products, kind, what }: Settled,
): Promise<void> {
  const entries = await findEntries(tx.query, [pet.id]);
  await replan(parts, tx, pet, entries, products);
  const nameOf = (id: string) => products.find((one) => one.id === id)?.name;
  await parts.petCare.follow(tx, actor, pet.id, factsFollowing(entries, nameOf));
  const { viewer, address } = actor;
  await parts.audit.record(tx, {
    action: 'pet.careChanged',
    actorId: viewer.kind === 'user' ? viewer.id : null,
    subjectId: pet.ownerId,
    address,
    details: { petId: pet.id, what, kind },
  });
}
