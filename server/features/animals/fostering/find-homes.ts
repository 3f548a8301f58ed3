import { requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { daysBetween } from '#domain/dates.ts';
import type { FosterHome } from '#domain/fostering/foster-home.ts';
import type { FosterPlacement } from '#domain/fostering/foster-placement.ts';
import { type Paged, type PageRequest, paged } from '#domain/paging.ts';
import type { AccountContact } from '#server/features/people/accounts/accounts.service.ts';
import { petReferences } from '../pets/core/pet-references.ts';
import { type HomeSearch, pageOfHomes } from './foster-homes.repository.ts';
import type { FosteringDependencies } from './fostering-dependencies.ts';
import { findCurrent, findPast } from './placements.repository.ts';

export type { HomeSearch } from './foster-homes.repository.ts';

/** A home with its people and its load. */
export interface LoadedHome extends FosterHome {
  /** Null where the account is gone. */
  contact: AccountContact | null;
  /** The animals that are there now, the longest first. */
  guests: readonly { petId: string; name: string; since: string; days: number }[];
  pastStays: number;
  /** In all stays, those that last included. */
  totalDays: number;
}

type Dependencies = Pick<FosteringDependencies, 'database' | 'accounts' | 'today'>;

/** @throws AppError unauthenticated, forbidden */
export async function listHomes(
  dependencies: Dependencies,
  viewer: Viewer,
  search: HomeSearch,
  page: PageRequest,
): Promise<Paged<LoadedHome>> {
  requireRight(viewer, 'fosters.manage');
  const { items, total } = await pageOfHomes(dependencies.database, search, page);
  return paged(await withLoad(dependencies, items), total, page);
}

/** At most so many homes in one table for spreadsheets. */
const mostExported = 5_000;
const exportedAtOnce = 100;

/** All that the search finds, in portions. @throws AppError unauthenticated, forbidden */
export async function* exportHomes(
  dependencies: Dependencies,
  viewer: Viewer,
  search: HomeSearch,
): AsyncGenerator<LoadedHome[]> {
  requireRight(viewer, 'fosters.manage');
  for (let page = 1; page <= mostExported / exportedAtOnce; page += 1) {
    const { items } = await pageOfHomes(dependencies.database, search, {
      page,
      limit: exportedAtOnce,
    });
    if (items.length > 0) yield await withLoad(dependencies, items);
    if (items.length < exportedAtOnce) return;
  }
}

async function withLoad(
  { database: { query }, accounts, today }: Dependencies,
  homes: readonly FosterHome[],
): Promise<LoadedHome[]> {
  const homeIds = homes.map(({ id }) => id);
  const current = await findCurrent(query, { homeIds });
  const past = await findPast(query, homeIds);
  const contacts = await accounts.contactsOf(
    homes.map(({ accountId }) => accountId),
    query,
  );
  const pets = await petReferences.find(
    query,
    current.map(({ petId }) => petId),
  );
  const day = today();
  const shown = ({ petId, startedOn }: FosterPlacement) => ({
    petId,
    name: pets.find(({ id }) => id === petId)?.name ?? '',
    since: startedOn,
    days: daysBetween(startedOn, day),
  });
  return homes.map((home) => {
    const animals = current.filter(({ homeId }) => homeId === home.id).map(shown);
    const { stays = 0, days = 0 } = past.get(home.id) ?? {};
    return {
      ...home,
      contact: contacts.get(home.accountId) ?? null,
      guests: animals,
      pastStays: stays,
      totalDays: animals.reduce((sum, one) => sum + one.days, days),
    };
  });
}
