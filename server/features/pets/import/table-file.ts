import { stat } from 'node:fs/promises';
import { StartupError } from '#server/startup-error.ts';
import {
  type CountMissing,
  type CsvDamage,
  type CsvRecord,
  mostTitles,
  openCsv,
  readRecords,
} from './csv-file.ts';
import type { ImportMap } from './import-map.ts';
import { isXlsx, readXlsx } from './xlsx-file.ts';

/** A table of whatever kind of file. */
export interface TableFile {
  header: string[];
  bytes: number;
  /** The rows below the header, from the first one each time. */
  records(): AsyncIterable<CsvRecord | CsvDamage>;
}

/** @throws StartupError when there is no such file, nothing in it, or it cannot be read for sure */
export async function openTable(
  path: string,
  known: Pick<ImportMap, 'encoding' | 'delimiter' | 'sheet'>,
  countMissing: CountMissing,
): Promise<TableFile> {
  const bytes = await fileSize(path);
  if (await isXlsx(path)) {
    return sheetTable(path, bytes, await readXlsx(path, known.sheet), countMissing);
  }
  const csv = await openCsv(path, known, countMissing);
  return { header: csv.header, bytes, records: () => readRecords(csv) };
}

function sheetTable(
  path: string,
  bytes: number,
  rows: readonly (readonly string[])[],
  countMissing: CountMissing,
): TableFile {
  const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');
  const [head] = rows
    .slice(0, mostTitles)
    .map((cells, at) => ({ cells, at, missing: countMissing(cells) }))
    .filter(({ cells }) => !isBlank(cells))
    .toSorted((a, b) => a.missing - b.missing);
  if (!head)
    throw new StartupError(`${path} is empty: one of its first rows must name the columns.`);
  return {
    header: head.cells.map((cell) => cell.trim()),
    bytes,
    async *records() {
      for (const [at, cells] of rows.entries()) {
        const bytesRead = Math.round((bytes * (at + 1)) / rows.length);
        if (at > head.at && !isBlank(cells)) yield { line: at + 1, cells: [...cells], bytesRead };
      }
    },
  };
}

async function fileSize(path: string): Promise<number> {
  try {
    const found = await stat(path);
    if (found.isFile()) return found.size;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  throw new StartupError(`There is no file ${path}.`);
}
