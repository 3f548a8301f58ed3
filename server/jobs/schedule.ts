import { Cron } from 'croner';
import type { Job } from './define-job.ts';

interface Entry {
  job: Job;
  pattern: string;
  /** Of the last occurrence that was handed out: milliseconds. */
  done: number;
  /** Until then there is no other one, so that a look costs a comparison: milliseconds. */
  next: number;
}

/** Which jobs are due by the clock, each occurrence once for whoever asks here. */
export class Schedule {
  readonly #timezone: string;
  readonly #since: number;
  readonly #entries: Entry[] = [];

  /** @param since occurrences until then count as handed out */
  constructor(timezone: string, since = new Date(0)) {
    this.#timezone = timezone;
    this.#since = since.getTime();
  }

  add(job: Job, pattern: string): void {
    this.#entries.push({ job, pattern, done: this.#since, next: this.#since + 1 });
  }

  /**
   * Hands out the latest occurrence of each job up to `now`, unless it has been. One that passed while no process ran is
   * made up for at the next start.
   * @param take when it throws, the occurrence is handed out again
   * @throws TypeError for an impossible pattern
   */
  async takeDue(now: Date, take: (job: Job, occurrence: Date) => Promise<void>): Promise<void> {
    for (const entry of this.#entries) {
      if (now.getTime() < entry.next) continue;
      // Not kept: each is 80 KB, for it lists every year.
      const cron = new Cron(entry.pattern, { timezone: this.#timezone, paused: true });
      let next = cron.nextRun(new Date(entry.done));
      if (next && next <= now) {
        const [occurrence] = cron.previousRuns(1, now);
        if (occurrence && occurrence.getTime() > entry.done) {
          await take(entry.job, occurrence);
          entry.done = occurrence.getTime();
        }
        // Patterns have whole seconds: one of this second is looked at again.
        next = cron.nextRun(new Date(now.getTime() - 1_000));
      }
      entry.next = next?.getTime() ?? Number.POSITIVE_INFINITY;
    }
  }
}
