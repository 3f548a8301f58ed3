import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What came by transfer, by its day: a donation's own date is that of the first arrival. */
export const indexArrivals: Migration = {
  async up({ query }) {
    await sql`create index donation_entries_arrivals on donation_entries (date, donation_id, amount_cents)
      where arrival is not null`.execute(query);
  },
};
