import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Donations by SPEI: where to send the money, and each transfer that came, once. */
export const takeTransfers: Migration = {
  async up({ query }, { name, types: { text, integer } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    for (const statement of [
      `alter table donations add column transfer_json ${text}`,
      `alter table donation_entries add column arrival ${text}`,
      'drop index donation_entries_income',
      // The money of a donation comes once; to a CLABE each transfer does.
      `create unique index donation_entries_income on donation_entries (donation_id, coalesce(arrival, ''))
        where kind = 'payment' and amount_cents > 0`,
      `create table test_transfers (
        id ${text} not null primary key,
        payment_id ${text} not null references test_payments (id),
        arrived_at ${text} not null,
        amount_cents ${integer} not null check (amount_cents > 0)
      ) ${strict}`,
      'create index test_transfers_payment on test_transfers (payment_id, arrived_at)',
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
