import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Which donations moved no money: in a demonstration also those by bank and in cash. */
export const markTestDonations: Migration = {
  async up({ query }, { types: { integer } }) {
    for (const statement of [
      `alter table donations add column is_test ${integer} not null default 0`,
      `update donations set is_test = 1 where provider = 'test'`,
      // Figures are counted along these indexes alone.
      'drop index donations_by_month',
      `create index donations_by_month on donations
        (substr(date, 1, 7), kind, method, is_test, amount_cents) where paid_at is not null`,
      'drop index donations_donors',
      `create index donations_donors on donations (substr(date, 1, 7), user_id, is_test, status)
        where paid_at is not null and charge_id is null`,
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
