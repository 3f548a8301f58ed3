import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Other amounts that donors have asked for of what a wallet pays each month, until the wallet says that they were approved. */
export const reviseMonthly: Migration = {
  async up({ query }, { types: { text, integer } }) {
    for (const [table, column] of [
      ['monthly_donations', `plan_changes_json ${text}`],
      ['test_subscriptions', `asked_cents ${integer}`],
      ['test_subscriptions', `asked_return_url ${text}`],
    ] as const) {
      await sql.raw(`alter table ${table} add column ${column}`).execute(query);
    }
  },
};
