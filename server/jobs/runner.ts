import type { Logger } from 'pino';
import type { Clock } from '#domain/clock.ts';
import type { Database } from '../db/database.ts';
import { waitAtMost, withinTime } from '../limits/time-limit.ts';
import { Unavailable } from '../limits/unavailable.ts';
import { backoff } from './backoff.ts';
import { type Job, type JobEnd, PermanentJobError } from './define-job.ts';
import { failureOf } from './failure.ts';
import {
  failJob,
  finishJob,
  type LeasedJob,
  leaseJob,
  renewLease,
  retryJob,
} from './job-leases.repository.ts';
import { concurrency, type Queue } from './queues.ts';

/** How long a dead process keeps its jobs from the others; a living one renews thrice in this time. */
export const leaseDuration = 60_000;

/** Runs a try of a job, and may look at how it goes. */
export type WatchJob = <T>(kind: string, work: () => Promise<T>) => Promise<T>;

interface RunnerDependencies {
  database: Database;
  clock: Clock;
  log: Logger;
  random: () => number;
  jobs: ReadonlyMap<string, Job>;
  watchJob: WatchJob;
}

/** Why a job that runs here is none of ours any more: nothing is noted of it. */
class Abandoned extends Error {
  override readonly name = 'Abandoned';
}

/** Takes the due jobs of one queue, a few at once, until none is left. */
export class Runner {
  readonly #queue: Queue;
  readonly #parts: RunnerDependencies;
  readonly #running = new Map<Promise<void>, AbortController>();
  #taking: Promise<void> | undefined;
  #askedAgain = false;
  #started = 0;
  #stopped = false;

  constructor(queue: Queue, dependencies: RunnerDependencies) {
    this.#queue = queue;
    this.#parts = dependencies;
  }

  /** Resolves when the jobs that were due are under way, not when they are done. */
  async takeDue(): Promise<void> {
    this.#askedAgain = true;
    this.#taking ??= this.#takeAll().finally(() => {
      this.#taking = undefined;
      // Between the last look and here.
      if (this.#askedAgain && !this.#stopped) this.look();
    });
    await this.#taking;
  }

  /** As `takeDue`, for who does not wait for it; while one look goes on, any number of others are one more. */
  look(): void {
    this.#askedAgain = true;
    if (this.#taking || this.#stopped) return;
    this.takeDue().catch((error) => {
      if (error instanceof Unavailable) return;
      this.#parts.log.error({ err: error }, 'no job can be taken');
    });
  }

  /** A job that is leased and not yet begun counts as running. */
  get isIdle(): boolean {
    return this.#running.size === 0 && !this.#taking;
  }

  /**
   * Resolves when nothing runs of this queue and nothing of it is due.
   * @returns whether a job ran
   */
  async settle(): Promise<boolean> {
    const wasIdle = this.isIdle;
    const before = this.#started;
    await this.takeDue();
    while (!this.isIdle) {
      if (this.#running.size > 0) await Promise.race(this.#running.keys());
      await this.takeDue();
    }
    return !wasIdle || this.#started > before;
  }

  /**
   * Takes no more jobs and waits for those that run. What is not done after `patience` milliseconds is
   * told to stop and comes back when its lease ends.
   */
  async stop(patience: number): Promise<void> {
    this.#stopped = true;
    await this.#taking;
    await waitAtMost(patience, Promise.all(this.#running.keys()));
    for (const controller of this.#running.values()) {
      controller.abort(new Abandoned('the process stops'));
    }
  }

  async #takeAll(): Promise<void> {
    while (this.#askedAgain && !this.#stopped) {
      this.#askedAgain = false;
      while (this.#running.size < concurrency[this.#queue] && !this.#stopped) {
        const job = await this.#lease();
        if (!job) break;
        this.#start(job);
      }
    }
  }

  async #lease(): Promise<LeasedJob | undefined> {
    const { database, clock, jobs } = this.#parts;
    const what = { queue: this.#queue, kinds: [...jobs.keys()] };
    return leaseJob(database, what, clock.now(), this.#leaseEnd());
  }

  #start(leased: LeasedJob): void {
    this.#started += 1;
    const controller = new AbortController();
    const work = this.#run(leased, controller)
      .catch((error) => {
        if (error instanceof Abandoned || error instanceof Unavailable) return;
        this.#parts.log.error({ err: error, job: leased.id }, 'a job was not noted');
      })
      .finally(() => {
        this.#running.delete(work);
        this.look();
      });
    this.#running.set(work, controller);
  }

  async #run(leased: LeasedJob, controller: AbortController): Promise<void> {
    const job = this.#parts.jobs.get(leased.kind);
    if (!job) return;
    // Its runner died each time: somebody must look before it takes down another.
    if (leased.attempts > leased.maxAttempts) {
      return this.#failPermanently(leased, job, new Error('its process ended while it ran'));
    }
    const input = job.input.safeParse(leased.payload);
    if (!input.success) {
      const where = input.error.issues.map(({ path }) => path.join('.') || 'input');
      return this.#failPermanently(
        leased,
        job,
        new Error(`what it was given does not fit: ${where.join()}`),
      );
    }
    const heartbeat = this.#keepLease(leased, controller);
    try {
      const { id, attempts: attempt } = leased;
      const end = await this.#parts.watchJob(job.kind, () =>
        withinTime(controller, job.timeLimit, (signal) =>
          job.run(input.data, { id, attempt, signal }),
        ),
      );
      await this.#finish(leased, end);
    } catch (error) {
      await this.#fail(leased, job, error);
    } finally {
      clearInterval(heartbeat);
    }
  }

  #keepLease(job: LeasedJob, controller: AbortController): NodeJS.Timeout {
    const { database, log } = this.#parts;
    return setInterval(() => {
      renewLease(database, job, this.#leaseEnd()).then(
        (ours) => {
          if (!ours) controller.abort(new Abandoned('another process has the job'));
        },
        (error) => {
          if (error instanceof Unavailable) return;
          log.warn({ err: error, job: job.id }, 'a lease could not be renewed');
        },
      );
    }, leaseDuration / 3);
  }

  async #finish(leased: LeasedJob, end: JobEnd | undefined): Promise<void> {
    const { database, clock } = this.#parts;
    await database.transaction(async (tx) => {
      const isOurs = await finishJob(tx, leased, clock.now());
      // Another process has it, and will do it anew: this end must not be stored beside that one's.
      if (!isOurs) throw new Abandoned('another process has the job');
      await end?.(tx);
    });
  }

  async #fail(leased: LeasedJob, job: Job, error: unknown): Promise<void> {
    if (error instanceof Abandoned) throw error;
    const { database, clock, log, random } = this.#parts;
    if (error instanceof PermanentJobError || leased.attempts >= leased.maxAttempts) {
      return this.#failPermanently(leased, job, error);
    }
    const runAt = new Date(clock.now().getTime() + backoff(leased.attempts, random()));
    const { id, kind, attempts: attempt } = leased;
    if (!(error instanceof Unavailable)) {
      log.warn({ err: error, job: id, kind, attempt, runAt }, 'a job failed');
    }
    await retryJob(database, leased, runAt, failureOf(error));
  }

  async #failPermanently(leased: LeasedJob, job: Job, error: unknown): Promise<void> {
    const { database, clock, log } = this.#parts;
    log.error({ err: error, job: leased.id, kind: leased.kind }, 'a job failed permanently');
    const input = job.input.safeParse(leased.payload);
    const forgets = job.holdsKey !== undefined && (!input.success || job.holdsKey(input.data));
    await database.transaction(async (tx) => {
      const isOurs = await failJob(tx, leased, clock.now(), { error: failureOf(error), forgets });
      if (isOurs && input.success) await job.failedPermanently(tx, input.data);
    });
  }

  #leaseEnd(): Date {
    return new Date(this.#parts.clock.now().getTime() + leaseDuration);
  }
}
