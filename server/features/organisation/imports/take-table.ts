import { stat } from 'node:fs/promises';
import { v7 as uuid } from 'uuid';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Reason } from '#domain/error-messages/error-messages.ts';
import { conflict, invalid } from '#domain/errors.ts';
import { type ImportKind, importLimits, type TableColumn } from '#domain/imports/import-kind.ts';
import { countNamed, proposeChoices } from '#domain/imports/propose-choices.ts';
import type { ChosenFile } from '#domain/pets/chosen-files.ts';
import { foldText, visibleLine } from '#domain/text.ts';
import type { Tx } from '#server/db/database.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { openTable, type TableFile } from '#server/features/kits/tables/table-file.ts';
import { UnreadableTable } from '#server/features/kits/tables/unreadable-table.ts';
import type { ImportDependencies } from './import-dependencies.ts';
import { findMaps, type StoredMap } from './import-maps.repository.ts';
import { insertRows, type TableRow } from './import-rows.repository.ts';
import { requireImporter } from './imports.policy.ts';
import { countImportsOf, insertImport, type TableReading } from './imports.repository.ts';
import { readColumns } from './read-columns.ts';

interface SentTable {
  path: string;
  /** As its sender called it. */
  name: string;
}

const mebibyte = 1024 * 1024;
/** So that a few at once take no more memory than a portal has. */
const workbookLimits = {
  file: importLimits.file,
  content: 48 * mebibyte,
  cells: 2 * importLimits.rows * importLimits.columns,
};

const refused = (reason: Reason) => invalid({ file: [reason] });

/** Before a table is received. @throws AppError unauthenticated, forbidden, conflict (too many) */
export async function admitTable(dependencies: ImportDependencies, viewer: Viewer): Promise<void> {
  await requireRoom(dependencies, requireImporter(dependencies, viewer));
}

async function requireRoom(
  { database, of }: ImportDependencies,
  ownerId: string,
  query: Tx['query'] = database.query,
): Promise<void> {
  const imports = await countImportsOf(query, ownerId, of.kind.name);
  if (imports >= importLimits.imports) throw conflict('importTooMany');
}

/** As `admitTable`, and rejects a table for its size. */
export async function announceTable(
  dependencies: ImportDependencies,
  viewer: Viewer,
  { size }: ChosenFile,
): Promise<void> {
  await admitTable(dependencies, viewer);
  requireSize(size);
}

function requireSize(size: number): void {
  if (size === 0) throw refused('fileEmpty');
  if (size > importLimits.file) throw refused('importTableLarge');
}

/**
 * Keeps the cells of a table, and none of the file, with a proposal of what its columns are.
 * @returns the import's id
 * @throws AppError as `admitTable`; invalid (no table, too large, or one that is not read for sure)
 */
export async function addTable(
  dependencies: ImportDependencies,
  viewer: Viewer,
  file: SentTable,
  recordCreation?: RecordCreation,
): Promise<string> {
  const ownerId = requireImporter(dependencies, viewer);
  await admitTable(dependencies, viewer);
  await admitChange(dependencies.limits, viewer);
  requireSize((await stat(file.path)).size);
  const { header, rows } = await readTable(dependencies.of.kind, file.path);
  const columns = readColumns(header, rows);
  const maps = await findMaps(dependencies.database.query, ownerId, dependencies.of.kind.name);
  const id = uuid();
  await dependencies.database.transaction(async (tx) => {
    // Tables that are sent at once are counted one after the other.
    await dependencies.accounts.lock(tx, ownerId);
    await requireRoom(dependencies, ownerId, tx.query);
    await insertImport(tx, {
      id,
      kind: dependencies.of.kind.name,
      ownerId,
      createdAt: dependencies.clock.now().toISOString(),
      fileName: visibleLine(file.name).slice(0, 200),
      state: 'open',
      columns,
      ...proposedReading(dependencies.of.kind, file.name, columns, rows.length, maps),
    });
    await insertRows(tx, id, rows);
    await recordCreation?.(tx, id);
  });
  return id;
}

/** Of the rows that the template brings as examples. */
const example = /^ejemplo[- ]?\d*$/;

async function readTable(
  kind: ImportKind,
  path: string,
): Promise<{ header: string[]; rows: TableRow[] }> {
  const table = await openTableFor(kind, path);
  const header = table.header;
  while (header.at(-1) === '') header.pop();
  if (header.length > importLimits.columns) {
    throw refused({ key: 'importTooManyColumns', values: { most: importLimits.columns } });
  }
  requireDifferent(header);
  const rows: TableRow[] = [];
  let characters = 0;
  for await (const record of table.records()) {
    if ('problem' in record) throw refused(record.problem);
    const { line } = record;
    if (record.cells.some((cell) => example.test(foldText(cell)))) continue;
    const cells = header.map((_, at) => record.cells[at]?.trim() ?? '');
    if (cells.every((cell) => cell === '')) continue;
    characters += cells.reduce((sum, cell) => sum + cell.length, 0);
    if (characters > importLimits.characters) throw refused('importTooMuchText');
    rows.push({ line, cells });
    if (rows.length > importLimits.rows) {
      throw refused({ key: 'importTooManyRows', values: { most: importLimits.rows } });
    }
  }
  if (rows.length === 0) throw refused('importNoRows');
  return { header, rows };
}

async function openTableFor(kind: ImportKind, path: string): Promise<TableFile> {
  try {
    return await openTable(path, {}, (header) => -countNamed(kind, header), workbookLimits);
  } catch (error) {
    throw error instanceof UnreadableTable ? refused(error.reason) : error;
  }
}

function requireDifferent(header: string[]): void {
  const seen = new Set<string>();
  for (const [at, name] of header.entries()) {
    if (name === '') header[at] = `(${at + 1})`;
    const folded = foldText(header[at] ?? '');
    if (seen.has(folded)) throw refused({ key: 'importSameColumns', values: { name } });
    seen.add(folded);
  }
}

/** As the same table was read before, by its columns; else by what they are called and hold. */
function proposedReading(
  kind: ImportKind,
  fileName: string,
  columns: readonly TableColumn[],
  rows: number,
  maps: readonly StoredMap[],
): TableReading {
  const proposed = proposeChoices(kind, columns, rows);
  const names = new Set(columns.map(({ name }) => name));
  const columnsOf = ({ choices }: StoredMap) => choices.flatMap(({ column }) => column ?? []);
  const [known] = maps
    .filter((map) => columnsOf(map).every((column) => names.has(column)))
    .toSorted((a, b) => columnsOf(b).length - columnsOf(a).length);
  if (!known) return { mapName: nameOf(fileName), dateOrder: 'dmy', choices: proposed };
  const choices = proposed.map((one) => {
    const before = known.choices.find(({ field }) => field === one.field);
    if (!before) return one;
    // What is new in the table is proposed beside what was said before.
    const open = before.column === one.column ? one.words : [];
    const said = new Set(before.words.map(({ from }) => from));
    return { ...before, words: [...before.words, ...open.filter(({ from }) => !said.has(from))] };
  });
  return { mapName: known.mapName, dateOrder: known.dateOrder, choices };
}

/** Without its ending, and what browsers and people add to copies. */
const nameOf = (fileName: string): string =>
  visibleLine(fileName)
    .replace(/\.[a-z]{2,5}$/i, '')
    .replace(/\s*(\(\d+\)|[-–]?\s*copia|copy)$/i, '')
    .slice(0, 100)
    .trim() || 'Tabla';
