import type { Logger } from 'pino';
import type { Clock } from '#domain/clock.ts';
import type { Database } from '../db/database.ts';
import { backoff } from './backoff.ts';
import {
  buryJob,
  finishJob,
  type LeasedJob,
  leaseJob,
  renewLease,
  retryJob,
} from './outbox.repository.ts';

/** Throws to be tried again later. May run more than once: a process can die between the work and its note. */
export type JobHandler = (payload: unknown, job: JobRun) => Promise<void>;

/** Thrown by a handler that knows that no other try can succeed: the job is given up at once. */
export class HopelessJob extends Error {
  override readonly name = 'HopelessJob';
}

interface JobRun {
  id: string;
  /** 1 at the first try. */
  attempt: number;
  /** Aborted when the lease was lost or the process stops without more patience. */
  signal: AbortSignal;
}

/** How long a dead process keeps its jobs from the others; a living one renews thrice in this time. */
export const leaseDuration = 60_000;
const jobsAtOnce = 4;

interface RunnerParts {
  database: Database;
  clock: Clock;
  log: Logger;
  random: () => number;
  handlers: ReadonlyMap<string, JobHandler>;
}

/** Takes due jobs, a few at once, until none is left. */
export class Runner {
  readonly #parts: RunnerParts;
  readonly #running = new Map<Promise<void>, AbortController>();
  #taking: Promise<void> | undefined;
  #askedAgain = false;
  #stopped = false;

  constructor(parts: RunnerParts) {
    this.#parts = parts;
  }

  /** Resolves when the jobs that were due are under way, not when they are done. */
  async takeDue(): Promise<void> {
    this.#askedAgain = true;
    this.#taking ??= this.#takeAll().finally(() => {
      this.#taking = undefined;
    });
    await this.#taking;
  }

  /** Resolves when nothing runs and nothing is due. */
  async settle(): Promise<void> {
    await this.takeDue();
    while (this.#running.size > 0) {
      await Promise.race(this.#running.keys());
      await this.takeDue();
    }
  }

  /**
   * Takes no more jobs and waits for those that run. What is not done after `patience` milliseconds is
   * told to stop and comes back when its lease ends.
   */
  async stop(patience: number): Promise<void> {
    this.#stopped = true;
    await this.#taking;
    const outOfPatience = AbortSignal.timeout(patience);
    const givenUp = new Promise<void>((resolve) => {
      outOfPatience.addEventListener('abort', () => resolve());
    });
    await Promise.race([Promise.all(this.#running.keys()), givenUp]);
    for (const controller of this.#running.values()) controller.abort();
  }

  async #takeAll(): Promise<void> {
    while (this.#askedAgain && !this.#stopped) {
      this.#askedAgain = false;
      while (this.#running.size < jobsAtOnce && !this.#stopped) {
        const job = await this.#lease();
        if (!job) break;
        this.#start(job);
      }
    }
  }

  async #lease(): Promise<LeasedJob | undefined> {
    const { database, clock, handlers } = this.#parts;
    return leaseJob(database, [...handlers.keys()], clock.now(), this.#leaseEnd());
  }

  #start(job: LeasedJob): void {
    const controller = new AbortController();
    const work = this.#run(job, controller)
      .catch((error) => this.#parts.log.error({ err: error, job: job.id }, 'a job was not noted'))
      .finally(() => {
        this.#running.delete(work);
        this.takeDue().catch((error) =>
          this.#parts.log.error({ err: error }, 'no job can be taken'),
        );
      });
    this.#running.set(work, controller);
  }

  async #run(job: LeasedJob, controller: AbortController): Promise<void> {
    const { database, clock, handlers } = this.#parts;
    // Its runner died each time: somebody must look before it takes down another.
    if (job.attempts > job.maxAttempts) {
      return this.#bury(job, new Error('its process ended while it ran'));
    }
    const heartbeat = this.#keepLease(job, controller);
    try {
      const handler = handlers.get(job.kind);
      const { id, attempts: attempt } = job;
      await handler?.(job.payload, { id, attempt, signal: controller.signal });
      await finishJob(database, job, clock.now());
    } catch (error) {
      await this.#fail(job, error);
    } finally {
      clearInterval(heartbeat);
    }
  }

  #keepLease(job: LeasedJob, controller: AbortController): NodeJS.Timeout {
    const { database, log } = this.#parts;
    return setInterval(() => {
      renewLease(database, job, this.#leaseEnd()).then(
        (ours) => {
          if (!ours) controller.abort();
        },
        (error) => log.warn({ err: error, job: job.id }, 'a lease could not be renewed'),
      );
    }, leaseDuration / 3);
  }

  async #fail(job: LeasedJob, error: unknown): Promise<void> {
    const { database, clock, log, random } = this.#parts;
    if (error instanceof HopelessJob || job.attempts >= job.maxAttempts) {
      return this.#bury(job, error);
    }
    const runAt = new Date(clock.now().getTime() + backoff(job.attempts, random()));
    log.warn(
      { err: error, job: job.id, kind: job.kind, attempt: job.attempts, runAt },
      'a job failed',
    );
    await retryJob(database, job, runAt, messageOf(error));
  }

  async #bury(job: LeasedJob, error: unknown): Promise<void> {
    const { database, clock, log } = this.#parts;
    log.error({ err: error, job: job.id, kind: job.kind }, 'a job was given up');
    await buryJob(database, job, clock.now(), messageOf(error));
  }

  #leaseEnd(): Date {
    return new Date(this.#parts.clock.now().getTime() + leaseDuration);
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
