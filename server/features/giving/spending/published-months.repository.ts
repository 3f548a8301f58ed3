import type { PublicMonth } from '#domain/spending/public-month.ts';
import type { Tx } from '#server/db/database.ts';

type Query = Tx['query'];

/** What of a month somebody chose to show. */
export interface ChosenReceipts {
  /** Of expenses. */
  receipts: readonly string[];
  showsSuppliers: boolean;
}

interface StoredMonth {
  content: PublicMonth;
  chosen: ChosenReceipts;
}

/** The sums of a month as they were when it was last published. */
export interface PublishedSums {
  month: string;
  revision: number;
  /** Instant. */
  publishedAt: string;
  gifts: number;
  incomeCents: number;
  spentCents: number;
  isTest: boolean;
  /** Everybody may read it now. */
  isPublic: boolean;
}

const columns = [
  'month',
  'revision',
  'published_at',
  'gifts',
  'income_cents',
  'spent_cents',
  'is_test',
] as const;

/** The earliest first; at most as many as there are months in some decades. */
export async function publishedSums(query: Query): Promise<PublishedSums[]> {
  const rows = await query
    .selectFrom('published_months')
    .select([...columns, (eb) => eb('content_json', '<>', '').as('is_public')])
    .orderBy('month')
    .limit(600)
    .execute();
  return rows.map((row) => ({
    month: row.month,
    revision: row.revision,
    publishedAt: row.published_at,
    gifts: row.gifts,
    incomeCents: row.income_cents,
    spentCents: row.spent_cents,
    isTest: row.is_test === 1,
    isPublic: Boolean(row.is_public),
  }));
}

/** What everybody may read of these months (YYYY-MM, both included), the earliest first. */
export async function publicMonths(
  query: Query,
  { from, to }: { from: string; to: string },
): Promise<PublicMonth[]> {
  const rows = await query
    .selectFrom('published_months')
    .select('content_json')
    .where('month', '>=', from)
    .where('month', '<=', to)
    .where('content_json', '<>', '')
    .orderBy('month')
    .limit(12)
    .execute();
  return rows.map(({ content_json }) => {
    const { content }: StoredMonth = JSON.parse(content_json);
    return content;
  });
}

/** What of a month was chosen to be shown; undefined where it is not public. */
export async function chosenOf(query: Query, month: string): Promise<ChosenReceipts | undefined> {
  const row = await query
    .selectFrom('published_months')
    .select('content_json')
    .where('month', '=', month)
    .where('content_json', '<>', '')
    .executeTakeFirst();
  if (!row) return undefined;
  const { chosen }: StoredMonth = JSON.parse(row.content_json);
  return chosen;
}

/** @param revision that somebody has before them; 0 where it was never published @returns false where it is another one */
export async function putMonth(
  { query }: Tx,
  { content, chosen }: StoredMonth,
  revision: number,
  published: { at: string; by: string },
): Promise<boolean> {
  const row = {
    revision: revision + 1,
    published_at: published.at,
    published_by: published.by,
    gifts: content.gifts,
    income_cents: content.incomeCents,
    spent_cents: content.spentCents,
    is_test: content.isTest ? (1 as const) : (0 as const),
    content_json: JSON.stringify({ content, chosen } satisfies StoredMonth),
  };
  if (revision === 0) {
    const { numInsertedOrUpdatedRows } = await query
      .insertInto('published_months')
      .values({ month: content.month, ...row })
      .onConflict((conflict) => conflict.column('month').doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  }
  const { numUpdatedRows } = await query
    .updateTable('published_months')
    .set(row)
    .where('month', '=', content.month)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** @returns false where it is not public */
export async function withdrawMonth({ query }: Tx, month: string): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('published_months')
    .set((eb) => ({ content_json: '', revision: eb('revision', '+', 1) }))
    .where('month', '=', month)
    .where('content_json', '<>', '')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
