import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What gifts paid: the rules, and what they came to in each run. */
export const createSpending: Migration = {
  async up({ query }, { name, types: { text, integer } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    for (const statement of [
      `create table spending_rules (
        revision ${integer} not null primary key,
        rules_json ${text} not null,
        changed_at ${text} not null,
        changed_by ${text} references users (id) on delete set null
      ) ${strict}`,
      'create index spending_rules_author on spending_rules (changed_by) where changed_by is not null',
      `create table spending_runs (
        number ${integer} not null primary key,
        state ${text} not null,
        books ${text} not null,
        started_at ${text} not null,
        touched_at ${text} not null,
        finished_at ${text},
        as_of ${text} not null,
        rules_revision ${integer} not null,
        summary_json ${text} not null
      ) ${strict}`,
      `create table gift_uses (
        id ${text} not null primary key,
        donation_id ${text} not null,
        expense_id ${text} not null,
        month ${text} not null,
        category ${text} not null,
        pet_id ${text},
        amount_cents ${integer} not null check (amount_cents > 0),
        from_run ${integer} not null,
        until_run ${integer}
      ) ${strict}`,
      'create index gift_uses_donation on gift_uses (donation_id)',
      'create index gift_uses_month on gift_uses (month) where until_run is null',
      'create index gift_uses_from on gift_uses (from_run)',
      'create index gift_uses_until on gift_uses (until_run) where until_run is not null',
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
