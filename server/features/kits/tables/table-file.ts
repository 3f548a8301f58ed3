import {
  type CountMissing,
  type CsvDamage,
  type CsvRecord,
  type Delimiter,
  mostTitles,
  openCsv,
  readRecords,
  requireFile,
} from './csv-file.ts';
import type { Encoding } from './text-encoding.ts';
import { UnreadableTable } from './unreadable-table.ts';
import { isXlsx, readXlsx, usualLimits, type WorkbookLimits } from './xlsx-file.ts';

/** A table of whatever kind of file. */
export interface TableFile {
  header: string[];
  /** The rows below the header, from the first one each time. */
  records(): AsyncIterable<CsvRecord | CsvDamage>;
}

/** What somebody has said of it beforehand. */
interface KnownTable {
  encoding?: Encoding | undefined;
  delimiter?: Delimiter | undefined;
  /** Its name, or its place from 1. */
  sheet?: string | number | undefined;
}

/** @throws StartupError when there is no such file, nothing in it, or it cannot be read for sure */
export async function openTable(
  path: string,
  known: KnownTable,
  countMissing: CountMissing,
  limits: WorkbookLimits = usualLimits,
): Promise<TableFile> {
  await requireFile(path);
  if (await isXlsx(path)) {
    return sheetTable(path, await readXlsx(path, known.sheet, limits), countMissing);
  }
  const csv = await openCsv(path, known, countMissing);
  return { header: csv.header, records: () => readRecords(csv) };
}

function sheetTable(
  path: string,
  rows: readonly (readonly string[])[],
  countMissing: CountMissing,
): TableFile {
  const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');
  const [head] = rows
    .slice(0, mostTitles)
    .map((cells, at) => ({ cells, at, missing: countMissing(cells) }))
    .filter(({ cells }) => !isBlank(cells))
    .toSorted((a, b) => a.missing - b.missing);
  if (!head) {
    throw new UnreadableTable(
      'importTableEmpty',
      `${path} is empty: one of its first rows must name the columns.`,
    );
  }
  return {
    header: head.cells.map((cell) => cell.trim()),
    async *records() {
      for (const [at, cells] of rows.entries()) {
        if (at > head.at && !isBlank(cells)) yield { line: at + 1, cells: [...cells] };
      }
    },
  };
}
