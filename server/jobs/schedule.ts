import { Cron } from 'croner';
import type { NewJob } from './outbox.repository.ts';

/** Work by the clock: each occurrence becomes one job, however many processes look at the same clock. */
export class Schedule {
  readonly #timezone: string;
  readonly #entries: { kind: string; cron: Cron; enqueued: number }[] = [];

  constructor(timezone: string) {
    this.#timezone = timezone;
  }

  /** @param pattern as of cron, in the site's time zone; an impossible one throws */
  add(kind: string, pattern: string): void {
    const cron = new Cron(pattern, { timezone: this.#timezone, paused: true });
    this.#entries.push({ kind, cron, enqueued: 0 });
  }

  /**
   * Enqueues the latest occurrence of each entry up to `now`, once. One that passed while no process ran is
   * made up for at the next start; the key keeps it from running twice.
   */
  async enqueueDue(now: Date, enqueue: (job: NewJob) => Promise<void>): Promise<void> {
    for (const entry of this.#entries) {
      const [occurrence] = entry.cron.previousRuns(1, now);
      if (!occurrence || occurrence.getTime() <= entry.enqueued) continue;
      const scheduledFor = occurrence.toISOString();
      const dedupeKey = `${entry.kind}@${scheduledFor}`;
      await enqueue({ kind: entry.kind, payload: { scheduledFor }, dedupeKey });
      entry.enqueued = occurrence.getTime();
    }
  }
}
