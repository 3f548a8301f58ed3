import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Tables } from '#server/db/tables.ts';

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

/**
 * Building a query costs more than running it, so each shape is compiled once and then run with new values.
 * Shapes come from callers' filters and are therefore bounded.
 */
export class PreparedQueries {
  readonly #compiled = new LRUCache<string, CompiledQuery>({ max: 500 });

  async run<Row>(
    database: Kysely<Tables>,
    { shape, values, build }: Piece<Compilable<Row>>,
  ): Promise<Row[]> {
    let compiled = this.#compiled.get(shape);
    if (!compiled) {
      // A slot travels through the query builder as an opaque value and comes out in `parameters`.
      const slots = values.map((_, index) => new Slot(index) as unknown as SqlValue);
      compiled = build(slots).compile();
      this.#compiled.set(shape, compiled);
    }
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Slot ? values[parameter.index] : parameter,
    );
    const { rows } = await database.executeQuery({ ...compiled, parameters });
    return rows as Row[];
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
