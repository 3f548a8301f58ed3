import type { Compilable } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '#server/db/database.ts';
import type { CompiledRead } from '#server/db/dialects/dialect.ts';
import { cacheKey } from '#server/web/cache-key.ts';

export type SqlValue = string | number | null;

/** Stands for a value while a query of a new shape is being built. */
class Slot {
  readonly index: number;
  constructor(index: number) {
    this.index = index;
  }
}

/** A piece of SQL that is only built when no query of its shape has been compiled before. */
export interface Piece<Built> {
  /** Equal shapes build equal SQL, whatever the values. */
  shape: string;
  values: readonly SqlValue[];
  /** `slots` stand in the order of `values` and are used like them. */
  build(slots: readonly SqlValue[]): Built;
}

const memory = 8 * 1024 * 1024;

/**
 * Building a query costs more than running it, so each shape is compiled once and then run with new values.
 * Shapes come from callers' filters, so they are kept under a hash and up to a number of bytes.
 */
export class PreparedQueries {
  readonly #compiled = new LRUCache<string, CompiledRead>({
    maxSize: memory,
    sizeCalculation: ({ sql, parameters }) => 400 + 2 * sql.length + 16 * parameters.length,
  });

  run<Row>(
    database: Database,
    { shape, values, build }: Piece<Compilable<Row>>,
  ): Row[] | Promise<Row[]> {
    const key = cacheKey(shape);
    let compiled = this.#compiled.get(key);
    if (!compiled) {
      // A slot travels through the query builder as an opaque value and comes out in `parameters`.
      const slots = values.map((_, index) => new Slot(index) as unknown as SqlValue);
      // Kysely's own result keeps the tree that it was made from, which is many times as large.
      const { sql, parameters } = build(slots).compile();
      compiled = { sql, parameters };
      this.#compiled.set(key, compiled);
    }
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Slot ? values[parameter.index] : parameter,
    );
    return database.readRows({ sql: compiled.sql, parameters });
  }
}

/** Hands each piece its own share of the slots. */
export function distribute<Built>(
  pieces: readonly Piece<Built>[],
  slots: readonly SqlValue[],
): Built[] {
  let start = 0;
  return pieces.map((piece) => {
    const end = start + piece.values.length;
    const built = piece.build(slots.slice(start, end));
    start = end;
    return built;
  });
}
