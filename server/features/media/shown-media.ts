import { LRUCache } from 'lru-cache';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { Database } from '#server/db/database.ts';

export type ShownMedia = ReturnType<typeof createShownMedia>;

/** Which pictures and films pets show, asked for with each of them: the answer is kept until a pet changes. */
export function createShownMedia({
  database,
  dataVersions,
}: {
  database: Database;
  dataVersions: DataVersions;
}) {
  const known = new LRUCache<string, boolean>({ max: 10_000 });

  return {
    async isShown(id: string): Promise<boolean> {
      const key = `${await dataVersions.current('pets')} ${id}`;
      const kept = known.get(key);
      if (kept !== undefined) return kept;
      const row = await database.query
        .selectFrom('pet_media')
        .select('pet_id')
        .where('asset_id', '=', id)
        .limit(1)
        .executeTakeFirst();
      known.set(key, row !== undefined);
      return row !== undefined;
    },
  };
}
