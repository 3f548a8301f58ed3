import { setImmediate } from 'node:timers/promises';
import type { Database, Tx } from '#server/db/database.ts';
import type { RowProblem } from '#server/features/kits/tables/row-problem.ts';
import type { createFieldReader } from './field-reader.ts';
import type { ImportManner, SettledRow, TableRow } from './import-kind.ts';
import { type RowReading, runRows } from './run-rows.ts';

/** A row that is right, as it is stored. */
export interface RightRow<Row> {
  line: number;
  /** By which it is known in the table. */
  key: string;
  row: Row;
}

export type StoredRow = Omit<SettledRow, 'line'> | { refused: readonly RowProblem[] };

interface FieldsRun<Row> {
  database: Database;
  reader: ReturnType<typeof createFieldReader<string, Row>>;
  rows: readonly TableRow[];
  /** By which it is known in the table; that is asked once for each row, in their order. */
  keyOf(row: Row): string;
  keyField: string;
  /** In the transaction of all of them. @returns what became of each */
  store(tx: Tx, rows: readonly RightRow<Row>[]): Promise<readonly StoredRow[]>;
}

const rowsInARow = 25;

/** Goes through a table whose every field is one cell: each row is stored with its outcome, or nothing of it. */
export async function runFields<Row>(
  { database, reader, rows, keyOf, keyField, store }: FieldsRun<Row>,
  { isRehearsal, signal, tell, settle }: ImportManner,
): Promise<void> {
  for (const { cells } of rows) reader.learn(cells);
  await runRows({
    records: inTurns(rows),
    keyField,
    signal,
    read(cells): RowReading<Row> {
      const found = reader.read(cells);
      return 'row' in found ? { key: keyOf(found.row), row: found.row } : { key: '', ...found };
    },
    complete: (line, key, row): RightRow<Row> => ({ line, key, row }),
    async store(items): Promise<readonly StoredRow[]> {
      const over = new Rehearsed();
      try {
        return await database.transaction(async (tx) => {
          const stored = await store(tx, items);
          if (isRehearsal) throw over.with(stored);
          await settle(settledOf(items, stored), tx);
          return stored;
        });
      } catch (error) {
        if (error !== over) throw error;
        await settle(settledOf(items, over.stored), undefined);
        return over.stored;
      }
    },
    async settled({ line, key }, outcome) {
      if (!('refused' in outcome)) return;
      await tell({ line, key, isRejected: true, problems: outcome.refused });
    },
    reject: (line, key, problems) => tell({ line, key, isRejected: true, problems }),
  });
}

/** Whoever else asks the portal for something has their turn. */
async function* inTurns(rows: readonly TableRow[]) {
  for (const [at, row] of rows.entries()) {
    if (at % rowsInARow === 0) await setImmediate();
    yield row;
  }
}

const settledOf = <Row>(
  items: readonly RightRow<Row>[],
  stored: readonly StoredRow[],
): SettledRow[] =>
  items.flatMap(({ line }, at) => {
    const one = stored[at];
    return one && !('refused' in one) ? [{ line, ...one }] : [];
  });

/** Rolls the transaction back that found it out. */
class Rehearsed extends Error {
  stored: readonly StoredRow[] = [];

  with(stored: readonly StoredRow[]): this {
    this.stored = stored;
    return this;
  }
}
