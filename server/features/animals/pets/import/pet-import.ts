import { isProgramme } from '#domain/pets/pet-status.ts';
import { problemKind, type RowProblem } from '#server/features/kits/tables/row-problem.ts';
import { createSeenIds } from '#server/features/kits/tables/seen-ids.ts';
import { openTable, type TableFile } from '#server/features/kits/tables/table-file.ts';
import {
  type RowReading,
  runRows,
  standsIn,
} from '#server/features/organisation/imports/run-rows.ts';
import { StartupError } from '#server/process/startup-error.ts';
import type { ImportedPet, ImportOutcome } from '../core/pet-imports.ts';
import type { ImportMap } from './import-map.ts';
import type { ImportReport } from './import-report.ts';
import type { Pictures } from './pictures.ts';
import { createRowMapper, type MappedRow } from './row-mapper.ts';

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
  /** Its external id. */
  key: string;
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
  const seenMicrochips = createSeenIds();
  try {
    summary.ofRows = await lookThrough(table, learn, options.signal);
    await runRows({
      records: table.records(),
      read,
      keyField: 'externalId',
      complete,
      store: options.store,
      settled,
      reject,
      afterRow() {
        summary.rows += 1;
        options.onProgress(summary);
      },
      signal: options.signal,
    });
    options.onProgress(summary);
    return { ...summary, finished: !options.signal.aborted };
  } finally {
    seenMicrochips.close();
  }

  function read(cells: readonly string[]): RowReading<MappedRow> {
    const { externalId: key, ...result } = mapper(cells);
    return { key, ...result };
  }

  async function complete(line: number, key: string, row: MappedRow): Promise<ReadRow> {
    const { assetIds, photosRead, warnings } = await options.pictures.assetsOf(row);
    const { microchip } = row.description;
    const other = microchip === null ? undefined : seenMicrochips.firstLineOf(microchip, line);
    if (other !== undefined) warnings.push({ field: 'microchip', ...standsIn(other) });
    summary.warnings += warnings.length;
    for (const warning of warnings) {
      await options.report.add({ line, externalId: key, kind: 'warning', problems: [warning] });
    }
    return { line, key, pet: { ...row, mediaAssetIds: assetIds, photosRead } };
  }

  async function settled({ line, pet }: ReadRow, found: ImportOutcome): Promise<void> {
    const { externalId } = pet;
    if (found.outcome === 'refused') return reject(line, externalId, [found.refusal]);
    summary[found.outcome] += 1;
    if (lacksPicture(pet, found)) summary.withoutPicture += 1;
    if (found.outcome !== 'updated' || !found.statusChange) return;
    summary.statusChanges += 1;
    const change = { es: found.statusChange, en: found.statusChange };
    const problems = [{ field: 'status', reason: change }];
    await options.report.add({ line, externalId, kind: 'change', problems });
  }

  async function reject(line: number, externalId: string, problems: readonly RowProblem[]) {
    summary.rejected += 1;
    const [first] = problems;
    const kind = first ? problemKind(first) : '';
    summary.rejectedFor.set(kind, (summary.rejectedFor.get(kind) ?? 0) + 1);
    await options.report.add({ line, externalId, kind: 'rejected', problems });
  }
}

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
