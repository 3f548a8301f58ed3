import type { Logger } from 'pino';
import type { Clock } from '#domain/clock.ts';
import type { Database, Tx } from '../db/database.ts';
import { type EnqueueOptions, forgetFinishedJobs, insertJob } from './outbox.repository.ts';
import { type JobHandler, Runner } from './runner.ts';
import { Schedule } from './schedule.ts';

/** Work that must happen after a change, surely and not within the request: mails, calls to providers. */
export interface Jobs {
  /** Stores the job with the change it belongs to: both or neither. It starts right after the commit. */
  enqueue(tx: Tx, kind: string, payload: unknown, options?: EnqueueOptions): Promise<void>;
  /** Who does the jobs of this kind. A job whose kind nobody here does waits for a process that does. */
  handle(kind: string, handler: JobHandler): void;
  /** Enqueues a job of this kind at each occurrence of a cron pattern, with payload `{ scheduledFor }`. */
  schedule(kind: string, pattern: string): void;
  start(): void;
  /** Does everything that is due, and waits for it. */
  runDue(): Promise<void>;
  /** Waits for running jobs, at most `patience` milliseconds. */
  stop(patience?: number): Promise<void>;
}

/** Looks for retries, schedules and other processes' jobs; what is enqueued here starts without waiting for it. */
const pollEvery = 2_000;
/** Longer than any schedule's period, for a finished job's key is what keeps its occurrence from running again. */
const remembered = 62 * 86_400_000;

export function createJobs(parts: {
  database: Database;
  clock: Clock;
  log: Logger;
  timezone: string;
  random?: () => number;
}): Jobs {
  const { database, clock, log } = parts;
  const handlers = new Map<string, JobHandler>();
  const schedule = new Schedule(parts.timezone);
  const runner = new Runner({
    database,
    clock,
    log,
    handlers,
    random: parts.random ?? Math.random,
  });
  let poll: NodeJS.Timeout | undefined;

  async function enqueueScheduled(): Promise<void> {
    const now = clock.now();
    await schedule.enqueueDue(now, (job) => database.transaction((tx) => insertJob(tx, job, now)));
  }

  function look(): void {
    enqueueScheduled()
      .then(() => runner.takeDue())
      .catch((error) => log.error({ err: error }, 'the jobs could not be looked at'));
  }

  const jobs: Jobs = {
    async enqueue(tx, kind, payload, options = {}) {
      await insertJob(tx, { kind, payload, ...options }, clock.now());
      // Not awaited: the request that enqueued it does not wait for the job.
      tx.afterCommit(() => {
        if (poll) look();
      });
    },
    handle: (kind, handler) => handlers.set(kind, handler),
    schedule: (kind, pattern) => schedule.add(kind, pattern),
    start() {
      poll = setInterval(look, pollEvery);
      look();
    },
    async runDue() {
      await enqueueScheduled();
      await runner.settle();
    },
    async stop(patience = 8_000) {
      clearInterval(poll);
      poll = undefined;
      await runner.stop(patience);
    },
  };

  jobs.handle('jobs.forget', () =>
    forgetFinishedJobs(database, new Date(clock.now().getTime() - remembered)),
  );
  jobs.schedule('jobs.forget', '30 4 * * *');
  return jobs;
}
