import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Nobody was asked so far: null, which is unknown. */
export const describeCharacter: Migration = {
  async up({ query }, { types: { text } }) {
    for (const column of ['energy', 'stairs', 'needs_experience']) {
      await sql.raw(`alter table pets add column ${column} ${text}`).execute(query);
    }
  },
};
