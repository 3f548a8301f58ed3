import { setImmediate as nextTurn } from 'node:timers/promises';
import type { LRUCache } from 'lru-cache';
import { type Viewer, visitor } from '#domain/accounts/viewer.ts';
import { type Paged, paged, pageSize } from '#domain/paging.ts';
import type { PublicPet } from '#domain/pets/pet.ts';
import type { PetFilter, PetOrder } from '#domain/pets/pet-filter.ts';
import { type PetStatus, type Programme, programmes } from '#domain/pets/vocabularies.ts';
import { foldText } from '#domain/text.ts';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { Database } from '#server/db/database.ts';
import type { MediaAssets } from '#server/features/kits/media/media-assets.ts';
import { requireAffordable } from '#server/features/kits/querying/query-cost.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import { cacheKey } from '#server/web/cache-key.ts';
import { listCities } from './pet-cities.repository.ts';
import { type PetCondition, type PetQuery, petSources } from './pet-fields.ts';
import { conditionsOf, orders } from './pet-filter-conditions.ts';
import type { createPetSearchReads } from './pet-search-reads.repository.ts';
import {
  isManager,
  requireQueryScope,
  type Scope,
  type VisiblePet,
  visiblePart,
} from './pets.policy.ts';
import { frequencyOf } from './pets.repository.ts';
import {
  asksForCity,
  asksForOne,
  namesLookedFor,
  planSearch,
  type SearchPlan,
} from './search-plan.ts';
import { findByMicrochip } from './shared-microchips.repository.ts';

/** What searching for pets depends on. */
export interface PetSearch {
  database: Database;
  dataVersions: DataVersions;
  limits: RateLimits;
  mediaAssets: MediaAssets;
  reads: ReturnType<typeof createPetSearchReads>;
  today: () => string;
  /** By what is searched for and the version of the pets. */
  totals: LRUCache<string, number>;
  /** As `totals`. */
  counts: LRUCache<string, readonly PetCount[]>;
  /** By the version of the pets. */
  cities: LRUCache<number, string[]>;
}

/** How many pets have a status. */
export interface PetCount {
  status: PetStatus;
  deleted: boolean;
  pets: number;
}

/** Of the pets with one microchip. */
const mostSharesShown = 5;

/** Whatever a query filters by, it finds only what its viewer may see, and shows only that part. */
export async function query(
  dependencies: PetSearch,
  viewer: Viewer,
  requested: PetQuery,
): Promise<Paged<VisiblePet>> {
  const { reads, mediaAssets } = dependencies;
  const scope = requireQueryScope(viewer, requested);
  const cost = requireAffordable(requested, petSources);
  await countCost(dependencies, viewer, cost);
  const plan = await planOf(dependencies, scope, requested);
  if (!plan) return paged([], 0, requested);
  if (requested.page > 1) {
    const total = await countOnce(dependencies, plan);
    if ((requested.page - 1) * requested.limit >= total) return paged([], total, requested);
  }
  const pets = await reads.page(plan, mediaAssets, viewer);
  const isWhole = asksForOne(requested) || (requested.page === 1 && pets.length < requested.limit);
  // SQLite answers at once: nobody else would have a turn between the page and its count.
  if (!isWhole && cost >= 1) await nextTurn();
  const total = isWhole ? pets.length : await countOnce(dependencies, plan);
  if (scope.kind === 'public') return paged(pets, total, requested);
  const visible = pets.map((pet) => visiblePart(viewer, pet));
  return paged(await withSharedMicrochips(dependencies, viewer, visible), total, requested);
}

/** Of what somebody sees, and asks for: by status, deleted ones apart, without those of which there are none. */
export async function countFound(
  dependencies: PetSearch,
  viewer: Viewer,
  where: PetQuery['where'],
): Promise<readonly PetCount[]> {
  const { counts, reads } = dependencies;
  const requested: PetQuery = { where, order: [], page: 1, limit: 1 };
  const scope = requireQueryScope(viewer, requested);
  await countCost(dependencies, viewer, requireAffordable(requested, petSources));
  const plan = await planOf(dependencies, scope, requested);
  if (!plan) return [];
  const key = await keyOf(dependencies, plan);
  const known = counts.get(key);
  if (known) return known;
  const rows = await reads.countByStatusOf(plan);
  const found = rows.map(({ deleted, ...row }) => ({ ...row, deleted: deleted === 1 }));
  counts.set(key, found);
  return found;
}

export function listPublic(
  dependencies: PetSearch,
  {
    programme,
    filter,
    cities,
    order = 'newest',
    near,
    page,
  }: {
    programme: Programme;
    filter: PetFilter;
    /** Folded: those whose city is called like one of them; all when it is left out. */
    cities?: readonly string[];
    order?: PetOrder;
    near?: PetQuery['near'];
    page: number;
  },
): Promise<Paged<PublicPet>> {
  const found = inProgramme(programme, filter, dependencies.today());
  if (cities) found.where.push({ field: 'city', operator: 'in', value: cities, fold: true });
  return query(dependencies, visitor, {
    ...found,
    order: orders[order],
    near,
    page,
    limit: pageSize,
  });
}

/** How many the list of a programme shows today. */
export async function countPublic(
  dependencies: PetSearch,
  programme: Programme,
  filter: PetFilter = {},
): Promise<number> {
  const found = {
    ...inProgramme(programme, filter, dependencies.today()),
    order: [],
    page: 1,
    limit: 1,
  };
  return (await query(dependencies, visitor, found)).total;
}

export async function findPublic(
  dependencies: PetSearch,
  programme: Programme,
  id: string,
): Promise<PublicPet | undefined> {
  const where = [isIn(programme), { field: 'id', operator: '=', value: id } as const];
  const { items } = await query(dependencies, visitor, { where, order: [], page: 1, limit: 1 });
  return items[0];
}

/** Of these at most a hundred normalized names those that pets on the list of a programme have, whole. */
export async function findNamed(
  dependencies: PetSearch,
  programme: Programme,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  const { where } = inProgramme(programme, {}, dependencies.today());
  const one = { field: 'name', operator: 'in', value: names, fold: true } as const;
  const asked = { where: [...where, one], order: [], page: 1, limit: 100 };
  const { items } = await query(dependencies, visitor, asked);
  return new Set((items as PublicPet[]).map(({ name }) => foldText(name)));
}

/** Those among these at most a hundred pets that the list of a programme shows by this filter. */
export async function findFitting(
  dependencies: PetSearch,
  { programme, filter, ids }: { programme: Programme; filter: PetFilter; ids: readonly string[] },
): Promise<PublicPet[]> {
  if (ids.length === 0) return [];
  const { where, alternatives } = inProgramme(programme, filter, dependencies.today());
  const one = { field: 'id', operator: 'in', value: ids } as const;
  const asked = { where: [...where, one], alternatives, order: [], page: 1, limit: 100 };
  return (await query(dependencies, visitor, asked)).items as PublicPet[];
}

/** Those of both programmes that were registered last, the latest first. */
export async function listNewest(dependencies: PetSearch, most: number): Promise<PublicPet[]> {
  const where = [{ field: 'status', operator: 'in', value: [...programmes] } as const];
  const asked = { where, order: [], page: 1, limit: most };
  return (await query(dependencies, visitor, asked)).items as PublicPet[];
}

/** Of these at most a hundred pets, in their order, those that everybody may see in either programme. */
export async function findPublicOnes(
  dependencies: PetSearch,
  ids: readonly string[],
): Promise<PublicPet[]> {
  if (ids.length === 0) return [];
  const where = [{ field: 'id', operator: 'in', value: ids } as const];
  const { items } = await query(dependencies, visitor, { where, order: [], page: 1, limit: 100 });
  const byId = new Map((items as PublicPet[]).map((pet) => [pet.id, pet]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Cheap queries are free, for many people may share an address. The portal's own pages ask in nobody's name. */
async function countCost({ limits }: PetSearch, viewer: Viewer, cost: number): Promise<void> {
  const asker = viewer.kind === 'user' ? viewer.id : viewer.address;
  const points = Math.floor(cost);
  if (asker !== undefined && points > 0) await limits.consume('query', asker, { points });
}

/** Undefined where nothing can be found. */
async function planOf(
  dependencies: PetSearch,
  scope: Scope,
  requested: PetQuery,
): Promise<SearchPlan | undefined> {
  const { database, today } = dependencies;
  const cities = asksForCity(requested) ? await knownCities(dependencies) : [];
  const [name] = namesLookedFor(requested);
  const frequency = name === undefined ? undefined : await frequencyOf(database, name);
  if (frequency === 'none') return undefined;
  const isCommonName = frequency === 'common';
  const search = { scope, query: requested, today: today(), cities, isCommonName };
  return planSearch(search, database.dialect);
}

async function knownCities({ dataVersions, cities, database }: PetSearch): Promise<string[]> {
  const version = await dataVersions.current('pets');
  const known = cities.get(version) ?? (await listCities(database.query));
  cities.set(version, known);
  return known;
}

/** Counting reads every row that matches, so a total is kept until a pet changes. */
async function countOnce(dependencies: PetSearch, plan: SearchPlan): Promise<number> {
  const { totals, reads } = dependencies;
  const key = await keyOf(dependencies, plan);
  const total = totals.get(key) ?? (await reads.count(plan));
  totals.set(key, total);
  return total;
}

async function keyOf({ dataVersions }: PetSearch, { filters }: SearchPlan): Promise<string> {
  const version = await dataVersions.current('pets');
  const parts = filters.map(({ shape, values }) => shape + JSON.stringify(values));
  return cacheKey(`${version} ${parts.join()}`);
}

async function withSharedMicrochips(
  { database }: PetSearch,
  viewer: Viewer,
  pets: readonly VisiblePet[],
): Promise<VisiblePet[]> {
  const microchips = pets.flatMap(({ microchip }) => microchip ?? []);
  const holders = microchips.length > 0 ? await findByMicrochip(database, microchips) : [];
  return pets.map((pet) => {
    if (pet.microchip === undefined) return pet;
    const others = holders.filter(
      (other) => other.microchip === pet.microchip && other.id !== pet.id,
    );
    const ids = others.map((other) => (isManager(viewer, other) ? other.id : ''));
    return { ...pet, sharesMicrochipWith: ids.slice(0, mostSharesShown) };
  });
}

const isIn = (programme: Programme): PetCondition => ({
  field: 'status',
  operator: 'in',
  value: [programme],
});

function inProgramme(programme: Programme, filter: PetFilter, today: string) {
  const { where, alternatives } = conditionsOf(filter, today);
  return { where: [isIn(programme), ...where], alternatives };
}
