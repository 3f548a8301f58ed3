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
 * alone. Each request goes through here, so work that need not wait makes no promise of its own for waiting.
 */
export class BoundedWork {
  readonly #bounds: Bounds;
  readonly #waiting: (() => void)[] = [];
  #underway = 0;
  /** Running and waiting work of each caller who has any. */
  readonly #held = new Map<string, number>();
  readonly #note: () => void;

  constructor(what: string, bounds: Bounds, { log, clock }: { log: Logger; clock: Clock }) {
    this.#bounds = bounds;
    const note = boundedNote(clock, (refused) =>
      log.warn({ what, refused }, 'too much at once: some were asked to try again'),
    );
    this.#note = () => note(undefined);
  }

  /**
   * @param caller whose share this counts against (an account, a network); without one, nobody's
   * @throws TooBusy when the queue is full, or the caller's share is used up
   */
  async run<T>(work: () => Promise<T>, caller?: string): Promise<T> {
    const { atOnce, waiting, perCaller = Number.POSITIVE_INFINITY } = this.#bounds;
    const held = caller === undefined ? 0 : (this.#held.get(caller) ?? 0);
    const isFull = this.#underway >= atOnce && this.#waiting.length >= waiting;
    if (isFull || held >= perCaller) {
      this.#note();
      throw new TooBusy();
    }
    if (caller !== undefined) this.#held.set(caller, held + 1);
    if (this.#underway < atOnce) this.#underway += 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      if (caller !== undefined) this.#giveBack(caller);
      // Whoever is next takes this one's place.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#underway -= 1;
    }
  }

  #giveBack(caller: string): void {
    const left = (this.#held.get(caller) ?? 0) - 1;
    if (left > 0) this.#held.set(caller, left);
    else this.#held.delete(caller);
  }
}
