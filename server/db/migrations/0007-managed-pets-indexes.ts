import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * The indexes that lie in the order of the owners' and administrators' lists now hold what those filter by, so that
 * counting, looking for a name and passing over the pages before a far one read the index alone.
 */
export const coverManagedPets: Migration = {
  async up({ query }) {
    for (const [index, columns] of [
      ['pets_newest', 'created_at desc, id desc, deleted, status, name_search'],
      ['pets_owner', 'owner_id, created_at desc, id desc, deleted, status, name_search'],
    ]) {
      await sql.raw(`drop index ${index}`).execute(query);
      await sql.raw(`create index ${index} on pets (${columns})`).execute(query);
    }
  },
};
