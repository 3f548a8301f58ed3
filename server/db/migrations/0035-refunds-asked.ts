import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** When a provider was first asked for a refund: from then on it is looked up before it is asked for again. */
export const noteRefundsAsked: Migration = {
  async up({ query }, { types: { text } }) {
    for (const statement of [
      `alter table payment_attempts add column asked_at ${text}`,
      // Nobody knows of those that are under way whether they were.
      `update payment_attempts set asked_at = created_at
        where operation = 'refund' and closed_at is null`,
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
