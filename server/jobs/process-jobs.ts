import type { Logger } from 'pino';
import { waitAtMost, withinTime } from '../limits/time-limit.ts';
import { Unavailable } from '../limits/unavailable.ts';
import type { Job, JobRun } from './define-job.ts';
import type { WatchJob } from './runner.ts';
import type { Schedule } from './schedule.ts';

/** Work by the clock that each process does for itself, on what only it has: nothing of it is stored. */
export class ProcessJobs {
  readonly #schedule: Schedule;
  readonly #log: Logger;
  readonly #watchJob: WatchJob;
  readonly #running = new Map<Job, { work: Promise<void>; controller: AbortController }>();

  constructor(schedule: Schedule, log: Logger, watchJob: WatchJob) {
    this.#schedule = schedule;
    this.#log = log;
    this.#watchJob = watchJob;
  }

  add(job: Job, pattern: string): void {
    this.#schedule.add(job, pattern);
  }

  /** Begins what is due, unless its last time still goes on. */
  async takeDue(now: Date): Promise<void> {
    await this.#schedule.takeDue(now, async (job, occurrence) => {
      if (!this.#running.has(job)) this.#start(job, occurrence);
    });
  }

  async settle(): Promise<void> {
    await Promise.all([...this.#running.values()].map(({ work }) => work));
  }

  /** Waits for what runs, at most `patience` milliseconds; then it is told to stop. */
  async stop(patience: number): Promise<void> {
    await waitAtMost(patience, this.settle());
    for (const { controller } of this.#running.values()) controller.abort(new Error('stopped'));
  }

  #start(job: Job, occurrence: Date): void {
    const controller = new AbortController();
    const input = { scheduledFor: occurrence.toISOString() };
    const run = (signal: AbortSignal) =>
      job.run(input, { id: job.kind, attempt: 1, signal } satisfies JobRun);
    const work = this.#watchJob(job.kind, () => withinTime(controller, job.timeLimit, run))
      .then(() => {})
      .catch((error) => {
        if (error instanceof Unavailable) return;
        this.#log.error({ err: error, kind: job.kind }, 'a job failed');
      })
      .finally(() => this.#running.delete(job));
    this.#running.set(job, { work, controller });
  }
}
