import type { RetentionKind } from '#domain/retention/retention.ts';
import type { Database, Tx } from '#server/db/database.ts';

/** How far a run is with one kind. Counts alone: of nobody. */
interface RetentionResult {
  done: number;
  /** Where it goes on after a break; null once it is through. */
  after: string | null;
  failed?: true;
}

export type RetentionReport = Partial<Record<RetentionKind, RetentionResult>>;

export interface RetentionRun {
  /** Instant for which the run was scheduled. */
  id: string;
  startedAt: string;
  finishedAt: string | null;
  report: RetentionReport;
}

/** The one that was begun already, or a new one. */
export async function beginRun({ query }: Tx, id: string, now: string): Promise<RetentionRun> {
  await query
    .insertInto('retention_runs')
    .values({ id, started_at: now, finished_at: null, report_json: '{}' })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const row = await query
    .selectFrom('retention_runs')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return fromRow(row);
}

export async function noteProgress(
  { query }: Tx,
  id: string,
  report: RetentionReport,
  finishedAt: string | null,
): Promise<void> {
  await query
    .updateTable('retention_runs')
    .set({ report_json: JSON.stringify(report), finished_at: finishedAt })
    .where('id', '=', id)
    .execute();
}

/** Newest first. */
export async function latestRuns({ query }: Database, most: number): Promise<RetentionRun[]> {
  const rows = await query
    .selectFrom('retention_runs')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(fromRow);
}

export async function forgetRuns({ query }: Tx, before: string): Promise<void> {
  await query.deleteFrom('retention_runs').where('id', '<', before).execute();
}

const fromRow = (row: {
  id: string;
  started_at: string;
  finished_at: string | null;
  report_json: string;
}): RetentionRun => ({
  id: row.id,
  startedAt: row.started_at,
  finishedAt: row.finished_at,
  report: JSON.parse(row.report_json) as RetentionReport,
});
