/** Numbers that come the same for the same seed. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 up to 1, by mulberry32. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  /** @throws Error when there is none */
  pick<Value>(values: readonly Value[]): Value {
    const [picked] = values.slice(this.between(0, values.length - 1));
    if (picked === undefined) throw new Error('nothing to pick from');
    return picked;
  }

  /** In another order. */
  shuffle<Value>(values: readonly Value[]): Value[] {
    return values
      .map((value) => ({ value, place: this.next() }))
      .sort((a, b) => a.place - b.place)
      .map(({ value }) => value);
  }

  /** A stream of its own: what others take from theirs does not change it. */
  fork(): Random {
    return new Random(Math.floor(this.next() * 2 ** 32));
  }
}
