import { LRUCache } from 'lru-cache';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { Database } from '#server/db/database.ts';
import { atMost } from '#server/limits/at-most.ts';
import type { MediaUse } from './media-use.ts';

export type ShownMedia = ReturnType<typeof createShownMedia>;

/** Which pictures and videos are shown, asked for with each of them: the answer is kept until one of the uses changes. */
export function createShownMedia({
  database,
  dataVersions,
  mediaUses,
}: {
  database: Database;
  dataVersions: DataVersions;
  /** Of every feature; read whenever it is asked. */
  mediaUses: readonly MediaUse[];
}) {
  const known = new LRUCache<string, boolean>(atMost(10_000));

  return {
    async isShown(id: string): Promise<boolean> {
      let key = id;
      for (const { topic } of mediaUses) key += ` ${await dataVersions.current(topic)}`;
      const cached = known.get(key);
      if (cached !== undefined) return cached;
      let isShown = false;
      for (const use of mediaUses) isShown ||= (await use.shown(database.query, [id])).length > 0;
      known.set(key, isShown);
      return isShown;
    },
  };
}
