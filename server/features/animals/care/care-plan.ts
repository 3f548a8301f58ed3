import { createHash } from 'node:crypto';
import type { CareEntry } from '#domain/care/care-entry.ts';
import { careLimits } from '#domain/care/care-kinds.ts';
import { type NextDose, nextDoses } from '#domain/care/next-doses.ts';
import type { CareProduct } from '#domain/catalogues/care-product.ts';
import type { Tx } from '#server/db/database.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';
import { petReferences, type TreatedPet } from '../pets/core/pet-references.ts';
import { type Family, familyIn, findHoldings } from './care-access.ts';
import type { CareDependencies } from './care-dependencies.ts';
import { findEntries, forgetDeleted } from './care-entries.repository.ts';
import { dropPlan, findOutdated, storeNext } from './care-next.repository.ts';

type Planning = Pick<CareDependencies, 'catalogues' | 'today' | 'accesses'>;

/** Read at a time. */
const atOnce = 100;

/** All of the catalogue, by name. */
export const careProductsIn = async (
  { catalogues }: Pick<CareDependencies, 'catalogues'>,
  query: Tx['query'],
): Promise<CareProduct[]> =>
  (await catalogues.every(query, 'careProducts')) as unknown as CareProduct[];

/** Those that are offered for the pet's species. */
export const productsFor = (
  { species }: Pick<TreatedPet, 'species'>,
  products: readonly CareProduct[],
): CareProduct[] =>
  products.filter((one) => one.active && (one.species === species || one.species === 'both'));

/**
 * Whether somebody sees to what is due: not of a pet that died or was deleted, and of one that found its home only where
 * its family has an account.
 */
export const isPlanned = (
  { status, deleted }: Pick<TreatedPet, 'status' | 'deleted'>,
  family: Family | null,
): boolean => family !== null || (!deleted && status !== 'adopted' && status !== 'deceased');

/** Reckons anew what is due, after a change of the record, of the pet or of the rules. */
export async function replan(
  { today, accesses }: Planning,
  tx: Tx,
  pet: TreatedPet,
  entries: readonly CareEntry[],
  products: readonly CareProduct[],
): Promise<void> {
  const family = familyIn(await findHoldings(accesses, tx.query, [pet.id]), pet.id);
  if (entries.length === 0 || !isPlanned(pet, family)) return dropPlan(tx, pet.id);
  const isDated = (dose: NextDose): dose is NextDose & { dueOn: string } => dose.dueOn !== null;
  const found = nextDoses(pet, entries, products, today()).filter(isDated);
  await storeNext(tx, { petId: pet.id, isForFamily: family !== null }, found, rulesOf(products));
}

/** A digest: another one where a schedule was changed. */
const rulesOf = (products: readonly CareProduct[]): string =>
  createHash('sha256').update(JSON.stringify(products)).digest('hex');

export async function replanPet(dependencies: Planning, tx: Tx, petId: string): Promise<void> {
  const [pet] = await petReferences.treated(tx.query, [petId]);
  if (!pet) return;
  const entries = await findEntries(tx.query, [petId]);
  await replan(dependencies, tx, pet, entries, await careProductsIn(dependencies, tx.query));
}

/** After a change of the catalogue: all that was computed by other schedules. */
export async function replanOutdated(
  dependencies: Planning & Pick<CareDependencies, 'database'>,
  signal?: AbortSignal,
): Promise<void> {
  const { database } = dependencies;
  for (;;) {
    const rules = rulesOf(await careProductsIn(dependencies, database.query));
    const ids = await findOutdated(database.query, rules, atOnce);
    for (const id of ids) {
      signal?.throwIfAborted();
      await database.transaction(async (tx) => {
        await petReferences.lock(tx, id);
        await replanPet(dependencies, tx, id);
      });
    }
    if (ids.length < atOnce) return;
  }
}

/** Each morning, before anybody is reminded. */
export const replanCare = (dependencies: Planning & Pick<CareDependencies, 'database' | 'clock'>) =>
  defineScheduledJob({
    kind: 'care.replan',
    queue: 'reminders',
    timeLimit: 600_000,
    pattern: '30 6 * * *',
    scope: 'cluster',
    async run(_, { signal }) {
      const undoOver = dependencies.clock.now().getTime() - careLimits.undoDays * 86_400_000;
      const before = new Date(undoOver).toISOString();
      await dependencies.database.transaction((tx) => forgetDeleted(tx, before));
      await replanOutdated(dependencies, signal);
    },
  });
