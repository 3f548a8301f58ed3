import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Not of payments alone any more. */
export const nameProviderKeys: Migration = {
  async up({ query }) {
    await sql.raw('alter table payment_keys rename to provider_keys').execute(query);
  },
};
