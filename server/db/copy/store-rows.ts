import type { Tx } from '../database.ts';
import type { Tables } from '../tables.ts';
import type { Row, TableShape } from './table-rows.ts';

/** Below what a statement may have on either database. */
const mostParameters = 2_000;

/** Rows as a snapshot reads them, in the order of their key. */
export async function storeRows(
  { query }: Tx,
  { name, columns }: TableShape,
  rows: readonly Row[],
): Promise<void> {
  const atOnce = Math.max(1, Math.floor(mostParameters / columns.length));
  for (let start = 0; start < rows.length; start += atOnce) {
    await query
      .insertInto(name as keyof Tables)
      .values(rows.slice(start, start + atOnce) as never)
      .execute();
  }
}
