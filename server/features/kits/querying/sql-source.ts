import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Piece } from './prepared-queries.ts';

/** Where a field's values stand. */
export interface Source {
  /** Another one wherever `expression` is another one. */
  column: string;
  /** What tells the value where no column holds it. */
  expression?: RawBuilder<unknown>;
  /** Set where `expression` has to be worked out for each row. */
  derived?: boolean;
  /** The column by which rows are ordered instead, in the other direction where it is `reversed`. */
  orderedBy?: { column: string; reversed: boolean };
  type: 'text' | 'number' | 'choice' | 'flag' | 'list';
  /** The column that holds `foldText` of this one; of a list that of its entries, a line each. */
  search?: string;
  /** Set where `search` holds `foldKeepingEnye` instead: long texts cannot be folded while somebody waits. */
  searchKeepsEnye?: boolean;
  /** How many characters the column may hold; 80 unless said otherwise. */
  longest?: number;
  /** Set where the indexes that lists are read along hold what a condition looks at. */
  indexed?: boolean;
  nullable?: boolean;
  /** The values of a choice in the order in which people see them. */
  ranks?: readonly string[];
  /** Set where the database keeps an index of the three-letter pieces of `search`. */
  trigrams?: boolean;
  /** Set where the searched text of its row (migration 166) holds it. */
  searched?: boolean;
  /** Of a list: the column that holds how many entries it has, when there is one. It is ordered by whether it has any. */
  count?: string;
}

/** A condition in SQL, with the values that are bound to it. */
export type Predicate = Piece<RawBuilder<SqlBool>>;

export const storedValue = ({ expression, column }: Source): RawBuilder<unknown> =>
  expression ?? sql.ref(column);
