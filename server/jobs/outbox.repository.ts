import { type Kysely, sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { conflict } from '#domain/errors.ts';
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

/** A job that one runner holds: nobody else touches it until the lease ends. */
export interface LeasedJob {
  id: string;
  kind: string;
  payload: unknown;
  attempts: number;
  maxAttempts: number;
  lease: string;
}

/** One that failed permanently. */
export interface FailedJob {
  id: string;
  kind: string;
  /** Instants, UTC ISO 8601. */
  createdAt: string;
  failedAt: string;
  attempts: number;
  error: string;
  /** What it needs was forgotten when it failed: it cannot be tried again. */
  forgotten: boolean;
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

/** Jobs of a queue that nobody holds, of whatever kind. */
const dueIn = (query: Query, queue: Queue, instant: string) =>
  query
    .selectFrom('jobs')
    .select('id')
    .where('finished_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('lane', '=', queue)
    .where('run_at', '<=', instant)
    .where((or) => or.or([or('leased_until', 'is', null), or('leased_until', '<=', instant)]));

/** In one statement, for most looks find nothing. Due jobs of kinds that this process does not do count, too. */
export async function findDueQueues(
  { query }: Database,
  queues: readonly Queue[],
  now: Date,
): Promise<Queue[]> {
  const instant = now.toISOString();
  const found = await query
    .selectNoFrom((eb) => queues.map((queue) => eb.exists(dueIn(query, queue, instant)).as(queue)))
    .executeTakeFirstOrThrow();
  return queues.filter((queue) => found[queue]);
}

/** Takes the queue's job that has waited longest, or one whose runner died; undefined when nothing is due. */
export async function leaseJob(
  { query, dialect }: Database,
  { queue, kinds }: { queue: Queue; kinds: readonly string[] },
  now: Date,
  leasedUntil: Date,
): Promise<LeasedJob | undefined> {
  const instant = now.toISOString();
  const lease = uuid();
  const due = dueIn(query, queue, instant)
    .where('kind', 'in', kinds)
    .orderBy('run_at')
    .orderBy('id')
    .limit(1);
  // The last look at each queue finds nothing, and reading waits for no writer.
  if (!(await due.executeTakeFirst())) return undefined;
  const row = await query
    .updateTable('jobs')
    .set((eb) => ({
      leased_by: lease,
      leased_until: leasedUntil.toISOString(),
      // Counted before the work, so that a job that kills its process fails permanently too.
      attempts: eb('attempts', '+', 1),
    }))
    .where('id', '=', () =>
      due.$if(dialect.name === 'postgres', (select) => select.forUpdate().skipLocked()),
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

export async function endLeases({ query }: Database): Promise<void> {
  await query
    .updateTable('jobs')
    .set(released)
    .where('finished_at', 'is', null)
    .where('leased_until', 'is not', null)
    .execute();
}

/** @returns false when another runner has taken the job meanwhile; as do the others */
export function renewLease({ query }: Database, job: LeasedJob, leasedUntil: Date) {
  return change(query, job, { leased_until: leasedUntil.toISOString() });
}

/** waiting: for its time; due: for a process that takes it. */
export interface JobFigures {
  counts: readonly {
    queue: string;
    kind: string;
    state: 'waiting' | 'due' | 'running' | 'failed';
    count: number;
  }[];
  /** Instant, UTC ISO 8601. */
  oldestDue: string | undefined;
}

export async function findJobFigures({ query }: Database, now: Date): Promise<JobFigures> {
  const instant = now.toISOString();
  const open = query
    .selectFrom('jobs')
    .select([
      'lane',
      'kind',
      'run_at',
      sql<'waiting' | 'due' | 'running'>`case
        when leased_until > ${instant} then 'running'
        when run_at > ${instant} then 'waiting'
        else 'due' end`.as('state'),
    ])
    .where('finished_at', 'is', null)
    .where('failed_at', 'is', null);
  const counted = await query
    .selectFrom(open.as('open'))
    .select(({ fn }) => [
      'lane as queue',
      'kind',
      'state',
      fn.countAll<number>().as('count'),
      fn.min('run_at').as('oldest'),
    ])
    .groupBy(['lane', 'kind', 'state'])
    .execute();
  const failed = await query
    .selectFrom('jobs')
    .select(({ fn }) => ['lane as queue', 'kind', fn.countAll<number>().as('count')])
    .where('failed_at', 'is not', null)
    .groupBy(['lane', 'kind'])
    .execute();
  const due = counted.filter(({ state }) => state === 'due').map(({ oldest }) => oldest);
  return {
    counts: [
      ...counted.map(({ oldest: _oldest, ...row }) => row),
      ...failed.map((row) => ({ ...row, state: 'failed' as const })),
    ].map((row) => ({ ...row, count: Number(row.count) })),
    oldestDue: due.toSorted()[0],
  };
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

/** What it was about is forgotten with it: links of mails and people's names have no business staying. */
export function finishJob({ query }: Tx, job: LeasedJob, now: Date) {
  const finished = { finished_at: now.toISOString(), last_error: null, payload_json: '{}' };
  return change(query, job, { ...released, ...finished });
}

export function retryJob({ query }: Database, job: LeasedJob, runAt: Date, error: string) {
  return change(query, job, { ...released, run_at: runAt.toISOString(), last_error: error });
}

/** What is stored of a job whose input was forgotten. */
const forgotten = 'null';

/** Kept for a person to look at, and not run again by itself. */
export function failJob(
  { query }: Tx,
  job: LeasedJob,
  now: Date,
  { error, forgets }: { error: string; forgets: boolean },
) {
  const failed = { failed_at: now.toISOString(), last_error: error };
  return change(query, job, {
    ...released,
    ...failed,
    ...(forgets && { payload_json: forgotten }),
  });
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

export async function forgetFinishedJobs({ query }: Database, finishedBefore: Date): Promise<void> {
  await query.deleteFrom('jobs').where('finished_at', '<', finishedBefore.toISOString()).execute();
}

/** @param most the newest that stay */
export async function forgetFailedJobs(
  { query }: Database,
  failedBefore: Date,
  most: number,
): Promise<void> {
  await query.deleteFrom('jobs').where('failed_at', '<', failedBefore.toISOString()).execute();
  const kept = query
    .selectFrom('jobs')
    .select('id')
    .where('failed_at', 'is not', null)
    .orderBy('failed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most);
  await query
    .deleteFrom('jobs')
    .where('failed_at', 'is not', null)
    .where('id', 'not in', kept)
    .execute();
}

const released = { leased_by: null, leased_until: null };

async function change(
  query: Query,
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
