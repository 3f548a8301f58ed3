import { AppError } from '#domain/errors.ts';
import { isProgramme } from '#domain/pets/pet-status.ts';
import { StartupError } from '#server/process/startup-error.ts';
import type { ImportedPet, ImportOutcome } from '../core/pet-imports.ts';
import type { CsvDamage, CsvRecord } from './csv-file.ts';
import type { ImportMap } from './import-map.ts';
import type { ImportReport } from './import-report.ts';
import type { Pictures } from './pictures.ts';
import { createRowMapper, type RowResult } from './row-mapper.ts';
import { problemKind, type RowProblem } from './row-problem.ts';
import { createSeenIds } from './seen-ids.ts';
import { openTable, type TableFile } from './table-file.ts';

export interface ImportProgress {
  /** Records read so far, the header not counted. */
  rows: number;
  created: number;
  updated: number;
  unchanged: number;
  rejected: number;
  warnings: number;
  /** Pets that visitors do not see for lack of a picture, though their status is public. */
  withoutPicture: number;
  /** Of the updated ones, those that have another status now. */
  statusChanges: number;
  /** Rows of the table, the header not counted. */
  ofRows: number;
}

export interface ImportSummary extends ImportProgress {
  /** How many rows were rejected for each kind of reason. */
  rejectedFor: Map<string, number>;
  /** False when it was interrupted; the same command then goes on. */
  finished: boolean;
}

/** A row that is right. */
export interface ReadRow {
  line: number;
  pet: ImportedPet;
}

export interface PetImport {
  table: TableFile;
  map: ImportMap;
  /** The day of the import, YYYY-MM-DD. */
  today: string;
  report: ImportReport;
  pictures: Pictures;
  /** Stores all of them, or none and rejects. @returns what became of each */
  store(rows: readonly ReadRow[]): Promise<ImportOutcome[]>;
  onProgress(progress: ImportProgress): void;
  /** Asks the import to stop after the row at hand. */
  signal: AbortSignal;
}

/** Rows that are stored together, to share the cost of a transaction; sooner when their photos take long. */
const batchSize = 100;
const longestWait = 1_000;

/**
 * Imports a table of pets, row by row and in bounded memory. A row is stored with its pictures or not at all; it never
 * takes others with it.
 * @throws StartupError when the table lacks columns that the map names
 */
export async function importPets(options: PetImport): Promise<ImportSummary> {
  const { table } = options;
  const { mapper, learn, problems } = createRowMapper(options.map, table.header, options.today);
  if (problems.length > 0) {
    throw new StartupError(
      `The map does not fit the table:\n${problems.map((problem) => `  ${problem}`).join('\n')}\nThe table has: ${table.header.join(', ')}`,
    );
  }
  const summary: ImportSummary = {
    rows: 0,
    created: 0,
    updated: 0,
    unchanged: 0,
    rejected: 0,
    warnings: 0,
    withoutPicture: 0,
    statusChanges: 0,
    ofRows: 0,
    rejectedFor: new Map(),
    finished: false,
  };
  const seen = createSeenIds();
  const seenMicrochips = createSeenIds();
  let pending: ReadRow[] = [];
  let storedAt = performance.now();
  try {
    summary.ofRows = await lookThrough(table, learn, options.signal);
    for await (const record of table.records()) {
      await take(record);
      summary.rows += 1;
      const isFull = pending.length === batchSize || performance.now() - storedAt > longestWait;
      if (isFull) await storePending();
      options.onProgress(summary);
      if (options.signal.aborted) break;
    }
    await storePending();
    options.onProgress(summary);
    return { ...summary, finished: !options.signal.aborted };
  } finally {
    seen.close();
    seenMicrochips.close();
  }

  async function take(record: CsvRecord | CsvDamage): Promise<void> {
    const { line } = record;
    const result = resultOf(record);
    if ('problems' in result) return reject(line, result.externalId, result.problems);
    const { row } = result;
    const { assetIds, photosRead, warnings } = await options.pictures.assetsOf(row);
    pending.push({ line, pet: { ...row, mediaAssetIds: assetIds, photosRead } });
    const { microchip } = row.description;
    const other = microchip === null ? undefined : seenMicrochips.firstLineOf(microchip, line);
    if (other !== undefined) warnings.push({ field: 'microchip', ...standsIn(other) });
    summary.warnings += warnings.length;
    for (const warning of warnings) {
      const { externalId } = row;
      await options.report.add({ line, externalId, kind: 'warning', problems: [warning] });
    }
  }

  function resultOf(record: CsvRecord | CsvDamage): RowResult {
    if ('problem' in record) return { externalId: '', problems: [{ reason: record.problem }] };
    const result = mapper(record.cells);
    if ('problems' in result) return result;
    const first = seen.firstLineOf(result.externalId, record.line);
    if (first === undefined) return result;
    const { externalId } = result;
    return { externalId, problems: [{ field: 'externalId', ...standsIn(first) }] };
  }

  async function storePending(): Promise<void> {
    const rows = pending;
    pending = [];
    if (rows.length > 0) {
      try {
        await settle(rows, await options.store(rows));
      } catch {
        for (const row of rows) await storeAlone(row);
      }
    }
    storedAt = performance.now();
  }

  /** After a batch has failed: finds the row that is to blame and keeps the others. */
  async function storeAlone(row: ReadRow): Promise<void> {
    const { line, pet } = row;
    try {
      await settle([row], await options.store([row]));
    } catch (error) {
      // A database that is busy or full would refuse all other rows as well.
      if (error instanceof AppError && error.status >= 500) throw error;
      const value = error instanceof Error ? error.message : String(error);
      await reject(line, pet.externalId, [{ reason: 'importRowRefused', value }]);
    }
  }

  async function settle(rows: readonly ReadRow[], outcomes: readonly ImportOutcome[]) {
    for (const [index, { line, pet }] of rows.entries()) {
      const found = outcomes[index];
      if (found === undefined) continue;
      if (found.outcome === 'refused') {
        await reject(line, pet.externalId, [found.refusal]);
        continue;
      }
      summary[found.outcome] += 1;
      if (lacksPicture(pet, found)) summary.withoutPicture += 1;
      if (found.outcome !== 'updated' || !found.statusChange) continue;
      summary.statusChanges += 1;
      const { externalId } = pet;
      const change = { es: found.statusChange, en: found.statusChange };
      const problems = [{ field: 'status', reason: change }];
      await options.report.add({ line, externalId, kind: 'change', problems });
    }
  }

  async function reject(line: number, externalId: string, problems: readonly RowProblem[]) {
    summary.rejected += 1;
    const [first] = problems;
    const kind = first ? problemKind(first) : '';
    summary.rejectedFor.set(kind, (summary.rejectedFor.get(kind) ?? 0) + 1);
    await options.report.add({ line, externalId, kind: 'rejected', problems });
  }
}

const standsIn = (line: number) => ({
  reason: 'importTwice' as const,
  value: { es: `fila ${line}`, en: `line ${line}` },
});

/**
 * A table whose header is the line that has the columns which the map names.
 * @throws StartupError when it cannot be read
 */
export const openMappedTable = (file: string, map: ImportMap, today: string): Promise<TableFile> =>
  openTable(file, map, (header) => createRowMapper(map, header, today).problems.length);

/** Before the first row is stored: takes a few microseconds a row. @returns how many there are */
async function lookThrough(
  table: TableFile,
  learn: ((cells: readonly string[]) => void) | undefined,
  signal: AbortSignal,
): Promise<number> {
  let rows = 0;
  for await (const record of table.records()) {
    if (signal.aborted) return rows;
    rows += 1;
    if (learn && 'cells' in record) learn(record.cells);
  }
  return rows;
}

/** A pet that is known already keeps its pictures where those of the table cannot be read. */
const lacksPicture = (pet: ImportedPet, { outcome }: ImportOutcome) =>
  isProgramme(pet.status) &&
  pet.mediaAssetIds.length === 0 &&
  (outcome === 'created' || pet.photosRead === undefined);
