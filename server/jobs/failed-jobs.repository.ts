import { conflict } from '#domain/errors.ts';
import type { Database, Tx } from '../db/database.ts';

/** One that failed permanently. */
export interface FailedJob {
  id: string;
  kind: string;
  /** Instants, UTC ISO 8601. */
  createdAt: string;
  failedAt: string;
  attempts: number;
  error: string;
  /** What it was given; null where that was forgotten. */
  input: unknown;
  /** What it needs was forgotten when it failed: it cannot be tried again. */
  forgotten: boolean;
}

export async function findFailedSince(
  { query }: Database,
  instant: string,
  most: number,
): Promise<readonly string[]> {
  const rows = await query
    .selectFrom('jobs')
    .select('id')
    .where('failed_at', '>', instant)
    .orderBy('failed_at', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** What is stored of a job whose input was forgotten. */
export const forgotten = 'null';

export async function pageOfFailedJobs(
  { query }: Database,
  { page, limit }: { page: number; limit: number },
): Promise<{ items: FailedJob[]; total: number }> {
  const failed = query.selectFrom('jobs').where('failed_at', 'is not', null);
  const { total } = await failed
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const items = await failed
    .select((eb) => [
      'id',
      'kind',
      'created_at as createdAt',
      eb.ref('failed_at').$notNull().as('failedAt'),
      'attempts',
      eb.fn.coalesce('last_error', eb.val('')).as('error'),
      'payload_json',
    ])
    .orderBy('failed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return {
    items: items.map(({ payload_json, ...job }) => ({
      ...job,
      input: JSON.parse(payload_json) as unknown,
      forgotten: payload_json === forgotten,
    })),
    total: Number(total),
  };
}

/**
 * @returns the kind of the job; undefined when it is not (any longer) among the failed
 * @throws AppError conflict, when what it needs was forgotten
 */
export async function reopenFailedJob(
  { query }: Tx,
  id: string,
  now: Date,
): Promise<string | undefined> {
  const reopened = await query
    .updateTable('jobs')
    .set({ failed_at: null, last_error: null, attempts: 0, run_at: now.toISOString() })
    .where('id', '=', id)
    .where('failed_at', 'is not', null)
    .returning(['kind', 'payload_json'])
    .executeTakeFirst();
  // The transaction is rolled back.
  if (reopened?.payload_json === forgotten) throw conflict('jobForgotten');
  return reopened?.kind;
}

/** @returns the kind of the job; undefined when it is not (any longer) among the failed */
export async function deleteFailedJob({ query }: Tx, id: string): Promise<string | undefined> {
  const deleted = await query
    .deleteFrom('jobs')
    .where('id', '=', id)
    .where('failed_at', 'is not', null)
    .returning('kind')
    .executeTakeFirst();
  return deleted?.kind;
}

/** @param most the newest that stay */
export async function forgetFailedJobs(
  { query }: Database,
  failedBefore: Date,
  most: number,
): Promise<void> {
  await query.deleteFrom('jobs').where('failed_at', '<', failedBefore.toISOString()).execute();
  const retained = query
    .selectFrom('jobs')
    .select('id')
    .where('failed_at', 'is not', null)
    .orderBy('failed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most);
  await query
    .deleteFrom('jobs')
    .where('failed_at', 'is not', null)
    .where('id', 'not in', retained)
    .execute();
}
