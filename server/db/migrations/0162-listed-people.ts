import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What accounts are searched by, and what became of a newsletter's mails, without their rows. */
export const listPeople: Migration = {
  async up({ query }) {
    await sql`create index users_named on users (name_search, email_normalized, id)`.execute(query);
    await sql`create index newsletter_deliveries_figures on newsletter_deliveries
      (issue_id, state, returned, language, unsubscribed_at)`.execute(query);
  },
};
