import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Where a monthly donation is approved is stored with it, so that it is handed out once made and never made anew.
 * Those that the portal itself had declared expired are asked about again: the provider alone says what is over.
 */
export const keepMonthlyApprovals: Migration = {
  async up({ query }, { types: { text } }) {
    for (const statement of [
      `alter table monthly_donations add column approve_url ${text}`,
      `update monthly_donations set status = 'approvalPending', next_check_at = created_at
        where status = 'expired' and confirmed_at is null and reference is not null`,
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
