import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Monthly donations by card, for one pet, and without an account; how a charge that failed is tried again. */
export const takeMonthlyByCard: Migration = {
  async up({ query }, { types: { text, integer } }) {
    for (const statement of [
      ...[
        `method ${text} not null default 'wallet'`,
        `card ${text}`,
        `guest_name ${text} not null default ''`,
        `guest_mailbox ${text}`,
        `pet_id ${text} references pets (id)`,
        `retry_at ${text}`,
        `decline ${text}`,
        `skipped_until ${text}`,
        `ended_unpaid ${integer} not null default 0`,
        `told_of_year ${integer} not null default 0`,
      ].map((column) => `alter table monthly_donations add column ${column}`),
      `create index monthly_donations_mailbox on monthly_donations (guest_mailbox)
        where guest_mailbox is not null`,
      'create index monthly_donations_pet on monthly_donations (pet_id) where pet_id is not null',
      ...[
        `card ${text}`,
        `retry_at ${text}`,
        `decline ${text}`,
        `skipped_until ${text}`,
        `new_card ${text}`,
      ].map((column) => `alter table test_subscriptions add column ${column}`),
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
