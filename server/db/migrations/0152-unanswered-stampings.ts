import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** How often a stamp was asked for without an answer. Of what is pending now nobody knows: it may have been stamped. */
export const countUnansweredStampings: Migration = {
  async up({ query }, { types: { integer } }) {
    for (const statement of [
      `alter table invoices add column unanswered_stampings ${integer} not null default 0`,
      `update invoices set unanswered_stampings = 1 where status = 'pending'`,
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
