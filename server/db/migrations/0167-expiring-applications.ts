import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * What the retention counts, without the rows. The state stands there by an expression, so that SQLite does not look through
 * all that were ever in it instead.
 */
export const coverExpiringApplications: Migration = {
  async up({ query }) {
    await sql`drop index adoption_applications_expiring`.execute(query);
    await sql`create index adoption_applications_expiring
      on adoption_applications (ended_at, id, coalesce(status, ''), contract_json)
      where coalesce(status, '') in ('declined', 'withdrawn') and contract_json is null`.execute(
      query,
    );
  },
};
