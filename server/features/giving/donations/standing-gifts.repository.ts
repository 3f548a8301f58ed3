import { sql } from 'kysely';
import type { NamedGift } from '#domain/spending/spending-summary.ts';
import type { Tx } from '#server/db/database.ts';
import { isGift } from './only-gifts.ts';

type Query = Tx['query'];

/** A paid donation with what the ledger holds of it. */
export interface StandingGift extends NamedGift {
  isTest: boolean;
}

type Row = Omit<StandingGift, 'isTest' | 'cents' | 'concept'> & {
  test: number;
  cents: number | string;
  productName: string;
  productNameEn: string;
};

/** A portion of all that were ever paid, the earliest first, from behind `after`. */
export async function standingGifts(
  query: Query,
  after: Pick<NamedGift, 'onDate' | 'id'> | undefined,
  most: number,
): Promise<StandingGift[]> {
  const { onDate, id } = after ?? { onDate: '', id: '' };
  const { rows } = await sql<Row>`
    select id, date as "onDate", kind, pet_id as "petId", campaign_id as "campaignId", is_test as test,
      product_id as "productId", product_name as "productName", product_name_en as "productNameEn",
      coalesce((select sum(amount_cents) from donation_entries where donation_id = donations.id), 0) as cents
    from donations
    where paid_at is not null and ${isGift()} and (date, id) > (${onDate}, ${id})
    order by date, id
    limit ${most}
  `.execute(query);
  return rows.map(({ test, cents, productName: es, productNameEn: en, ...row }) => ({
    ...row,
    concept: row.kind === 'other' && row.productId !== null ? { es, en: en || es } : null,
    cents: Number(cents),
    isTest: test === 1,
  }));
}

/** Whether there is one that moved money. */
export async function standingKinds(query: Query): Promise<'none' | 'tests' | 'real'> {
  const paid = (where: ReturnType<typeof sql>) =>
    sql`select id from donations where paid_at is not null and ${isGift()} and ${where} limit 1`.execute(
      query,
    );
  const real = await paid(sql`is_test = 0`);
  if (real.rows.length > 0) return 'real';
  return (await paid(sql`is_test = 1`)).rows.length > 0 ? 'tests' : 'none';
}

/** Another text whenever a line has come to the ledger. */
export async function ledgerMark(query: Query): Promise<string> {
  const { last, lines } = await query
    .selectFrom('donation_entries')
    .select(({ fn }) => [fn.max('id').as('last'), fn.countAll().as('lines')])
    .executeTakeFirstOrThrow();
  return `${last} ${lines}`;
}
