import type { ReportReason } from '#domain/fundraisers/fundraiser-states.ts';
import type { Tx } from '#server/db/database.ts';

type Query = Pick<Tx, 'query'>;

interface Report {
  id: string;
  reason: ReportReason;
  words: string;
  createdAt: string;
}

export async function insertReport(
  { query }: Tx,
  { id, fundraiserId, reason, words, createdAt }: Report & { fundraiserId: string },
): Promise<void> {
  await query
    .insertInto('fundraiser_reports')
    .values({
      id,
      fundraiser_id: fundraiserId,
      created_at: createdAt,
      reason,
      words,
      settled_at: null,
    })
    .execute();
}

/** That nobody has seen to, the latest first. */
export async function findOpenReports({ query }: Query, fundraiserId: string, most: number) {
  const rows = await query
    .selectFrom('fundraiser_reports')
    .selectAll()
    .where('fundraiser_id', '=', fundraiserId)
    .where('settled_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
  return rows.map(
    ({ id, reason, words, created_at }): Report => ({ id, reason, words, createdAt: created_at }),
  );
}

/** How many nobody has seen to, by page. */
export async function countOpenReports(
  { query }: Query,
  fundraiserIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (fundraiserIds.length === 0) return new Map();
  const rows = await query
    .selectFrom('fundraiser_reports')
    .select(({ fn }) => ['fundraiser_id', fn.countAll().as('count')])
    .where('fundraiser_id', 'in', fundraiserIds)
    .where('settled_at', 'is', null)
    .groupBy('fundraiser_id')
    .execute();
  return new Map(rows.map(({ fundraiser_id, count }) => [fundraiser_id, Number(count)]));
}

/** Pages of which somebody has reported something. */
export async function countReported({ query }: Query): Promise<number> {
  const { count } = await query
    .selectFrom('fundraiser_reports')
    .select(({ fn }) => fn.count('fundraiser_id').distinct().as('count'))
    .where('settled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function settleAll({ query }: Tx, fundraiserId: string, now: string): Promise<void> {
  await query
    .updateTable('fundraiser_reports')
    .set({ settled_at: now })
    .where('fundraiser_id', '=', fundraiserId)
    .where('settled_at', 'is', null)
    .execute();
}
