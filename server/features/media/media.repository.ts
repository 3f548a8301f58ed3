import type { Database } from '#server/db/database.ts';
import type { MediaAssetsTable } from '#server/db/tables.ts';

export function createMediaRepository(database: Database) {
  return {
    find(id: string): Promise<MediaAssetsTable | undefined> {
      return database.query
        .selectFrom('media_assets')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
    },

    /** Another process may have been faster: the same id is the same content. */
    async add(row: MediaAssetsTable): Promise<void> {
      await database.query
        .insertInto('media_assets')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    },
  };
}
