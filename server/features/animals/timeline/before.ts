import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Position } from './timeline-source.ts';

/** The condition of a source's query for what lies behind a position. */
export const isBefore = (
  at: RawBuilder<string>,
  id: RawBuilder<string>,
  before: Position | undefined,
): RawBuilder<SqlBool> =>
  before
    ? sql<SqlBool>`(${at} < ${before.at} or (${at} = ${before.at} and ${id} < ${before.id}))`
    : sql<SqlBool>`1 = 1`;
