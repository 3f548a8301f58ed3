import type { Dialect, Expression, Kysely, SqlBool } from 'kysely';
import type { Tables } from '../tables.ts';

/** Of whose searched texts SQLite keeps the trigrams; what of donations has an id there is an address. */
export const searchedTables = [
  'users',
  'adoption_applications',
  'newsletter_subscriptions',
  'donations',
] as const;
export type SearchedTable = (typeof searchedTables)[number];

/** A database that is about to be opened: how Kysely speaks to it, and what is its own. */
export interface OpenDialect {
  kysely: Dialect;
  dialect: SqlDialect;
  /** Past Kysely, which would take several times as long; outside transactions. */
  readRows<Row>(query: CompiledRead): Row[] | Promise<Row[]>;
  connections(): ConnectionFigures;
  /** From now on no query takes longer than it may; migrations are through. */
  limitTime?(): void;
  /** Tells of topics whose change was announced, by whatever process; that of some may be lost. */
  listen?(changed: (topic: string | undefined) => void): Listener;
}

export interface Listener {
  close(): Promise<void>;
}

/** Of this process, at this moment. */
export interface ConnectionFigures {
  inUse: number;
  idle: number;
  /** Who waits for one. */
  waiting: number;
}

/** A query that changes nothing, as its database understands it. */
export interface CompiledRead {
  sql: string;
  parameters: readonly unknown[];
}

/** Everything in which the two databases differ and that reaches beyond this folder. */
export interface SqlDialect {
  name: 'sqlite' | 'postgres';
  /** Column types for migrations; texts compare by their code points on both. */
  types: { text: string; integer: string; real: string };
  /** The texts between wildcards, as the pattern that `matches` takes: `['', 'x', '']` is "contains x". */
  pattern(parts: readonly string[]): string;
  /** Minds case and accents, on both databases. */
  matches(column: Expression<unknown>, pattern: unknown): Expression<SqlBool>;
  /** A text as the operand of `contains`. */
  contained(text: string): string;
  /** As `matches` of a text between two wildcards, in a time that grows with the text alone. */
  contains(column: Expression<unknown>, operand: unknown): Expression<SqlBool>;
  /** As `matches`, by the trigrams that migration 1 keeps of `pets.name_search`; for terms of three letters and more. */
  petNameMatches(pattern: unknown): Expression<SqlBool>;
  /** To select from: the names of pets that match, the first of them at once. */
  petNames(pattern: unknown): Expression<unknown>;
  /**
   * To select from: the `id` of at most so many rows whose text, as migration 166 says, matches. SQLite keeps an index of its
   * trigrams, for terms of three letters and more.
   */
  searchedTexts?(table: SearchedTable, pattern: string, most: number): Expression<unknown>;
  /** As `foldText` does, for columns without a `*_search` copy. */
  fold(column: Expression<string>): Expression<string>;
  /** Whole days from one date (YYYY-MM-DD) to a later one. */
  daysBetween(from: Expression<unknown>, to: string): Expression<number>;
  /** The texts of a JSON array, to select `entry.value` from. */
  entries(column: Expression<unknown>): Expression<unknown>;
  /** The text of a JSON object's member, written so that an index of it serves every query. */
  textMember(column: Expression<unknown>, name: string): Expression<string>;
  /** Inside a transaction: until its end nobody else writes the table, and who was just writing it has finished. */
  lockTable(query: Kysely<Tables>, table: keyof Tables): Promise<void>;
  /** The cheapest way there is, for every request asks it: 0 when the topic never changed. */
  readDataVersion(query: Kysely<Tables>, topic: string): number | Promise<number>;
  /** Of several topics without waiting, for less than one after the other; where the database can. */
  readDataVersions?(topics: readonly string[]): number[];
  /**
   * Selected by a statement that changes data of the topic: with its commit the other processes hear of it, where the
   * database can tell them.
   */
  announceChange?(topic: string): Expression<unknown>;
  /** Milliseconds since 1970 by the database's own clock, where it has one that processes share. */
  readTime?(query: Kysely<Tables>): Promise<number>;
  /** What callers may react to as AppError (conflict; Unavailable: away, busy, full disk); any other error as it is. */
  toAppError(error: unknown): unknown;
  /** Whether a commit that failed so may have been stored all the same. */
  mayHaveCommitted(error: unknown): boolean;
}
