import type { Kysely } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Database, Tx } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import type { Queue } from './queues.ts';

export interface EnqueueOptions {
  /** A second job with the same key is not stored, also long after the first has run. */
  dedupeKey?: string;
  /** Not before this instant. */
  runAt?: Date;
}

interface NewJob extends EnqueueOptions {
  kind: string;
  queue: Queue;
  payload: unknown;
  maxAttempts: number;
}

type Query = Kysely<Tables>;

export async function insertJob(tx: Tx, job: NewJob, now: Date): Promise<void> {
  await tx.query
    .insertInto('jobs')
    .values({
      id: uuid(),
      created_at: now.toISOString(),
      kind: job.kind,
      lane: job.queue,
      payload_json: JSON.stringify(job.payload),
      dedupe_key: job.dedupeKey ?? null,
      run_at: (job.runAt ?? now).toISOString(),
      attempts: 0,
      max_attempts: job.maxAttempts,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute();
}

export async function findUnfinished(query: Query, kinds: readonly string[]) {
  const rows = await query
    .selectFrom('jobs')
    .select(['id', 'created_at as createdAt', 'payload_json'])
    .where('kind', 'in', kinds)
    .where('finished_at', 'is', null)
    .execute();
  return rows.map(({ payload_json, ...job }) => ({ ...job, input: JSON.parse(payload_json) }));
}

export async function replacePayload({ query }: Tx, id: string, payload: unknown): Promise<void> {
  await query
    .updateTable('jobs')
    .set({ payload_json: JSON.stringify(payload) })
    .where('id', '=', id)
    .execute();
}

export async function deleteJobs({ query }: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await query.deleteFrom('jobs').where('id', 'in', ids).execute();
}

export async function forgetFinishedJobs({ query }: Database, finishedBefore: Date): Promise<void> {
  await query.deleteFrom('jobs').where('finished_at', '<', finishedBefore.toISOString()).execute();
}
