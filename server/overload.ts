import pLimit from 'p-limit';
import type { Logger } from 'pino';
import type { Clock } from '#domain/clock.ts';
import { AppError } from '#domain/errors.ts';

/** More has come than can be done soon. Whoever hears of it logs nothing: it comes by the thousand. */
export class TooBusy extends AppError {
  constructor() {
    super('unavailable', 'tooBusy', { retryAfterSeconds: 5 });
  }
}

/** Milliseconds between two notes in the log. */
const quiet = 60_000;

/** Work of one kind: some of it at once, some that waits for its turn, and no more. A busy machine alone refuses nothing. */
export class BoundedWork {
  readonly #limit: ReturnType<typeof pLimit>;
  readonly #waiting: number;
  readonly #note: () => void;

  constructor(
    what: string,
    { atOnce, waiting }: { atOnce: number; waiting: number },
    { log, clock }: { log: Logger; clock: Clock },
  ) {
    this.#limit = pLimit(atOnce);
    this.#waiting = waiting;
    let refused = 0;
    let noted = Number.NEGATIVE_INFINITY;
    this.#note = () => {
      refused += 1;
      if (clock.now().getTime() - noted < quiet) return;
      noted = clock.now().getTime();
      log.warn({ what, refused }, 'too much at once: some were asked to try again');
      refused = 0;
    };
  }

  /** @throws TooBusy */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const { activeCount, pendingCount, concurrency } = this.#limit;
    if (activeCount >= concurrency && pendingCount >= this.#waiting) {
      this.#note();
      throw new TooBusy();
    }
    return this.#limit(work);
  }
}
