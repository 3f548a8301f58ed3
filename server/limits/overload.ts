import pLimit, { type LimitFunction } from 'p-limit';
import type { Logger } from 'pino';
import type { Clock } from '#domain/clock.ts';
import { boundedNote } from './bounded-note.ts';
import { Unavailable } from './unavailable.ts';

/** More has come than can be done soon. */
export class TooBusy extends Unavailable {
  constructor() {
    super('tooBusy');
  }
}

interface Bounds {
  /** How many run concurrently. */
  atOnce: number;
  /** How many wait in the queue. */
  waiting: number;
  /** How many of both together one caller may have; without it, all. */
  perCaller?: number;
}

/**
 * Work of one kind with bounded concurrency and a bounded queue (first in, first out), of which one caller gets a share
 * alone. What may wait without bounds takes a `pLimit` of its own.
 */
export class BoundedWork {
  readonly #bounds: Bounds;
  readonly #limit: LimitFunction;
  /** Running and waiting work of each caller who has any. */
  readonly #held = new Map<string, number>();
  readonly #onRejected: () => void;

  constructor(bounds: Bounds, onRejected: () => void) {
    this.#bounds = bounds;
    this.#limit = pLimit(bounds.atOnce);
    this.#onRejected = onRejected;
  }

  /**
   * @param caller whose share this counts against (an account, a network); without one, nobody's
   * @throws TooBusy when the queue is full, or the caller's share is used up
   */
  async run<T>(work: () => Promise<T>, caller?: string): Promise<T> {
    const { atOnce, waiting, perCaller = Number.POSITIVE_INFINITY } = this.#bounds;
    const held = caller === undefined ? 0 : (this.#held.get(caller) ?? 0);
    const isFull = this.#limit.activeCount >= atOnce && this.#limit.pendingCount >= waiting;
    if (isFull || held >= perCaller) {
      this.#onRejected();
      throw new TooBusy();
    }
    if (caller === undefined) return this.#limit(work);
    this.#held.set(caller, held + 1);
    try {
      return await this.#limit(work);
    } finally {
      this.#giveBack(caller);
    }
  }

  #giveBack(caller: string): void {
    const left = (this.#held.get(caller) ?? 0) - 1;
    if (left > 0) this.#held.set(caller, left);
    else this.#held.delete(caller);
  }
}

/** Notes in the log, once a minute at most, how much work of a kind was rejected. */
export function logRejected(
  what: string,
  { log, clock }: { log: Logger; clock: Clock },
): () => void {
  const note = boundedNote<void>(clock, (refused) =>
    log.warn({ what, refused }, 'too much at once: some were asked to try again'),
  );
  return () => note();
}
