import type { ExpressionBuilder } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { MediaAssetsTable, Tables } from '#server/db/tables.ts';

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

    /** @returns whether it is gone; one that a pet shows stays */
    async removeUnused(id: string): Promise<boolean> {
      const { numDeletedRows } = await database.query
        .deleteFrom('media_assets')
        .where('id', '=', id)
        .where(isUnused)
        .executeTakeFirst();
      return numDeletedRows === 1n;
    },

    /** Notes which no pet shows since now, and which one shows again. */
    async dateUnused(now: string): Promise<void> {
      await database.query
        .updateTable('media_assets')
        .set({ unused_since: null })
        .where('unused_since', 'is not', null)
        .where((eb) => eb.not(isUnused(eb)))
        .execute();
      await database.query
        .updateTable('media_assets')
        .set({ unused_since: now })
        .where('unused_since', 'is', null)
        .where(isUnused)
        .execute();
    },

    async listUnused(since: string): Promise<string[]> {
      const rows = await database.query
        .selectFrom('media_assets')
        .select('id')
        .where('unused_since', '<=', since)
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}

const isUnused = (eb: ExpressionBuilder<Tables, 'media_assets'>) =>
  eb.not(
    eb.exists(
      eb
        .selectFrom('pet_media')
        .select('pet_media.asset_id')
        .whereRef('pet_media.asset_id', '=', 'media_assets.id'),
    ),
  );
