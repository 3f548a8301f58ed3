import type { Logger } from 'pino';
import { waitAtMost } from '../limits/time-limit.ts';
import { Unavailable } from '../limits/unavailable.ts';

/** Retries, schedules and other processes' jobs are looked for; what is enqueued here starts without waiting for it. */
const pollEvery = 2_000;

/** One look at a time: while the database is away a look waits for long, and they must not pile up. */
export class Poll {
  readonly #look: () => Promise<unknown>;
  readonly #log: Logger;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;

  constructor(look: () => Promise<unknown>, log: Logger) {
    this.#look = look;
    this.#log = log;
  }

  get isRunning(): boolean {
    return this.#timer !== undefined;
  }

  start(): void {
    this.#timer = setInterval(() => this.#lookOnce(), pollEvery);
    this.#lookOnce();
  }

  /** Waits for the look that goes on, at most `patience` milliseconds. */
  async stop(patience: number): Promise<void> {
    clearInterval(this.#timer);
    this.#timer = undefined;
    await waitAtMost(patience, this.#looking ?? Promise.resolve());
  }

  #lookOnce(): void {
    this.#looking ??= this.#look()
      .then(() => {})
      .catch((error) => {
        if (error instanceof Unavailable) return;
        this.#log.error({ err: error }, 'the queues and schedules could not be looked at');
      })
      .finally(() => {
        this.#looking = undefined;
      });
  }
}
