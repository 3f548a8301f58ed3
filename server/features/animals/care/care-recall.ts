import { requireAccount } from '#domain/access/relations.ts';
import { can } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { careLotLimits, lotKey } from '#domain/care/care-lot.ts';
import { isOfRecalled, recallTime } from '#domain/care/recall.ts';
import { petReferences } from '../pets/core/pet-references.ts';
import type { CareDependencies } from './care-dependencies.ts';
import { countWithoutLot, findLots, findUses, type LotUse } from './care-lots.repository.ts';
import { careProductsIn } from './care-plan.ts';
import { scopeOf } from './care-reading.ts';

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
  dependencies: CareDependencies,
  viewer: Viewer,
  lot: string,
): Promise<TreatedWith[]> {
  const { query } = dependencies.database;
  const accountId = requireAccount(viewer);
  const ofAll = can(viewer, 'pets.manageAny');
  const scope = ofAll ? 'all' : await scopeOf(dependencies, query, accountId);
  const uses = await findUses(query, lot, scope, careLotLimits.uses);
  const pets = await petReferences.treated(query, [...new Set(uses.map(({ petId }) => petId))]);
  const products = await careProductsIn(dependencies, query);
  return uses.flatMap((use) => {
    const pet = pets.find(({ id }) => id === use.petId);
    const product = products.find(({ id }) => id === use.productId)?.name;
    const name = [product, use.product].filter(Boolean).join(', ');
    return pet ? [{ ...use, pet: pet.name, name }] : [];
  });
}

export interface WithoutLot {
  /** Days: YYYY-MM-DD. */
  from: string;
  until: string;
  doses: number;
}

/**
 * How many doses of the product that the lot is of name no lot, in the time in which the lot was in use: whether they were
 * of it nobody knows. Of the same animals as `findTreatedWith`.
 * @returns undefined where neither an entry nor a lot says what product it is
 * @throws AppError unauthenticated
 */
export async function countWithout(
  dependencies: CareDependencies,
  viewer: Viewer,
  lot: string,
): Promise<WithoutLot | undefined> {
  const { query } = dependencies.database;
  const accountId = requireAccount(viewer);
  const ofAll = can(viewer, 'pets.manageAny');
  const scope = ofAll ? 'all' : await scopeOf(dependencies, query, accountId);
  const uses = await findUses(query, lot, scope, careLotLimits.uses);
  const key = lotKey(lot);
  const all = await findLots(query, ofAll ? 'all' : accountId, careLotLimits.listed);
  const lots = all.filter((one) => key !== '' && lotKey(one.lot) === key);
  const time = recallTime(uses, lots, dependencies.today());
  if (!time) return undefined;
  const recalled = [...uses, ...lots.map((one) => ({ ...one, productId: null }))];
  const kinds = [...new Set(recalled.map(({ kind }) => kind))];
  const unnamed = await countWithoutLot(query, scope, { ...time, kinds });
  const doses = unnamed
    .filter((one) => recalled.some((other) => isOfRecalled(one, other)))
    .reduce((sum, { count }) => sum + count, 0);
  return { ...time, doses };
}
