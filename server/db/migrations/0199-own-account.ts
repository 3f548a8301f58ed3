import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Donations to the organisation's own account: the concept of each, and what was noted of the account. */
export const createOwnAccount: Migration = {
  async up({ query }, { name, types: { text, integer } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    for (const statement of [
      `create table account_references (
        donation_id ${text} not null primary key references donations (id),
        reference ${text} not null unique,
        amount_cents ${integer} not null,
        expires_at ${text} not null
      ) ${strict}`,
      `create table account_movements (
        id ${text} not null primary key,
        donation_id ${text} not null references donations (id),
        kind ${text} not null,
        tracked_as ${text} not null,
        amount_cents ${integer} not null check (amount_cents > 0),
        moved_at ${text} not null,
        noted_by ${text} references users (id) on delete set null,
        unique (kind, tracked_as)
      ) ${strict}`,
      'create index account_movements_donation on account_movements (donation_id)',
      'create index account_movements_noted on account_movements (noted_by) where noted_by is not null',
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
