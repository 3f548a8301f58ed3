import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Of an entry in a list of what happened: entries of the same instant are ordered by their ids. */
export interface Position {
  /** Instant, UTC ISO 8601. */
  at: string;
  id: string;
}

/** The condition of a query for what lies behind a position: earlier, or at the same instant with an id that is less. */
export const isBefore = (
  at: RawBuilder<string>,
  id: RawBuilder<string>,
  before: Position | undefined,
): RawBuilder<SqlBool> =>
  before
    ? sql<SqlBool>`(${at} < ${before.at} or (${at} = ${before.at} and ${id} < ${before.id}))`
    : sql<SqlBool>`1 = 1`;
