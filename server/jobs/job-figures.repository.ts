import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

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
