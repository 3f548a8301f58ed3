import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Pictures that are there already get their proposals by the nightly upkeep. */
export const addFocalPoints: Migration = {
  async up({ query }, { types: { real } }) {
    for (const table of ['media_assets', 'pet_media']) {
      for (const column of ['focus_x', 'focus_y']) {
        await sql.raw(`alter table ${table} add column ${column} ${real}`).execute(query);
      }
    }
  },
};
