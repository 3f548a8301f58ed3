import type { Tx } from '#server/db/database.ts';

/** Tells a count from all others. A key that is made from people's data is a hash. */
interface CountKey {
  kind: string;
  key: string;
}

/**
 * Counts that all processes on one database share, each until it lapses. Every call is one statement, which PostgreSQL
 * lets wait for nobody but others of the same key.
 */
export interface SharedCounts {
  /**
   * @param lapsesAt when a count that begins with this ends
   * @returns what has been counted, this included
   */
  add(what: CountKey, points: number, lapsesAt: Date, tx?: Tx): Promise<Counted>;
  /** Takes back one point of each. */
  takeBack(whats: readonly CountKey[]): Promise<void>;
  /**
   * Uses something up, with the change that it allows: both or neither.
   * @returns false when it has been used before
   */
  spend(tx: Tx, what: CountKey, lapsesAt: string): Promise<boolean>;
  /** Whether it has been used up, and that has not lapsed. */
  isSpent(what: CountKey): Promise<boolean>;
  forgetLapsed(): Promise<void>;
}

interface Counted {
  count: number;
  lapsesAt: Date;
}
