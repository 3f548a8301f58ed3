import pLimit from 'p-limit';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { conflict } from '#domain/errors.ts';
import type { Tx } from '#server/db/database.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import type { ImportDependencies } from './import-dependencies.ts';
import { findCells, type ReviewedRow, setReview } from './import-rows.repository.ts';
import { requireImporter, requireOwn } from './imports.policy.ts';
import {
  findImport,
  lockImport,
  type StoredImport,
  setReading,
  type TableReading,
} from './imports.repository.ts';

/** Milliseconds. */
const longestReview = 60_000;

/** Reviews of one process at a time: each holds a table in memory. */
const inTurn = pLimit(1);

/** Undone ones may be read otherwise and brought in again. @throws AppError conflict */
export function requireChangeable({ state }: Pick<StoredImport, 'state'>): void {
  if (state === 'importing') throw conflict('importIsRunning');
  if (state === 'done') throw conflict('importIsOver');
}

/**
 * Keeps how the table is to be read, and what would become of each of its rows.
 * @throws AppError unauthenticated, forbidden, notFound, conflict (in progress, over), invalid (by the names of the fields)
 */
export async function reviewImport(
  dependencies: ImportDependencies,
  viewer: Viewer,
  id: string,
  reading: TableReading,
): Promise<void> {
  requireImporter(dependencies, viewer);
  await admitChange(dependencies.limits, viewer);
  const found = requireOwn(dependencies, viewer, await findImport(dependencies.database.query, id));
  requireChangeable(found);
  const tidied = { ...reading, mapName: reading.mapName.trim() || found.mapName };
  dependencies.of.check(tidied, found.columns);
  const rows = await inTurn(() => rehearse(dependencies, { ...found, ...tidied }));
  await dependencies.database.transaction(async (tx: Tx) => {
    requireChangeable(requireOwn(dependencies, viewer, await lockImport(tx, id)));
    await setReading(tx, id, tidied);
    for (const row of rows) await setReview(tx, id, row);
  });
}

/** Everything is done and taken back. */
async function rehearse(
  { database, of }: ImportDependencies,
  one: StoredImport,
): Promise<ReviewedRow[]> {
  const table = await findCells(database.query, one.id);
  const nameOf = namesIn(of, one);
  const rows = new Map(
    table.map(({ line, cells }) => [
      line,
      {
        line,
        key: '',
        name: nameOf(cells),
        outcome: 'rejected',
        problems: [],
        photos: 0,
        madeId: null,
      } as ReviewedRow,
    ]),
  );
  const change = (line: number, changes: Partial<ReviewedRow>) =>
    Object.assign(rows.get(line) ?? {}, changes);
  const problemsOf = (line: number) => rows.get(line)?.problems ?? [];
  const signal = AbortSignal.timeout(longestReview);
  await of.run(one, table, {
    isRehearsal: true,
    signal,
    async tell({ line, key, problems }) {
      change(line, { key, problems: [...problemsOf(line), ...problems] });
    },
    async settle(settled) {
      for (const { line, key, name, photos = 0, outcome, madeId, problems = [] } of settled) {
        const isNew = outcome === 'created';
        change(line, {
          key,
          name: name.slice(0, of.longestName),
          photos,
          outcome: isNew ? 'ready' : 'known',
          madeId: isNew ? null : madeId,
          problems: [...problemsOf(line), ...problems],
        });
      }
    },
  });
  signal.throwIfAborted();
  return [...rows.values()];
}

/** As a row stands in the table: also of one that is rejected. */
function namesIn(
  { called, longestName }: ImportDependencies['of'],
  { columns, choices }: StoredImport,
) {
  const chosen = choices.find(({ field }) => field === called.name)?.column;
  const place = columns.findIndex(({ name }) => name === chosen);
  return (cells: readonly string[]) => (cells[place] ?? '').slice(0, longestName);
}
