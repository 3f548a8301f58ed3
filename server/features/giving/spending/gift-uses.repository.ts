import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { ExpenseCategory } from '#domain/expenses/expense-kinds.ts';
import type { Tx } from '#server/db/database.ts';
import { currentNumber } from './spending-runs.repository.ts';

type Query = Tx['query'];

/** So much of a gift paid so much of an expense. */
export interface GiftUse {
  donationId: string;
  expenseId: string;
  category: ExpenseCategory;
  petId: string | null;
  amountCents: number;
}

export interface StoredUse extends GiftUse {
  id: string;
}

/** Of the expenses of a month (YYYY-MM), as the last run left them. */
export async function usesOfMonth(query: Query, month: string): Promise<StoredUse[]> {
  const rows = await query
    .selectFrom('gift_uses')
    .select(['id', 'donation_id', 'expense_id', 'category', 'pet_id', 'amount_cents'])
    .where('month', '=', month)
    .where('until_run', 'is', null)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    donationId: row.donation_id,
    expenseId: row.expense_id,
    category: row.category,
    petId: row.pet_id,
    amountCents: row.amount_cents,
  }));
}

/** YYYY-MM, the earliest first. */
export async function monthsWithUses(query: Query): Promise<string[]> {
  const rows = await query
    .selectFrom('gift_uses')
    .select('month')
    .distinct()
    .where('until_run', 'is', null)
    .orderBy('month')
    .execute();
  return rows.map(({ month }) => month);
}

export async function endUses({ query }: Tx, ids: readonly string[], run: number): Promise<void> {
  if (ids.length === 0) return;
  await query
    .updateTable('gift_uses')
    .set({ until_run: run })
    .where('id', 'in', [...ids])
    .execute();
}

export async function insertUses(
  { query }: Tx,
  month: string,
  uses: readonly GiftUse[],
  run: number,
): Promise<void> {
  if (uses.length === 0) return;
  await query
    .insertInto('gift_uses')
    .values(
      uses.map(({ donationId, expenseId, category, petId, amountCents }) => ({
        ...{ id: uuid(), donation_id: donationId, expense_id: expenseId, month, category },
        ...{ pet_id: petId, amount_cents: amountCents, from_run: run, until_run: null },
      })),
    )
    .execute();
}

/**
 * Takes back some of what runs wrote that nobody finished, and deletes some of what no reader can see any more.
 * @returns whether there may be more
 */
export async function sweepUses({ query }: Tx, current: number, most: number): Promise<boolean> {
  const some = (where: 'from' | 'until' | 'over') =>
    query
      .selectFrom('gift_uses')
      .select('id')
      .$if(where === 'from', (uses) => uses.where('from_run', '>', current))
      .$if(where === 'until', (uses) => uses.where('until_run', '>', current))
      .$if(where === 'over', (uses) => uses.where('until_run', '<=', current))
      .limit(most);
  const changed = [
    await query.deleteFrom('gift_uses').where('id', 'in', some('from')).executeTakeFirst(),
    await query
      .updateTable('gift_uses')
      .set({ until_run: null })
      .where('id', 'in', some('until'))
      .executeTakeFirst(),
    await query.deleteFrom('gift_uses').where('id', 'in', some('over')).executeTakeFirst(),
  ];
  return changed.some((one) =>
    'numUpdatedRows' in one ? one.numUpdatedRows > 0n : one.numDeletedRows > 0n,
  );
}

/** What a gift paid, by month, kind of expense and pet, the latest first; `most` of it, and what it came to in all. */
export async function usesOfGift(query: Query, donationId: string, most: number) {
  const read = query
    .selectFrom('gift_uses')
    .where('donation_id', '=', donationId)
    .where('from_run', '<=', currentNumber(query))
    .where(({ or, eb }) =>
      or([eb('until_run', 'is', null), eb('until_run', '>', currentNumber(query))]),
    );
  const amount = sql<number | string>`sum(amount_cents)`.as('amount');
  const rows = await read
    .select(['month', 'category', 'pet_id', amount])
    .groupBy(['month', 'category', 'pet_id'])
    .orderBy('month', 'desc')
    .orderBy('amount', 'desc')
    .limit(most)
    .execute();
  const { total } = await read
    .select(sql<number | string | null>`sum(amount_cents)`.as('total'))
    .executeTakeFirstOrThrow();
  return {
    totalCents: Number(total ?? 0),
    uses: rows.map(({ month, category, pet_id, amount: cents }) => ({
      ...{ month, category, petId: pet_id, cents: Number(cents) },
    })),
  };
}

/** Of a month's expenses (YYYY-MM): how many gifts paid some of them, and how much. */
export async function coveredIn(query: Query, month: string) {
  const { gifts, cents } = await query
    .selectFrom('gift_uses')
    .select([
      sql<number | string>`count(distinct donation_id)`.as('gifts'),
      sql<number | string | null>`sum(amount_cents)`.as('cents'),
    ])
    .where('month', '=', month)
    .where('from_run', '<=', currentNumber(query))
    .where(({ or, eb }) =>
      or([eb('until_run', 'is', null), eb('until_run', '>', currentNumber(query))]),
    )
    .executeTakeFirstOrThrow();
  return { gifts: Number(gifts), cents: Number(cents ?? 0) };
}
