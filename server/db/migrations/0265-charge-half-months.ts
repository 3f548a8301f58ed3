import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Donations that go on may be charged each half month. */
export const chargeHalfMonths: Migration = {
  async up({ query }, { types: { text } }) {
    for (const table of ['monthly_donations', 'test_subscriptions']) {
      const column = `charged_each ${text} not null default 'month'`;
      await sql.raw(`alter table ${table} add column ${column}`).execute(query);
    }
  },
};
