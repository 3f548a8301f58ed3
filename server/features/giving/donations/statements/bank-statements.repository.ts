import type { LineBasis, LineState, StatementLayout } from '#domain/donations/bank-statement.ts';
import type { Tx } from '#server/db/database.ts';

type Query = Tx['query'];

export interface BankStatement {
  id: string;
  account: string;
  layout: StatementLayout;
  fileName: string;
  importedAt: string;
  importedBy: string | null;
  /** YYYY-MM-DD of the first and last deposit. */
  fromDay: string | null;
  toDay: string | null;
  namesAccount: boolean;
  deposits: number;
  charges: number;
  ofOthers: number;
}

export async function insertStatement({ query }: Tx, one: BankStatement): Promise<void> {
  await query
    .insertInto('bank_statements')
    .values({
      id: one.id,
      account: one.account,
      layout: one.layout,
      file_name: one.fileName,
      imported_at: one.importedAt,
      imported_by: one.importedBy,
      from_day: one.fromDay,
      to_day: one.toDay,
      names_account: one.namesAccount ? 1 : 0,
      deposits: one.deposits,
      charges: one.charges,
      of_others: one.ofOthers,
    })
    .execute();
}

/** Newest first. @param by its id; undefined: the latest ones */
export async function findStatements(
  query: Query,
  { id, limit }: { id?: string; limit: number },
): Promise<BankStatement[]> {
  const rows = await query
    .selectFrom('bank_statements')
    .selectAll()
    .$if(id !== undefined, (some) => some.where('id', '=', id ?? ''))
    .orderBy('imported_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    account: row.account,
    layout: row.layout,
    fileName: row.file_name,
    importedAt: row.imported_at,
    importedBy: row.imported_by,
    fromDay: row.from_day,
    toDay: row.to_day,
    namesAccount: row.names_account === 1,
    deposits: row.deposits,
    charges: row.charges,
    ofOthers: row.of_others,
  }));
}

export interface LineCount {
  statementId: string;
  state: LineState;
  basis: LineBasis | null;
  isTried: boolean;
  count: number;
}

/** What has become of the lines that statements brought. */
export async function countLines(query: Query, ids: readonly string[]): Promise<LineCount[]> {
  if (ids.length === 0) return [];
  const rows = await query
    .selectFrom('bank_lines')
    .select(['statement_id', 'state', 'basis', 'is_tried'])
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('statement_id', 'in', ids)
    .groupBy(['statement_id', 'state', 'basis', 'is_tried'])
    .execute();
  return rows.map(({ statement_id, state, basis, is_tried, count }) => ({
    ...{ statementId: statement_id, state, basis, isTried: is_tried === 1, count: Number(count) },
  }));
}
