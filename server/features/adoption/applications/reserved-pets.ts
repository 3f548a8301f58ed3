import { LRUCache } from 'lru-cache';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { Database } from '#server/db/database.ts';
import { findReservedPets } from './open-applications.repository.ts';

export type ReservedPets = () => Promise<ReadonlySet<string>>;

/**
 * The pets that a family has reserved: whoever applies for one goes to its waiting list, and its pages say so. Cached until a
 * pet or a reservation changes, for lists of pets ask it.
 */
export function reservedPets(dependencies: {
  database: Database;
  dataVersions: DataVersions;
}): ReservedPets {
  const found = new LRUCache<number, ReadonlySet<string>>({ max: 1 });
  return async () => {
    const version = await dependencies.dataVersions.current('pets');
    const known = found.get(version);
    if (known) return known;
    const pets = await findReservedPets(dependencies.database);
    found.set(version, pets);
    return pets;
  };
}
