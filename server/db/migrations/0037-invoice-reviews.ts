import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Invoices that a person has to look at are few, and found by themselves. */
export const reviewInvoices: Migration = {
  async up({ query }, { types: { text } }) {
    for (const statement of [
      `alter table invoices add column review_reason ${text}`,
      `alter table invoices add column review_detail ${text}`,
      'create index invoices_reviewed on invoices (created_at) where review_reason is not null',
      "create index invoices_refused on invoices (created_at) where status = 'refused'",
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
