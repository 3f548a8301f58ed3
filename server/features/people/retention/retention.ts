import type { RetentionKind } from '#domain/retention/retention.ts';
import type { Tx } from '#server/db/database.ts';
import { extensionPoint } from '#server/features/extension-point.ts';
import type { Due, ExpiringRows } from '#server/features/kits/querying/expiring-rows.ts';

export interface Moment {
  now: Date;
  /** Instant, UTC ISO 8601: whatever is older has been kept as long as `domain/retention` says. */
  before: string;
}

export interface Batch extends Moment {
  /** Place of the last one that was looked at; '' at the beginning. */
  after: string;
  most: number;
}

/** Something about people that the portal keeps for a time. Every feature that holds any has one. */
export interface Retention {
  kind: RetentionKind;
  /** What `apply` would do now; changes nothing. */
  due(query: Tx['query'], moment: Moment): Promise<Due>;
  /** @returns the place of the last one that was looked at, or undefined without any, and to how many something was done */
  apply(tx: Tx, batch: Batch): Promise<{ last: string | undefined; done: number }>;
}

export const retentions = extensionPoint<Retention>();

/** Of rows that nothing but their age decides on. */
export const retentionOf = (
  kind: RetentionKind,
  rows: ExpiringRows,
  act: (tx: Tx, keys: readonly string[], moment: Moment) => Promise<unknown>,
): Retention => ({
  kind,
  due: (query, { before }) => rows.due(query, before),
  async apply(tx, batch) {
    const found = await rows.next(tx.query, batch.before, batch);
    const keys = found.map(({ key }) => key);
    if (keys.length > 0) await act(tx, keys, batch);
    return { last: found.at(-1)?.place, done: keys.length };
  },
});
