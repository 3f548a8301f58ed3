import type { PublicPet } from '#domain/pets/pet.ts';
import type { Programme } from '#domain/pets/vocabularies.ts';
import {
  findDebutsAfter,
  findDebutsOf,
  findLatestDebuts,
  insertDebuts,
} from './pet-debuts.repository.ts';
import { findPublicOnes, listNewest, type PetSearch } from './pet-search.ts';

interface Dependencies extends PetSearch {
  now: () => string;
}

/** A pet, and when everybody could first see it in its programme. */
export interface NewPet {
  pet: PublicPet;
  /** Instant, UTC ISO 8601. */
  since: string;
}

const atOnce = 500;

/**
 * Notes when everybody could first see a pet in its programme. Whatever made it so (a photo, a change of status, another
 * day) is not asked: whoever calls this regularly finds them all. In portions, each of its own.
 */
export async function noticeDebuts(
  { database, dataVersions, today, now }: Dependencies,
  signal?: AbortSignal,
): Promise<void> {
  for (;;) {
    signal?.throwIfAborted();
    const portion = { today: today(), now: now(), most: atOnce };
    const noticed = await database.transaction(async (tx) => {
      const inserted = await insertDebuts(tx, portion);
      // The feeds of new pets tell of them.
      if (inserted > 0) await dataVersions.bump(tx, 'pets');
      return inserted;
    });
    if (noticed < atOnce) return;
  }
}

/**
 * The pets that everybody could first see after an instant: the latest of them, at most so many.
 * @returns `until`: the instant after which to go on
 */
export const findDebuts = (
  { database }: Dependencies,
  asked: { programme: Programme; after: string; most: number },
): Promise<{ ids: string[]; until: string }> => findDebutsAfter(database, asked);

/** Debuts that are looked at: some of those pets are not to be seen any more. */
const debutsLookedAt = 70;

/**
 * The pets that everybody has seen for the shortest time, at most so many, the latest first; one that was not noticed yet counts from
 * its registration.
 */
export async function findNewest(dependencies: Dependencies, most: number): Promise<NewPet[]> {
  const { query } = dependencies.database;
  const registered = await listNewest(dependencies, most);
  const latest = await findLatestDebuts(query, debutsLookedAt);
  const known = new Set(registered.map(({ id }) => id));
  const others = latest.filter((id) => !known.has(id));
  const pets = [...registered, ...(await findPublicOnes(dependencies, [...new Set(others)]))];
  const debuts = await findDebutsOf(
    query,
    pets.map(({ id }) => id),
  );
  const nameOf = (id: string, programme: string) => `${id} ${programme}`;
  const since = new Map(
    debuts.map((debut) => [nameOf(debut.pet_id, debut.programme), debut.since]),
  );
  return pets
    .map((pet) => ({ pet, since: since.get(nameOf(pet.id, pet.status)) ?? pet.createdAt }))
    .sort((one, other) => (one.since < other.since ? 1 : one.since > other.since ? -1 : 0))
    .slice(0, most);
}
