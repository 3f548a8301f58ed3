import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Not of payments alone any more. */
export const nameProviderKeys: Migration = {
  // No release has used the former name: it came while this one was made.
  contract: '0.4',
  async up({ query }) {
    await sql.raw('alter table payment_keys rename to provider_keys').execute(query);
  },
};
