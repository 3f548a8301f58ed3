import type { Logger } from 'pino';
import type { Clock } from '#domain/clock.ts';
import type { Provider } from '#domain/operations/status.ts';
import type { Database, Tx } from '../db/database.ts';
import type { Job } from './define-job.ts';
import {
  deleteFailedJob,
  type FailedJob,
  findFailedSince,
  pageOfFailedJobs,
  reopenFailedJob,
} from './failed-jobs.repository.ts';
import { failedRetention, forgetJobs } from './forget-jobs.ts';
import { findJobFigures, type JobFigures } from './job-figures.repository.ts';
import { bringForward, endLeases, findDueQueues } from './job-leases.repository.ts';
import {
  deleteJobs,
  type EnqueueOptions,
  findUnfinished,
  insertJob,
  replacePayload,
} from './outbox.repository.ts';
import { Poll } from './poll.ts';
import { ProcessJobs } from './process-jobs.ts';
import { queueNames } from './queues.ts';
import { Runner, type WatchJob } from './runner.ts';
import { Schedule } from './schedule.ts';

export type { FailedJob } from './failed-jobs.repository.ts';
export type { JobFigures } from './job-figures.repository.ts';
export type { EnqueueOptions } from './outbox.repository.ts';

/** The portal's jobs: stored with the change that asks for them, or by the clock, and done by whichever process can. */
export interface Jobs {
  /** From here on this process does such jobs. One whose kind nobody here does waits for a process that does. */
  add(job: Job): void;
  /**
   * Stores the job with the change it belongs to: both or neither. It starts right after the commit.
   * @throws ZodError when the input is not what the job takes
   */
  enqueue<Input>(
    tx: Tx,
    job: Job<Input>,
    input: NoInfer<Input>,
    options?: EnqueueOptions,
  ): Promise<void>;
  /** Jobs of these kinds that are not done, the permanently failed included, with what they were given. */
  unfinished(query: Tx['query'], kinds: readonly string[]): Promise<readonly UnfinishedJob[]>;
  remove(tx: Tx, ids: readonly string[]): Promise<void>;
  /** For a try that has not begun yet. */
  replaceInput(tx: Tx, id: string, input: unknown): Promise<void>;
  failed: {
    /** Newest first. */
    page(page: { page: number; limit: number }): Promise<{ items: FailedJob[]; total: number }>;
    /** From its first try on. @returns its kind; undefined when it is not (any longer) among the failed */
    tryAgain(tx: Tx, id: string): Promise<string | undefined>;
    /** For good. @returns as `tryAgain` */
    drop(tx: Tx, id: string): Promise<string | undefined>;
  };
  /**
   * Tries those again now that wait for this provider: one, as a question whether it answers, which is not counted as a
   * try, or all, because it does.
   */
  askAgain(provider: Provider, which: 'one' | 'all'): Promise<void>;
  /** How many there are that are not done, and since when the oldest that is due has been. */
  figures(): Promise<JobFigures>;
  /** Ids of those that failed permanently since then, the newest thousand of them. */
  failedSince(instant: string): Promise<readonly string[]>;
  /** Ends all leases, so that the jobs of a process that died start at once: only where no other process can be at work. */
  takeOver(): Promise<void>;
  start(): void;
  /** Does everything that is due, and waits for it. */
  runDue(): Promise<void>;
  /** Waits for running jobs, at most `patience` milliseconds. */
  stop(patience?: number): Promise<void>;
}

interface UnfinishedJob {
  id: string;
  /** Instant, UTC ISO 8601. */
  createdAt: string;
  input: unknown;
}

export function createJobs(dependencies: {
  database: Database;
  clock: Clock;
  log: Logger;
  timezone: string;
  random?: () => number;
  watchJob?: WatchJob;
  /** Jobs by the clock whose time came until then are not made up for. */
  scheduleSince?: Date;
  /** Kinds that the clock starts; all of them unless given. */
  scheduledKinds?: readonly string[];
}): Jobs {
  const { database, clock, log, timezone, watchJob = (_kind, work) => work() } = dependencies;
  const known = new Map<string, Job>();
  const schedule = new Schedule(timezone, dependencies.scheduleSince);
  const ofProcess = new Schedule(timezone, dependencies.scheduleSince);
  const processJobs = new ProcessJobs(ofProcess, log, watchJob);
  const shared = {
    database,
    clock,
    log,
    jobs: known,
    random: dependencies.random ?? Math.random,
    watchJob,
  };
  const runnerOf = new Map(queueNames.map((queue) => [queue, new Runner(queue, shared)]));
  const runners = [...runnerOf.values()];
  const poll = new Poll(() => Promise.all([lookAtQueues(), takeScheduled()]), log);

  async function insert(tx: Tx, job: Job, input: unknown, options: EnqueueOptions): Promise<void> {
    const { kind, queue, attempts: maxAttempts } = job;
    await insertJob(tx, { kind, queue, payload: input, maxAttempts, ...options }, clock.now());
    afterCommit(tx, () => runnerOf.get(queue)?.look());
  }

  /** Not awaited: the request that enqueued a job does not wait for it. */
  function afterCommit(tx: Tx, take: () => void): void {
    tx.afterCommit(() => {
      if (poll.isRunning) take();
    });
  }

  async function takeScheduled(): Promise<void> {
    const now = clock.now();
    await processJobs.takeDue(now);
    await schedule.takeDue(now, (job, occurrence) => {
      const scheduledFor = occurrence.toISOString();
      // However many processes look at the same clock, one of them stores it.
      const dedupeKey = `${job.kind}@${scheduledFor}`;
      return database.transaction((tx) => insert(tx, job, { scheduledFor }, { dedupeKey }));
    });
  }

  /** Which then lease, each by itself: the look at one with a backlog lasts as long as its jobs are short. */
  async function lookAtQueues(): Promise<void> {
    const due = await findDueQueues(database, queueNames, clock.now());
    for (const queue of due) runnerOf.get(queue)?.look();
  }

  /** @returns whether a job was run */
  async function settleDue(): Promise<boolean> {
    const due = new Set(await findDueQueues(database, queueNames, clock.now()));
    const busy = [...runnerOf].filter(([queue, { isIdle }]) => due.has(queue) || !isIdle);
    const ran = await Promise.all(busy.map(([, runner]) => runner.settle()));
    return ran.includes(true);
  }

  const jobs: Jobs = {
    add(job) {
      if (known.has(job.kind)) throw new Error(`Two jobs are called ${job.kind}.`);
      known.set(job.kind, job);
      if (dependencies.scheduledKinds?.includes(job.kind) === false) return;
      if (job.schedule?.scope === 'cluster') schedule.add(job, job.schedule.pattern);
      if (job.schedule?.scope === 'process') processJobs.add(job, job.schedule.pattern);
    },

    enqueue: async (tx, job, input, options = {}) =>
      insert(tx, job, job.input.parse(input), options),

    unfinished: findUnfinished,
    remove: deleteJobs,
    replaceInput: replacePayload,

    failed: failedJobs(database, clock, (tx, kind) => {
      const queue = known.get(kind)?.queue;
      if (queue) afterCommit(tx, () => runnerOf.get(queue)?.look());
    }),

    async askAgain(provider, which) {
      const waiting = [...known.values()].filter(({ waitsFor }) => waitsFor === provider);
      const kinds = waiting.map(({ kind }) => kind);
      if (kinds.length === 0) return;
      const most = which === 'one' ? 1 : undefined;
      if ((await bringForward(database, kinds, clock.now(), most)) === 0 || !poll.isRunning) return;
      for (const queue of new Set(waiting.map((job) => job.queue))) runnerOf.get(queue)?.look();
    },

    figures: () => findJobFigures(database, clock.now()),
    failedSince: (instant) => findFailedSince(database, instant, failedRetention.most),

    takeOver: () => endLeases(database),

    start: () => poll.start(),

    async runDue() {
      await takeScheduled();
      await processJobs.settle();
      // A job of one queue may enqueue one of another.
      while (await settleDue());
    },

    async stop(patience = 8_000) {
      await poll.stop(patience);
      await Promise.all([processJobs, ...runners].map((one) => one.stop(patience)));
    },
  };

  jobs.add(forgetJobs(dependencies));
  return jobs;
}

/** @param reopened of which kind one is again; in the transaction */
function failedJobs(
  database: Database,
  clock: Clock,
  reopened: (tx: Tx, kind: string) => void,
): Jobs['failed'] {
  return {
    page: (page) => pageOfFailedJobs(database, page),
    async tryAgain(tx, id) {
      const kind = await reopenFailedJob(tx, id, clock.now());
      if (kind !== undefined) reopened(tx, kind);
      return kind;
    },
    drop: deleteFailedJob,
  };
}
