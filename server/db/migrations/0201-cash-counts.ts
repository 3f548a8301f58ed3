import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Cash that one person counted, and another one confirms. */
export const createCashCounts: Migration = {
  async up({ query }, { name, types: { text, integer } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    for (const statement of [
      `create table cash_counts (
        id ${text} not null primary key,
        created_at ${text} not null,
        given_on ${text} not null,
        place ${text} not null,
        pieces_json ${text} not null,
        amount_cents ${integer} not null check (amount_cents > 0),
        state ${text} not null,
        counted_by ${text} references users (id) on delete set null,
        changed_at ${text} not null,
        changed_by ${text} references users (id) on delete set null,
        donation_id ${text} references donations (id)
      ) ${strict}`,
      'create index cash_counts_listed on cash_counts (state, created_at, id)',
      'create index cash_counts_counter on cash_counts (counted_by) where counted_by is not null',
      'create index cash_counts_changer on cash_counts (changed_by) where changed_by is not null',
      'create index cash_counts_donation on cash_counts (donation_id) where donation_id is not null',
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
