import { sql } from 'kysely';
import type { RowOutcome } from '#domain/imports/import-kind.ts';
import type { PageRequest } from '#domain/paging.ts';
import type { Tx } from '#server/db/database.ts';
import type { RowProblem } from '#server/features/kits/tables/row-problem.ts';

type Query = Tx['query'];

/** A row as it stands in the table. */
export interface TableRow {
  line: number;
  cells: string[];
}

/** What was made of a row. */
export interface MadeOfRow {
  madeId: string;
  key: string;
  name: string;
}

/** What becomes, or has become, of a row. */
export interface ReviewedRow {
  line: number;
  key: string;
  name: string;
  outcome: RowOutcome;
  problems: readonly RowProblem[];
  photos: number;
  madeId: string | null;
}

const rowsAtOnce = 200;

export async function insertRows(
  { query }: Tx,
  importId: string,
  rows: readonly TableRow[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const values = rows.slice(start, start + rowsAtOnce).map(({ line, cells }) => ({
      import_id: importId,
      line,
      cells_json: JSON.stringify(cells),
      key: '',
      name: '',
      outcome: null,
      problems_json: '[]',
      photos: 0,
      pet_id: null,
    }));
    await query.insertInto('pet_import_rows').values(values).execute();
  }
}

/** In their order. */
export async function findCells(query: Query, importId: string): Promise<TableRow[]> {
  const rows = await query
    .selectFrom('pet_import_rows')
    .select(['line', 'cells_json'])
    .where('import_id', '=', importId)
    .orderBy('line')
    .execute();
  return rows.map(({ line, cells_json }) => ({ line, cells: JSON.parse(cells_json) as string[] }));
}

export async function setReview(
  { query }: Tx,
  importId: string,
  { line, key, name, outcome, problems, photos, madeId }: ReviewedRow,
): Promise<void> {
  await query
    .updateTable('pet_import_rows')
    .set({ key, name, outcome, problems_json: JSON.stringify(problems), photos, pet_id: madeId })
    .where('import_id', '=', importId)
    .where('line', '=', line)
    .execute();
}

/** One that this import has created stays so, however often its row is read. */
export async function settleRow(
  { query }: Tx,
  importId: string,
  line: number,
  settled: { outcome: RowOutcome; madeId: string | null; problems?: readonly RowProblem[] },
): Promise<void> {
  const { outcome, madeId, problems } = settled;
  await query
    .updateTable('pet_import_rows')
    .set({
      outcome,
      pet_id: madeId,
      ...(problems && { problems_json: JSON.stringify(problems) }),
    })
    .where('import_id', '=', importId)
    .where('line', '=', line)
    .where('outcome', '<>', 'created')
    .execute();
}

/** After an import was undone. */
export async function reopenRows({ query }: Tx, importId: string): Promise<void> {
  await query
    .updateTable('pet_import_rows')
    .set({ outcome: 'ready', pet_id: null })
    .where('import_id', '=', importId)
    .where('outcome', '=', 'created')
    .execute();
}

/** By the order of their ids. */
export async function findCreated(query: Query, importId: string): Promise<MadeOfRow[]> {
  const rows = await query
    .selectFrom('pet_import_rows')
    .select(['pet_id', 'key', 'name'])
    .where('import_id', '=', importId)
    .where('outcome', '=', 'created')
    .orderBy('pet_id')
    .execute();
  return rows.flatMap(({ pet_id, key, name }) =>
    pet_id === null ? [] : [{ madeId: pet_id, key, name }],
  );
}

/** By which photos are called. */
export async function findKeys(
  query: Query,
  importId: string,
): Promise<{ key: string; name: string }[]> {
  return query
    .selectFrom('pet_import_rows')
    .select(['key', 'name'])
    .where('import_id', '=', importId)
    .where('key', '<>', '')
    .execute();
}

export async function countPhotoOf({ query }: Tx, importId: string, madeId: string): Promise<void> {
  await query
    .updateTable('pet_import_rows')
    .set((eb) => ({ photos: eb('photos', '+', 1) }))
    .where('import_id', '=', importId)
    .where('pet_id', '=', madeId)
    .execute();
}

export type RowCounts = Record<
  'rows' | 'ready' | 'created' | 'known' | 'rejected' | 'warned' | 'withoutPhoto',
  number
>;

export async function countRows(
  query: Query,
  importIds: readonly string[],
): Promise<ReadonlyMap<string, RowCounts>> {
  if (importIds.length === 0) return new Map();
  const count = (condition: ReturnType<typeof sql>) =>
    sql<number>`sum(case when ${condition} then 1 else 0 end)`;
  const rows = await query
    .selectFrom('pet_import_rows')
    .select([
      'import_id',
      sql<number>`count(*)`.as('rows'),
      count(sql`outcome = 'ready'`).as('ready'),
      count(sql`outcome = 'created'`).as('created'),
      count(sql`outcome = 'known'`).as('known'),
      count(sql`outcome = 'rejected'`).as('rejected'),
      count(sql`outcome in ('ready', 'created') and problems_json <> '[]'`).as('warned'),
      count(sql`outcome in ('ready', 'created') and photos = 0`).as('withoutPhoto'),
    ])
    .where('import_id', 'in', importIds)
    .groupBy('import_id')
    .execute();
  return new Map(
    rows.map(({ import_id, ...counts }) => {
      const numbers = Object.entries(counts).map(([name, value]) => [name, Number(value)]);
      return [import_id, Object.fromEntries(numbers) as RowCounts] as const;
    }),
  );
}

/** In the order of the table. */
export async function pageOfRows(
  query: Query,
  importId: string,
  { onlyProblems, page, limit }: Pick<PageRequest, 'page' | 'limit'> & { onlyProblems: boolean },
): Promise<{ items: ReviewedRow[]; total: number }> {
  let matching = query
    .selectFrom('pet_import_rows')
    .where('import_id', '=', importId)
    .where('outcome', 'is not', null);
  if (onlyProblems) matching = matching.where('problems_json', '<>', '[]');
  const { total } = await matching
    .select((eb) => eb.fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .select(['line', 'key', 'name', 'outcome', 'problems_json', 'photos', 'pet_id'])
    .orderBy('line')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return {
    total: Number(total),
    items: rows.map((row) => ({
      line: row.line,
      key: row.key,
      name: row.name,
      outcome: row.outcome ?? 'ready',
      problems: JSON.parse(row.problems_json) as RowProblem[],
      photos: row.photos,
      madeId: row.pet_id,
    })),
  };
}
