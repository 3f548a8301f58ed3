import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What animals and the organisation cost, with receipts; a pet's budget, and donations found by their pet. */
export const createExpenses: Migration = {
  async up({ query }, { name, types: { text, integer } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    for (const statement of [
      `create table expenses (
        id ${text} primary key,
        pet_id ${text} references pets (id) on delete set null,
        pet_name ${text} not null default '',
        on_date ${text} not null,
        category ${text} not null,
        supplier ${text} not null,
        supplier_search ${text} not null,
        supplier_rfc ${text} not null,
        amount_cents ${integer} not null check (amount_cents > 0),
        note ${text} not null,
        payer ${text} not null,
        cfdi_uuid ${text},
        cfdi_cents ${integer},
        author_id ${text},
        created_at ${text} not null,
        changed_at ${text} not null,
        version ${integer} not null,
        deleted_at ${text}
      ) ${strict}`,
      'create index expenses_pet on expenses (pet_id, on_date) where pet_id is not null',
      'create index expenses_date on expenses (on_date, id)',
      'create index expenses_author on expenses (author_id) where author_id is not null',
      'create index expenses_deleted on expenses (deleted_at) where deleted_at is not null',
      `create unique index expenses_cfdi on expenses (cfdi_uuid)
        where cfdi_uuid is not null and deleted_at is null`,
      `create table expense_files (
        id ${text} primary key,
        expense_id ${text} not null references expenses (id) on delete cascade,
        file_key ${text} not null,
        name ${text} not null,
        is_cfdi ${integer} not null,
        created_at ${text} not null
      ) ${strict}`,
      'create index expense_files_expense on expense_files (expense_id)',
      `create table pet_budgets (
        pet_id ${text} primary key references pets (id) on delete cascade,
        amount_cents ${integer} not null check (amount_cents > 0),
        changed_at ${text} not null
      ) ${strict}`,
      'create index donations_pet on donations (pet_id) where pet_id is not null',
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
