import { type RawBuilder, sql } from 'kysely';
import type { Expense } from '#domain/expenses/expense.ts';
import type { ExpenseCategory, ExpensePayer } from '#domain/expenses/expense-kinds.ts';
import { type Paged, type PageRequest, paged } from '#domain/paging.ts';
import type { Tx } from '#server/db/database.ts';
import { petReferences } from '#server/features/animals/pets/core/pet-references.ts';
import { pageAndTotal } from '#server/features/kits/querying/page-and-total.ts';
import { expenseFrom } from './expenses.repository.ts';

type Query = Tx['query'];

/** Days are YYYY-MM-DD, both included. */
export interface ExpenseSearch {
  /** Of one pet; undefined: of all, and of none. */
  petId?: string;
  /** Of this account's pets alone. */
  ownerId?: string;
  /** Those of no pet alone. */
  general?: boolean;
  from?: string;
  to?: string;
  category?: ExpenseCategory;
  payer?: ExpensePayer;
  /** As `foldText` has it. */
  supplier?: string;
  campaignId?: string;
}

const found = (query: Query, search: ExpenseSearch) => {
  let rows = query.selectFrom('expenses').where('deleted_at', 'is', null);
  if (search.petId !== undefined) rows = rows.where('pet_id', '=', search.petId);
  if (search.ownerId !== undefined) {
    rows = rows.where('pet_id', 'in', petReferences.idsOfOwner(query, search.ownerId));
  }
  if (search.general) rows = rows.where('pet_id', 'is', null);
  if (search.from !== undefined) rows = rows.where('on_date', '>=', search.from);
  if (search.to !== undefined) rows = rows.where('on_date', '<=', search.to);
  if (search.category !== undefined) rows = rows.where('category', '=', search.category);
  if (search.payer !== undefined) rows = rows.where('payer', '=', search.payer);
  if (search.supplier !== undefined) rows = rows.where('supplier_search', '=', search.supplier);
  if (search.campaignId !== undefined) rows = rows.where('campaign_id', '=', search.campaignId);
  return rows;
};

/** The latest first. */
export async function pageOfExpenses(
  query: Query,
  search: ExpenseSearch,
  page: PageRequest,
): Promise<Paged<Expense>> {
  const latest = found(query, search).selectAll().orderBy('on_date', 'desc').orderBy('id', 'desc');
  const { items, total } = await pageAndTotal(latest, page);
  return paged(items.map(expenseFrom), total, page);
}

/** A portion of all that is found, the earliest first, from behind `after`. */
export async function expensesAfter(
  query: Query,
  search: ExpenseSearch,
  after: Pick<Expense, 'onDate' | 'id'> | undefined,
  most: number,
): Promise<Expense[]> {
  let rows = found(query, search).selectAll();
  if (after) {
    rows = rows.where(({ or, and, eb }) =>
      or([
        eb('on_date', '>', after.onDate),
        and([eb('on_date', '=', after.onDate), eb('id', '>', after.id)]),
      ]),
    );
  }
  const portion = await rows.orderBy('on_date').orderBy('id').limit(most).execute();
  return portion.map(expenseFrom);
}

export interface ExpenseSum<Key extends string = string> {
  /** YYYY-MM, a category, a payer or a supplier's name. */
  key: Key;
  amountCents: number;
  count: number;
}

/** What the sums of each group are known by. */
interface Keys {
  month: string;
  category: ExpenseCategory;
  payer: ExpensePayer;
  supplier: string;
}

const groups = {
  month: sql<string>`substr(on_date, 1, 7)`,
  category: sql<string>`category`,
  payer: sql<string>`payer`,
  supplier: sql<string>`supplier_search`,
} as const satisfies Record<keyof Keys, RawBuilder<string>>;

/** The largest first; suppliers by the name that one of their expenses has. */
export async function sumExpenses<By extends keyof Keys>(
  query: Query,
  search: ExpenseSearch,
  by: By,
  most: number,
): Promise<ExpenseSum<Keys[By]>[]> {
  const rows = await found(query, search)
    .select([
      by === 'supplier' ? sql<string>`max(supplier)`.as('key') : groups[by].as('key'),
      sql<number | string>`sum(amount_cents)`.as('amount'),
      sql<number | string>`count(*)`.as('count'),
    ])
    .groupBy(groups[by])
    .orderBy('amount', 'desc')
    .orderBy('key')
    .limit(most)
    .execute();
  return rows.map(({ key, amount, count }) => ({
    key: key as Keys[By],
    amountCents: Number(amount),
    count: Number(count),
  }));
}
