import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Money that goes back without a refund, and refunds that come back. */
export const addPaymentDisputes: Migration = {
  async up({ query }, { name, types: { text, integer } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    for (const statement of [
      `create table payment_disputes (
        id ${text} primary key,
        provider ${text} not null,
        dispute ${text} not null,
        reference ${text},
        settled_as ${text},
        donation_id ${text} references donations (id),
        state ${text} not null,
        amount_cents ${integer} not null,
        currency ${text} not null,
        withdrawn_cents ${integer} not null,
        reinstated_cents ${integer} not null,
        fee_cents ${integer} not null,
        reason ${text} not null,
        opened_at ${text} not null,
        answer_by ${text},
        as_of ${text} not null,
        created_at ${text} not null,
        updated_at ${text} not null,
        unique (provider, dispute)
      ) ${strict}`,
      'create index payment_disputes_donation on payment_disputes (donation_id)',
      `create index payment_disputes_unclaimed on payment_disputes (provider)
        where donation_id is null`,
      `alter table donations add column disputed_cents ${integer} not null default 0`,
      `alter table donations add column given_back_cents ${integer} not null default 0`,
      `update donations set given_back_cents = refunded_cents where refunded_cents > 0`,
      `alter table donations add column failed_refund_cents ${integer} not null default 0`,
      `alter table donation_entries add column kind ${text} not null default 'payment'`,
      `update donation_entries set kind = 'refund' where amount_cents < 0`,
      // The money of a donation comes once; what went back may come back as well.
      'drop index donation_entries_income',
      `create unique index donation_entries_income on donation_entries (donation_id)
        where kind = 'payment' and amount_cents > 0`,
      // Totals go on reading no line of the ledger itself.
      'drop index donation_entries_date',
      'create index donation_entries_date on donation_entries (date, donation_id, kind, amount_cents)',
      `alter table test_payments add column failed_refund_cents ${integer} not null default 0`,
      `alter table test_payments add column dispute ${text}`,
      `alter table test_payments add column disputed_at ${text}`,
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
