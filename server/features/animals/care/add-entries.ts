import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/access/actor.ts';
import {
  type CareEntry,
  type CareFacts,
  careEntryInput,
  careProblems,
  factsOf,
} from '#domain/care/care-entry.ts';
import { careLimits } from '#domain/care/care-kinds.ts';
import { namesPermethrin } from '#domain/care/permethrin.ts';
import { factsFollowing } from '#domain/care/pet-facts.ts';
import type { CareProduct } from '#domain/catalogues/care-product.ts';
import { conflict, type FieldErrors, invalid } from '#domain/errors.ts';
import type { Tx } from '#server/db/database.ts';
import { valid } from '#server/features/kits/valid.ts';
import type { TreatedPet } from '../pets/core/pet-references.ts';
import type { CareDependencies } from './care-dependencies.ts';
import { findEntries, insertEntries } from './care-entries.repository.ts';
import { replan } from './care-plan.ts';

/** What became of an entry, or of a link for a vet, for the log. */
export type CareEvent =
  | 'added'
  | 'corrected'
  | 'deleted'
  | 'restored'
  | 'linkMade'
  | 'linkWithdrawn';

interface Addition {
  pet: TreatedPet;
  /** At least one; of the same pet, each found to be sound. */
  all: readonly CareFacts[];
  products: readonly CareProduct[];
  /** null: by a link. */
  authorId: string | null;
  /** Of the family whose entries they are. */
  adoptionId: string | null;
}

/** To a pet that is locked. @returns the ids, in the order of the entries @throws AppError conflict */
export async function addEntries(
  dependencies: CareDependencies,
  tx: Tx,
  actor: Actor,
  { pet, all, products, authorId, adoptionId }: Addition,
): Promise<string[]> {
  const before = await findEntries(tx.query, [pet.id]);
  if (before.length + all.length > careLimits.entries) throw conflict('careFull');
  const now = dependencies.clock.now().toISOString();
  const written = {
    petId: pet.id,
    authorId,
    adoptionId,
    isByLink: authorId === null,
    correctedAt: null,
    createdAt: now,
    changedAt: now,
    deletedAt: null,
    version: 1,
  };
  const entries = all.map((facts) => ({ ...facts, ...written, id: uuid() }));
  await insertEntries(tx, [...entries, ...formerWords(pet, before, entries)]);
  const kind = all[0]?.kind ?? 'note';
  await settle(dependencies, tx, actor, { pet, products, kind, what: 'added' });
  return entries.map(({ id }) => id);
}

/** What somebody wrote about vaccines before there was a record stays as a note, for the record takes its place. */
function formerWords(
  { vaccines }: TreatedPet,
  before: readonly CareEntry[],
  entries: readonly CareEntry[],
): CareEntry[] {
  const first = entries.find(({ kind }) => kind === 'vaccine');
  const isFirst = before.every(({ kind }) => kind !== 'vaccine');
  if (!first || !isFirst || vaccines === '') return [];
  const note = factsOf(
    valid(careEntryInput, { kind: 'note', onDate: first.onDate, text: vaccines }),
  );
  // Nobody of a family that writes first said so, and no vet did, whoever gave the dose.
  const writer = first.adoptionId === null ? {} : { authorId: null, adoptionId: null };
  return [{ ...first, ...note, ...writer, isByLink: false, id: uuid() }];
}

/** By the names of its fields. */
export function problemsOf(
  { today }: Pick<CareDependencies, 'today'>,
  pet: TreatedPet,
  facts: CareFacts,
  products: readonly CareProduct[],
): FieldErrors {
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
  const named = products.find(({ id }) => id === productId);
  if (named && pet.species === 'cat' && namesPermethrin(named.name, named.nameEn)) {
    problems.productId = ['carePermethrinForCat'];
  }
  return problems;
}

/** @throws AppError invalid */
export function requireSound(...of: Parameters<typeof problemsOf>): void {
  const problems = problemsOf(...of);
  if (Object.keys(problems).length > 0) throw invalid(problems);
}

interface Settled {
  pet: TreatedPet;
  products: readonly CareProduct[];
  kind: CareFacts['kind'];
  what: CareEvent;
}

/** What follows from a changed record: what is due next, what the pet's own fields say, and the log. */
export async function settle(
  dependencies: CareDependencies,
  tx: Tx,
  actor: Actor,
  { pet, products, kind, what }: Settled,
): Promise<void> {
  const entries = await findEntries(tx.query, [pet.id]);
  await replan(dependencies, tx, pet, entries, products);
  const nameOf = (id: string) => products.find((one) => one.id === id)?.name;
  await dependencies.petCare.follow(tx, actor, pet.id, factsFollowing(entries, nameOf));
  await noteChange(dependencies, tx, actor, pet, { what, kind });
}

/** In the log. */
export async function noteChange(
  { audit }: Pick<CareDependencies, 'audit'>,
  tx: Tx,
  { viewer, address }: Actor,
  pet: Pick<TreatedPet, 'id' | 'ownerId'>,
  input: { what: CareEvent; kind?: CareFacts['kind'] },
): Promise<void> {
  await audit.record(tx, {
    action: 'pet.careChanged',
    actorId: viewer.kind === 'user' ? viewer.id : null,
    subjectId: pet.ownerId,
    address,
    details: { petId: pet.id, ...input },
  });
}
