import type { Tx } from '#server/db/database.ts';
import type { RescueEntriesTable } from '#server/db/tables/rescues.ts';

type Query = Tx['query'];

export async function insertEntry({ query }: Tx, entry: RescueEntriesTable): Promise<void> {
  await query.insertInto('rescue_entries').values(entry).execute();
}

/** The oldest first: of one report at most `mostRescueEntries`. */
export async function findEntries(
  query: Query,
  reportIds: readonly string[],
): Promise<RescueEntriesTable[]> {
  if (reportIds.length === 0) return [];
  return query
    .selectFrom('rescue_entries')
    .selectAll()
    .where('report_id', 'in', reportIds)
    .orderBy('id')
    .execute();
}

/** What an account wrote at the desk. */
export const findEntriesBy = (query: Query, authorId: string) =>
  query
    .selectFrom('rescue_entries')
    .select(['created_at as createdAt', 'text'])
    .where('author_id', '=', authorId)
    .where('is_ours', '=', 1)
    .orderBy('id')
    .limit(5_000)
    .execute();
