import type { SpendingSummary } from '#domain/spending/spending-summary.ts';
import type { Tx } from '#server/db/database.ts';

type Query = Tx['query'];

export interface DoneRun {
  number: number;
  /** By which the books of then are told from others. */
  books: string;
  /** YYYY-MM-DD */
  asOf: string;
  /** Instant. */
  finishedAt: string;
  rulesRevision: number;
}

export interface BegunRun {
  number: number;
  /** Of the last one that is done; 0 before the first. */
  current: number;
}

/** As a part of a query: the number of the run that people read. */
export const currentNumber = (query: Query) =>
  query
    .selectFrom('spending_runs')
    .select(({ fn }) => fn.max('number').as('number'))
    .where('state', '=', 'done');

export async function lastDone(query: Query): Promise<DoneRun | undefined> {
  const row = await query
    .selectFrom('spending_runs')
    .select(['number', 'books', 'as_of', 'finished_at', 'rules_revision'])
    .where('state', '=', 'done')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (
    row && {
      number: row.number,
      books: row.books,
      asOf: row.as_of,
      finishedAt: row.finished_at ?? '',
      rulesRevision: row.rules_revision,
    }
  );
}

export async function summaryOf(query: Query, number: number): Promise<SpendingSummary> {
  const { summary_json } = await query
    .selectFrom('spending_runs')
    .select('summary_json')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  return JSON.parse(summary_json);
}

/** Whether a run has written since then. */
export async function isRunning(query: Query, since: string): Promise<boolean> {
  const row = await query
    .selectFrom('spending_runs')
    .select('number')
    .where('state', '=', 'running')
    .where('touched_at', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

interface NewRun {
  books: string;
  asOf: string;
  rulesRevision: number;
  now: string;
  /** A run that has not written since then is given up. */
  aliveSince: string;
}

/** @returns undefined while another one is under way */
export async function beginRun(
  { query }: Tx,
  { books, asOf, rulesRevision, now, aliveSince }: NewRun,
): Promise<BegunRun | undefined> {
  await query
    .updateTable('spending_runs')
    .set({ state: 'abandoned' })
    .where('state', '=', 'running')
    .where('touched_at', '<', aliveSince)
    .execute();
  const { last } = await query
    .selectFrom('spending_runs')
    .select(({ fn }) => fn.max('number').as('last'))
    .executeTakeFirstOrThrow();
  if (await isRunning(query, aliveSince)) return undefined;
  const number = Number(last ?? 0) + 1;
  const { numInsertedOrUpdatedRows } = await query
    .insertInto('spending_runs')
    .values({
      ...{ number, state: 'running', books, started_at: now, touched_at: now, finished_at: null },
      ...{ as_of: asOf, rules_revision: rulesRevision, summary_json: '' },
    })
    // Another process was first.
    .onConflict((conflict) => conflict.column('number').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return undefined;
  const current = await currentNumber(query).executeTakeFirst();
  return { number, current: Number(current?.number ?? 0) };
}

/** Says that the run is alive, before each of its changes. @returns false once another one has taken over */
export async function touchRun({ query }: Tx, number: number, now: string): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('spending_runs')
    .set({ touched_at: now })
    .where('number', '=', number)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** From now on people read what it wrote. @returns false once another one has taken over */
export async function finishRun(
  { query }: Tx,
  number: number,
  summary: SpendingSummary,
  now: string,
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('spending_runs')
    .set({ state: 'done', finished_at: now, summary_json: JSON.stringify(summary) })
    .where('number', '=', number)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Those before the last ones. */
export async function forgetRuns({ query }: Tx, before: number): Promise<void> {
  await query.deleteFrom('spending_runs').where('number', '<', before).execute();
}
