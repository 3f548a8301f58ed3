import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** When a pet was deleted: its owner can take that back for a while, whatever is changed in between. */
export const dateDeletions: Migration = {
  async up({ query }, { types: { text } }) {
    await sql.raw(`alter table pets add column deleted_at ${text}`).execute(query);
  },
};
