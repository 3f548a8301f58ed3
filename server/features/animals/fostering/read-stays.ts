import { requireAccount } from '#domain/access/relations.ts';
import { can, requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { daysBetween } from '#domain/dates.ts';
import type { FosterHome } from '#domain/fostering/foster-home.ts';
import type { FosterPlacement } from '#domain/fostering/foster-placement.ts';
import { type Paged, type PageRequest, paged } from '#domain/paging.ts';
import type { Tx } from '#server/db/database.ts';
import type { AccountContact } from '#server/features/people/accounts/accounts.service.ts';
import { petReferences, type TreatedPet } from '../pets/core/pet-references.ts';
import { findHomeOf, findHomes } from './foster-homes.repository.ts';
import { homesKnownTo, requirePetPeople } from './fostering.policy.ts';
import type { FosteringDependencies } from './fostering-dependencies.ts';
import { findCurrent, findPlacementsOfPet, pageOfCurrent } from './placements.repository.ts';

type Dependencies = Pick<FosteringDependencies, 'database' | 'accounts' | 'today'>;

/** A stay with whoever looks after the pet there; for the pet's people. */
export interface ShownStay extends FosterPlacement {
  petName: string;
  /** Null where the home or its account is gone. How to reach its person is told while the stay lasts. */
  home: { id: string; city: string; name: string; contact: AccountContact | null } | null;
  days: number;
}

/** Where a pet is and was, the latest first. @throws AppError unauthenticated, notFound */
export async function staysOfPet(
  dependencies: Dependencies,
  viewer: Viewer,
  petId: string,
): Promise<{ pet: TreatedPet; stays: ShownStay[] }> {
  const { query } = dependencies.database;
  const pet = await requirePetPeople(query, viewer, petId);
  return { pet, stays: await shown(dependencies, query, await findPlacementsOfPet(query, petId)) };
}

/** Of pets that are in a home now: the viewer's own, or for who manages homes all. @throws AppError unauthenticated, forbidden */
export async function listStays(
  dependencies: Dependencies,
  viewer: Viewer,
  { ofAll, ...page }: PageRequest & { ofAll: boolean },
): Promise<Paged<ShownStay>> {
  const { query } = dependencies.database;
  const ownerId = ofAll ? requireRight(viewer, 'fosters.manage') : requireAccount(viewer);
  const { items, total } = await pageOfCurrent(query, ofAll ? 'all' : { ownerId }, page);
  return paged(await shown(dependencies, query, items), total, page);
}

/** A home as an owner who may place a pet there sees it. */
export interface KnownHome extends Pick<FosterHome, 'id' | 'city' | 'species' | 'places'> {
  name: string;
  taken: number;
}

/** Homes that an owner knows already, with how many animals are there; none for who may look through all of them. */
export async function knownHomes(
  { database: { query }, accounts }: Dependencies,
  viewer: Viewer,
): Promise<KnownHome[]> {
  const accountId = requireAccount(viewer);
  if (can(viewer, 'fosters.manage')) return [];
  const homes = await findHomes(query, await homesKnownTo(query, accountId));
  const guests = await findCurrent(query, { homeIds: homes.map(({ id }) => id) });
  const contacts = await accounts.contactsOf(
    homes.map((home) => home.accountId),
    query,
  );
  return homes
    .filter(({ status }) => status === 'active')
    .map((home) => ({
      id: home.id,
      city: home.city,
      species: home.species,
      places: home.places,
      name: contacts.get(home.accountId)?.name ?? '',
      taken: guests.filter(({ homeId }) => homeId === home.id).length,
    }));
}

/** An animal in the viewer's own home. */
export interface OwnGuest extends FosterPlacement {
  pet: TreatedPet;
  days: number;
  /** Whoever looks after the pet otherwise; null where nobody does. */
  owner: AccountContact | null;
}

/** The animals that are in the viewer's home now, the longest first. @throws AppError unauthenticated */
export async function ownGuests(
  { database: { query }, accounts, today }: Dependencies,
  viewer: Viewer,
): Promise<OwnGuest[]> {
  const home = await findHomeOf(query, requireAccount(viewer));
  if (!home) return [];
  const placements = await findCurrent(query, { homeIds: [home.id] });
  const pets = await petReferences.treated(
    query,
    placements.map(({ petId }) => petId),
  );
  const owners = await accounts.contactsOf(
    pets.flatMap(({ ownerId }) => ownerId ?? []),
    query,
  );
  return placements.flatMap((placement) => {
    const pet = pets.find(({ id }) => id === placement.petId);
    if (!pet) return [];
    const days = daysBetween(placement.startedOn, today());
    return [{ ...placement, pet, days, owner: owners.get(pet.ownerId ?? '') ?? null }];
  });
}

async function shown(
  { accounts, today }: Dependencies,
  query: Tx['query'],
  placements: readonly FosterPlacement[],
): Promise<ShownStay[]> {
  const homes = await findHomes(query, [...new Set(placements.flatMap((one) => one.homeId ?? []))]);
  const contacts = await accounts.contactsOf(
    homes.map(({ accountId }) => accountId),
    query,
  );
  const pets = await petReferences.find(
    query,
    placements.map(({ petId }) => petId),
  );
  return placements.map((placement) => {
    const home = homes.find(({ id }) => id === placement.homeId);
    const contact = home && contacts.get(home.accountId);
    return {
      ...placement,
      petName: pets.find(({ id }) => id === placement.petId)?.name ?? '',
      home:
        home && contact
          ? {
              id: home.id,
              city: home.city,
              name: contact.name,
              contact: placement.endedOn === null ? contact : null,
            }
          : null,
      days: daysBetween(placement.startedOn, placement.endedOn ?? today()),
    };
  });
}
