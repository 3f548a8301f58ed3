import type { Selectable } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { ExpenseFilesTable } from '#server/db/tables/expenses.ts';

type Query = Tx['query'];
export type ExpenseFileRow = Selectable<ExpenseFilesTable>;

/** Of the expenses of one page, in the order in which they came. */
export async function findFiles(
  query: Query,
  expenseIds: readonly string[],
): Promise<ExpenseFileRow[]> {
  if (expenseIds.length === 0) return [];
  return query
    .selectFrom('expense_files')
    .selectAll()
    .where('expense_id', 'in', expenseIds)
    .orderBy('id')
    .execute();
}

export async function findFile(query: Query, id: string): Promise<ExpenseFileRow | undefined> {
  return query.selectFrom('expense_files').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertFile({ query }: Tx, row: ExpenseFileRow): Promise<void> {
  await query.insertInto('expense_files').values(row).execute();
}

export async function deleteFile({ query }: Tx, id: string): Promise<void> {
  await query.deleteFrom('expense_files').where('id', '=', id).execute();
}

/** All of these expenses; the files themselves go with the next tidying up. */
export async function deleteFilesOf({ query }: Tx, expenseIds: readonly string[]): Promise<void> {
  if (expenseIds.length === 0) return;
  await query.deleteFrom('expense_files').where('expense_id', 'in', expenseIds).execute();
}

/** Which of these files there is a row of. */
export async function knownFiles(query: Query, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await query
    .selectFrom('expense_files')
    .select('id')
    .where('id', 'in', ids)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
