import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What statements of the organisation's own account say has come, and who gave what nobody asked a CLABE for. */
export const createBankLines: Migration = {
  async up({ query }, { name, types: { text, integer } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    for (const statement of [
      `create table bank_statements (
        id ${text} not null primary key,
        account ${text} not null,
        layout ${text} not null,
        file_name ${text} not null,
        imported_at ${text} not null,
        imported_by ${text} references users (id) on delete set null,
        from_day ${text},
        to_day ${text},
        names_account ${integer} not null,
        deposits ${integer} not null,
        charges ${integer} not null,
        of_others ${integer} not null
      ) ${strict}`,
      'create index bank_statements_imported on bank_statements (imported_at, id)',
      'create index bank_statements_importer on bank_statements (imported_by) where imported_by is not null',
      `create table bank_lines (
        id ${text} not null primary key,
        statement_id ${text} not null references bank_statements (id),
        account ${text} not null,
        identity ${text} not null,
        layout ${text} not null,
        posted_on ${text} not null,
        amount_cents ${integer} not null check (amount_cents > 0),
        booked_cents ${integer} not null check (booked_cents >= 0 and booked_cents <= amount_cents),
        description ${text} not null,
        reference ${text} not null,
        sender ${text} not null,
        tracked_as ${text},
        repeats_id ${text} references bank_lines (id),
        state ${text} not null,
        basis ${text},
        is_tried ${integer} not null,
        parts ${integer} not null,
        reason ${text} not null,
        changed_at ${text} not null,
        changed_by ${text} references users (id) on delete set null,
        unique (account, identity)
      ) ${strict}`,
      'create index bank_lines_listed on bank_lines (state, posted_on, id)',
      'create index bank_lines_statement on bank_lines (statement_id)',
      'create index bank_lines_amount on bank_lines (account, posted_on, amount_cents)',
      'create index bank_lines_tracked on bank_lines (account, tracked_as) where tracked_as is not null',
      'create index bank_lines_repeats on bank_lines (repeats_id) where repeats_id is not null',
      'create index bank_lines_untried on bank_lines (id) where is_tried = 0',
      'create index bank_lines_changed on bank_lines (changed_by) where changed_by is not null',
      `create index bank_lines_named on bank_lines (posted_on, id) where description <> '' or sender <> '' or reference <> ''`,
      `alter table account_movements add column line_id ${text} references bank_lines (id)`,
      'create index account_movements_line on account_movements (line_id) where line_id is not null',
      `alter table account_references add column donor_name ${text} not null default ''`,
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
