import type { Kysely } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Database, Tx } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { forgotten } from './failed-jobs.repository.ts';
import type { Queue } from './queues.ts';

type Query = Kysely<Tables>;

/** A job that one runner holds: nobody else touches it until the lease ends. */
export interface LeasedJob {
  id: string;
  kind: string;
  payload: unknown;
  attempts: number;
  maxAttempts: number;
  lease: string;
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

/** What it was about is forgotten with it: links of mails and people's names have no business staying. */
export function finishJob({ query }: Tx, job: LeasedJob, now: Date) {
  const finished = { finished_at: now.toISOString(), last_error: null, payload_json: '{}' };
  return change(query, job, { ...released, ...finished });
}

export function retryJob({ query }: Database, job: LeasedJob, runAt: Date, error: string) {
  return change(query, job, { ...released, run_at: runAt.toISOString(), last_error: error });
}

/**
 * Those of these kinds that wait for another try, the oldest first, are due now.
 * @param most at most so many, which are given back the try that they were counted; all of them without
 * @returns how many
 */
export async function bringForward(
  { query }: Database,
  kinds: readonly string[],
  now: Date,
  most?: number,
): Promise<number> {
  const instant = now.toISOString();
  const waiting = query
    .selectFrom('jobs')
    .select('id')
    .where('kind', 'in', kinds)
    .where('finished_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('attempts', '>', 0)
    .where('leased_until', 'is', null)
    .where('run_at', '>', instant)
    .orderBy('id');
  const ids = (await (most === undefined ? waiting : waiting.limit(most)).execute()).map(
    ({ id }) => id,
  );
  for (let from = 0; from < ids.length; from += idsAtOnce) {
    await query
      .updateTable('jobs')
      .set((eb) => ({
        run_at: instant,
        attempts: most === undefined ? eb.ref('attempts') : eb('attempts', '-', 1),
      }))
      .where('id', 'in', ids.slice(from, from + idsAtOnce))
      .where('run_at', '>', instant)
      .where('leased_until', 'is', null)
      .execute();
  }
  return ids.length;
}

const idsAtOnce = 500;

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
