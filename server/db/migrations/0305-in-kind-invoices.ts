import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Which invoice stands for a gift in kind. */
export const invoiceInKindGifts: Migration = {
  async up({ query }, { types: { text } }) {
    for (const statement of [
      `alter table in_kind_gifts add column invoice_id ${text} references invoices (id)`,
      `alter table in_kind_gifts add column cfdi ${text}`,
      'create unique index in_kind_gifts_invoice on in_kind_gifts (invoice_id) where invoice_id is not null',
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
