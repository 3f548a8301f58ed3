import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** How many public pets are called like something that many names hold. */
export const coverPublicNames: Migration = {
  async up({ query }) {
    await sql`create index pets_public_named on pets (status, name_search, expires_on)
      where deleted = 0 and media_count > 0`.execute(query);
  },
};
