import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Clicks ask whether a mail of the issue has just been delivered. */
export const indexOfferedNewsletters: Migration = {
  async up({ query }) {
    await sql
      .raw(
        `create index newsletter_deliveries_offered
          on newsletter_deliveries (issue_id, language, offered_at) where offered_at is not null`,
      )
      .execute(query);
  },
};
