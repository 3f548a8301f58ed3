import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Few are ever refunded; administrators see which of them an invoice still counts in full. */
export const findRefundedDonations: Migration = {
  async up({ query }) {
    await sql`
      create index donations_refunded on donations (updated_at) where refunded_cents > 0
    `.execute(query);
  },
};
