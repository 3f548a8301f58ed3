import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Since when no pet has shown a picture or video, as the daily upkeep found it; null while one does. */
export const dateUnusedMedia: Migration = {
  async up({ query }) {
    await sql`alter table media_assets add column unused_since text`.execute(query);
  },
};
