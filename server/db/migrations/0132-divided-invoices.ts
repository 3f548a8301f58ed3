import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Invoices over several pets: an expense for each, which share an invoice; its UUID is still recorded once. */
export const divideInvoices: Migration = {
  async up({ query }, { types: { text, integer } }) {
    for (const statement of [
      `alter table expenses add column invoice_id ${text}`,
      `alter table expenses add column share_number ${integer} not null default 1`,
      `alter table expenses add column share_count ${integer}`,
      `alter table expenses add column invoice_cents ${integer}`,
      'create index expenses_invoice on expenses (invoice_id) where invoice_id is not null',
      'drop index expenses_cfdi',
      `create unique index expenses_cfdi on expenses (cfdi_uuid, share_number)
        where cfdi_uuid is not null and deleted_at is null`,
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
