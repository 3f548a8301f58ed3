import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What those who keep the books look for, and what they note. */
export const giveDonationsBooks: Migration = {
  async up({ query }, { types: { text } }) {
    for (const statement of [
      `alter table donations add column asked_at ${text}`,
      `alter table payment_differences add column resolved_by ${text}`,
      `alter table payment_differences add column note ${text}`,
      // Lists and their counts are read along this index alone, whatever they are filtered by.
      'drop index donations_date',
      `create index donations_listed on donations
        (date, id, status, kind, method, provider, user_id, product_name, email)`,
      // Totals read no line of the ledger itself.
      'drop index donation_entries_date',
      'create index donation_entries_date on donation_entries (date, donation_id, amount_cents)',
      `create index payment_attempts_open on payment_attempts (donation_id, created_at)
        where closed_at is null`,
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
