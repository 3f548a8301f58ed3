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

/**
 * Work of one kind: some of it at once, some that waits for its turn, and no more. A busy machine alone refuses nothing.
 * Each call goes through here, so work that need not wait makes no promise of its own for waiting.
 */
export class BoundedWork {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #underway = 0;
  readonly #note: () => void;

  constructor(
    what: string,
    { atOnce, waiting }: { atOnce: number; waiting: number },
    { log, clock }: { log: Logger; clock: Clock },
  ) {
    this.#atOnce = atOnce;
    this.#mostWaiting = waiting;
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
    if (this.#underway < this.#atOnce) this.#underway += 1;
    else await this.#turn();
    try {
      return await work();
    } finally {
      // Whoever is next takes this one's place.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#underway -= 1;
    }
  }

  #turn(): Promise<void> {
    if (this.#waiting.length >= this.#mostWaiting) {
      this.#note();
      throw new TooBusy();
    }
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
