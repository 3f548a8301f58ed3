import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What donations are counted and found by, without their rows. */
export const coverDonationFigures: Migration = {
  async up({ query }, { textMember }) {
    await sql`create index donations_by_month on donations
      (substr(date, 1, 7), kind, method, provider, amount_cents) where paid_at is not null`.execute(
      query,
    );
    await sql`create index donations_donors on donations
      (substr(date, 1, 7), user_id, provider, status) where paid_at is not null`.execute(query);
    await sql`create index donations_product on donations (product_name)`.execute(query);
    await sql`create index donation_entries_back on donation_entries (date, donation_id, amount_cents)
      where kind <> 'payment' or amount_cents < 0`.execute(query);
    const reference = textMember(sql.ref('voucher_json'), 'reference');
    await sql`create index donations_voucher on donations ((${reference}), id)
      where voucher_json is not null`.execute(query);
  },
};
