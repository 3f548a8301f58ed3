import { LRUCache } from 'lru-cache';
import type { PetMedia } from '#domain/pets/pet.ts';
import type { Database } from '#server/db/database.ts';
import { atMost } from '#server/limits/at-most.ts';
import { findMediaRows, mediaFromRow, proposedFocus } from './media.repository.ts';

export type MediaAssets = ReturnType<typeof createMediaAssets>;

/** What an asset's id stands for never changes, so it may be kept whole; a placeholder makes it about 1 KB. */
const mostCached = 5_000;

/** What is known of pictures and videos: their sizes, and the little picture that stands in while they load. */
export function createMediaAssets({ database }: { database: Database }) {
  const known = new LRUCache<string, PetMedia>(atMost(mostCached));

  return {
    /** By id; those that are gone are left out. */
    async find(ids: Iterable<string>): Promise<ReadonlyMap<string, PetMedia>> {
      const found = new Map<string, PetMedia>();
      const missing: string[] = [];
      for (const id of new Set(ids)) {
        const asset = known.get(id);
        if (asset) found.set(id, asset);
        else missing.push(id);
      }
      if (missing.length === 0) return found;
      for (const row of await findMediaRows(database, missing)) {
        const asset = mediaFromRow(row);
        if (proposedFocus(row)) known.set(row.id, asset);
        found.set(row.id, asset);
      }
      return found;
    },

    /** Instants, UTC ISO 8601, by id: when the portal took each of them in. */
    async takenIn(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
      const rows = ids.length > 0 ? await findMediaRows(database, ids) : [];
      return new Map(rows.map((row) => [row.id, row.created_at]));
    },
  };
}
