import { v7 as uuid } from 'uuid';
import type { Database, Tx } from '../db/database.ts';

export interface EnqueueOptions {
  /** A second job with the same key is not stored, also long after the first has run. */
  dedupeKey?: string;
  /** Not before this instant. */
  runAt?: Date;
  maxAttempts?: number;
}

export interface NewJob extends EnqueueOptions {
  kind: string;
  payload: unknown;
}

/** A job that one runner holds: nobody else touches it until the lease ends. */
export interface LeasedJob {
  id: string;
  kind: string;
  payload: unknown;
  attempts: number;
  maxAttempts: number;
  lease: string;
}

const defaultMaxAttempts = 12;

/** A little over three hours of retries pass before a job is given up; see `backoff`. */
export async function insertJob(tx: Tx, job: NewJob, now: Date): Promise<void> {
  await tx.query
    .insertInto('jobs')
    .values({
      id: uuid(),
      created_at: now.toISOString(),
      kind: job.kind,
      payload_json: JSON.stringify(job.payload),
      dedupe_key: job.dedupeKey ?? null,
      run_at: (job.runAt ?? now).toISOString(),
      attempts: 0,
      max_attempts: job.maxAttempts ?? defaultMaxAttempts,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute();
}

/** Takes the job that has waited longest, or one whose runner died; undefined when nothing is due. */
export async function leaseJob(
  { query, dialect }: Database,
  kinds: readonly string[],
  now: Date,
  leasedUntil: Date,
): Promise<LeasedJob | undefined> {
  const instant = now.toISOString();
  const lease = uuid();
  const row = await query
    .updateTable('jobs')
    .set((eb) => ({
      leased_by: lease,
      leased_until: leasedUntil.toISOString(),
      // Counted before the work, so that a job that kills its process is given up too.
      attempts: eb('attempts', '+', 1),
    }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('jobs')
        .select('id')
        .where('finished_at', 'is', null)
        .where('failed_at', 'is', null)
        .where('run_at', '<=', instant)
        .where((or) => or.or([or('leased_until', 'is', null), or('leased_until', '<=', instant)]))
        .where('kind', 'in', kinds)
        .orderBy('run_at')
        .orderBy('id')
        .limit(1)
        .$if(dialect.name === 'postgres', (select) => select.forUpdate().skipLocked()),
    )
    .returning(['id', 'kind', 'payload_json', 'attempts', 'max_attempts'])
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      kind: row.kind,
      payload: JSON.parse(row.payload_json),
      attempts: row.attempts,
      maxAttempts: row.max_attempts,
      lease,
    }
  );
}

/** @returns false when another runner has taken the job meanwhile */
export function renewLease(database: Database, job: LeasedJob, leasedUntil: Date) {
  return change(database, job, { leased_until: leasedUntil.toISOString() });
}

/** What it was about is forgotten with it: links of mails and people's names have no business staying. */
export function finishJob(database: Database, job: LeasedJob, now: Date) {
  const finished = { finished_at: now.toISOString(), last_error: null, payload_json: '{}' };
  return change(database, job, { ...released, ...finished });
}

export function retryJob(database: Database, job: LeasedJob, runAt: Date, error: string) {
  return change(database, job, { ...released, run_at: runAt.toISOString(), last_error: error });
}

/** Kept for a person to look at, and never run again. */
export function buryJob(database: Database, job: LeasedJob, now: Date, error: string) {
  return change(database, job, { ...released, failed_at: now.toISOString(), last_error: error });
}

export async function forgetFinishedJobs({ query }: Database, finishedBefore: Date): Promise<void> {
  await query.deleteFrom('jobs').where('finished_at', '<', finishedBefore.toISOString()).execute();
}

const released = { leased_by: null, leased_until: null };

async function change(
  { query }: Database,
  job: LeasedJob,
  values: Partial<
    Record<'leased_until' | 'finished_at' | 'failed_at' | 'last_error', string | null>
  > & {
    run_at?: string;
    payload_json?: string;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('jobs')
    .set(values)
    .where('id', '=', job.id)
    .where('leased_by', '=', job.lease)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
