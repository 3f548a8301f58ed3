import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { earliestUma, identifiedDonors, umaFrom } from '#domain/donations/identified-donors.ts';
import type { Tx } from '#server/db/database.ts';
import { expiringRows } from '#server/features/kits/querying/expiring-rows.ts';
import { isGift } from './only-gifts.ts';

const { identifying, reported, withinMonths } = identifiedDonors;

const column = (table: string, name: string) => sql.ref(`${table}.${name}`);

const brought = sql.join(
  [...umaFrom, ['', earliestUma] as const].map(
    ([day, cents]) => sql`select ${sql.lit(day)} as from_day, ${sql.lit(cents)} as cents`,
  ),
  sql` union all `,
);

/**
 * Centavos of the UMA on the day of a donation. While a year's value is missing the one before counts: that keeps too many
 * donors rather than too few.
 */
const umaOf = (table: string) => sql`(
  select cast(known.cents as bigint) from (${brought} union all select from_day, cents from uma_values) as known
  where known.from_day <= ${column(table, 'date')} order by known.from_day desc, known.cents limit 1)`;

/** A number that is 100 larger a month later, the same way on both databases. */
const dayNumber = (table: string) => {
  const date = column(table, 'date');
  return sql`((cast(substr(${date}, 1, 4) as integer) * 12 + cast(substr(${date}, 6, 2) as integer)) * 100
    + cast(substr(${date}, 9, 2) as integer))`;
};
const span = sql.lit(withinMonths * 100);

/** Whether the law has the donor of a donation identified: for a column with its id. */
export const isIdentified = (id: RawBuilder<unknown>): RawBuilder<SqlBool> => sql<SqlBool>`exists (
  select 1 from donations as gift where gift.id = ${id} and gift.paid_at is not null and ${isGift('gift.kind')} and (
    gift.amount_cents >= ${sql.lit(identifying)} * ${umaOf('gift')}
    or exists (
      select 1 from donations as latest
      where latest.customer_id = gift.customer_id and latest.paid_at is not null and ${isGift('latest.kind')}
        and ${dayNumber('latest')} >= ${dayNumber('gift')} and ${dayNumber('latest')} < ${dayNumber('gift')} + ${span}
        and (
          select sum(counted.amount_cents) from donations as counted
          where counted.customer_id = gift.customer_id and counted.paid_at is not null and ${isGift('counted.kind')}
            and ${dayNumber('counted')} <= ${dayNumber('latest')} and ${dayNumber('counted')} > ${dayNumber('latest')} - ${span}
        ) >= ${sql.lit(reported)} * ${umaOf('latest')}
    )))`;

const named = sql`(user_id is not null or email <> '' or exists (
  select donation_id from past_donations where donation_id = donations.id and donor_name <> '') or exists (
  select donation_id from account_references where donation_id = donations.id and donor_name <> '')) and not exists (
  select id from payment_attempts where donation_id = donations.id and closed_at is null)`;
const since = { table: 'donations', key: 'id', since: sql.ref('created_at') } as const;

/** With a donor, with no question to a provider open, and not of an identified donor. */
export const expiringDonors = expiringRows({
  ...since,
  condition: sql`${named} and not ${isIdentified(sql.ref('donations.id'))}`,
});

/** Of identified donors too. */
export const expiringIdentifiedDonors = expiringRows({
  ...since,
  condition: sql`${named} and ${isIdentified(sql.ref('donations.id'))}`,
});

/** Those among the customers whom the law has identified, and whom a donation still names. */
export async function findIdentifiedCustomers(
  query: Tx['query'],
  customerIds: readonly string[],
): Promise<string[]> {
  if (customerIds.length === 0) return [];
  const rows = await query
    .selectFrom('donations')
    .select('customer_id')
    .distinct()
    .where('customer_id', 'in', customerIds)
    .where('email', '<>', '')
    .where(isIdentified(sql.ref('donations.id')))
    .execute();
  return rows.flatMap(({ customer_id }) => customer_id ?? []);
}

/** Amounts, folios, invoices and the ledger stay; so does the address of a donor whom the law has identified. */
export async function takeDonorOut({ query }: Tx, userId: string): Promise<void> {
  const own = query.selectFrom('donations').select('id').where('user_id', '=', userId);
  const identified = (await own.where(isIdentified(sql.ref('donations.id'))).execute()).map(
    ({ id }) => id,
  );
  const account = query.updateTable('donations').where('user_id', '=', userId);
  await account
    .set({ email: '' })
    .$if(identified.length > 0, (update) => update.where('id', 'not in', identified))
    .execute();
  await account.set({ user_id: null }).execute();
}
