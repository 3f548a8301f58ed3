import { AppError } from '#domain/errors.ts';
import type { CsvDamage, CsvRecord } from '#server/features/kits/tables/csv-file.ts';
import type { RowProblem } from '#server/features/kits/tables/row-problem.ts';
import { createSeenIds } from '#server/features/kits/tables/seen-ids.ts';

/** What a row says, or why it cannot be read; its key is unique in the table. */
export type RowReading<Row> =
  | { key: string; row: Row }
  | { key: string; problems: readonly RowProblem[] };

interface KeyedRow {
  line: number;
  key: string;
}

export interface RowsRun<Row, Item extends KeyedRow, Outcome> {
  records: AsyncIterable<CsvRecord | CsvDamage>;
  read(cells: readonly string[]): RowReading<Row>;
  /** The field of the keys. */
  keyField: string;
  /** What else belongs to a row that is right. */
  complete(line: number, key: string, row: Row): Item | Promise<Item>;
  /** Stores all of them, or none and rejects. @returns what became of each */
  store(items: readonly Item[]): Promise<readonly Outcome[]>;
  settled(item: Item, outcome: Outcome): void | Promise<void>;
  reject(line: number, key: string, problems: readonly RowProblem[]): void | Promise<void>;
  afterRow?(): void;
  /** Asks to stop after the row at hand. */
  signal: AbortSignal;
}

/** Rows that are stored together, to share the cost of a transaction; sooner when what belongs to them takes long. */
const batchSize = 100;
const longestWait = 1_000;

/** Row by row and in bounded memory. A row is stored as a whole or not at all; it never takes others with it. */
export async function runRows<Row, Item extends KeyedRow, Outcome>(
  run: RowsRun<Row, Item, Outcome>,
): Promise<void> {
  const seen = createSeenIds();
  let pending: Item[] = [];
  let storedAt = performance.now();
  try {
    for await (const record of run.records) {
      await take(record);
      run.afterRow?.();
      const isFull = pending.length === batchSize || performance.now() - storedAt > longestWait;
      if (isFull) await storePending();
      if (run.signal.aborted) break;
    }
    await storePending();
  } finally {
    seen.close();
  }

  async function take(record: CsvRecord | CsvDamage): Promise<void> {
    const { line } = record;
    const result = readingOf(record);
    if ('problems' in result) return run.reject(line, result.key, result.problems);
    pending.push(await run.complete(line, result.key, result.row));
  }

  function readingOf(record: CsvRecord | CsvDamage): RowReading<Row> {
    if ('problem' in record) return { key: '', problems: [{ reason: record.problem }] };
    const result = run.read(record.cells);
    if ('problems' in result) return result;
    const first = seen.firstLineOf(result.key, record.line);
    if (first === undefined) return result;
    return { key: result.key, problems: [{ field: run.keyField, ...standsIn(first) }] };
  }

  async function storePending(): Promise<void> {
    const items = pending;
    pending = [];
    if (items.length > 0) {
      try {
        await settle(items, await run.store(items));
      } catch {
        for (const item of items) await storeAlone(item);
      }
    }
    storedAt = performance.now();
  }

  /** After a batch has failed: finds the row that is to blame and keeps the others. */
  async function storeAlone(item: Item): Promise<void> {
    try {
      await settle([item], await run.store([item]));
    } catch (error) {
      // A database that is busy or full would refuse all other rows as well.
      if (error instanceof AppError && error.status >= 500) throw error;
      const value = error instanceof Error ? error.message : String(error);
      await run.reject(item.line, item.key, [{ reason: 'importRowRefused', value }]);
    }
  }

  async function settle(items: readonly Item[], outcomes: readonly Outcome[]): Promise<void> {
    for (const [at, item] of items.entries()) {
      const outcome = outcomes[at];
      if (outcome !== undefined) await run.settled(item, outcome);
    }
  }
}

/** The same thing stands further up. */
export const standsIn = (line: number) => ({
  reason: 'importTwice' as const,
  value: { es: `fila ${line}`, en: `line ${line}` },
});
