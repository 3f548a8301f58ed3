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

/** All of these expenses. @returns the keys of the files that no expense has any more */
export async function deleteFilesOf(
  { query }: Tx,
  expenseIds: readonly string[],
): Promise<string[]> {
  if (expenseIds.length === 0) return [];
  const rows = await query
    .deleteFrom('expense_files')
    .where('expense_id', 'in', expenseIds)
    .returning('file_key')
    .execute();
  if (rows.length === 0) return [];
  const keys = [...new Set(rows.map(({ file_key }) => file_key))];
  const kept = await query
    .selectFrom('expense_files')
    .select('file_key')
    .where('file_key', 'in', keys)
    .execute();
  return keys.filter((key) => !kept.some(({ file_key }) => file_key === key));
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
