import type { Actor } from '#domain/access/actor.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { conflict, notFound } from '#domain/errors.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import type { ImportDependencies } from './import-dependencies.ts';
import { deleteMap } from './import-maps.repository.ts';
import type { MadeOfRow } from './import-rows.repository.ts';
import { findCreated, reopenRows } from './import-rows.repository.ts';
import { requireImporter, requireOwn } from './imports.policy.ts';
import { deleteImports, lockImport, setState } from './imports.repository.ts';

/** Rows that are named where an import cannot be undone. */
const mostNamed = 3;

/**
 * Takes all back that an import brought in, as if it had not been; nothing where somebody has worked with some of it since.
 * @throws AppError unauthenticated, forbidden, notFound, conflict (in progress, not ended, worked with)
 */
export async function undoImport(
  dependencies: ImportDependencies,
  actor: Actor,
  id: string,
): Promise<void> {
  const { database, audit, limits, of } = dependencies;
  const ownerId = requireImporter(dependencies, actor.viewer);
  await admitChange(limits, actor.viewer);
  await database.transaction(async (tx) => {
    const one = requireOwn(dependencies, actor.viewer, await lockImport(tx, id));
    if (one.state === 'importing') throw conflict('importIsRunning');
    const created = await findCreated(tx.query, id);
    if (created.length === 0) throw conflict('importIsOver');
    const madeIds = created.map(({ madeId }) => madeId);
    const touched = await of.takeBack(tx, one, madeIds);
    if (touched.length > 0) throw conflict(touchedReason(of.touched, created, touched));
    await reopenRows(tx, id);
    await setState(tx, id, 'undone');
    await audit.record(tx, {
      action: of.undone,
      actorId: ownerId,
      subjectId: null,
      address: actor.address,
      details: of.logged(created.length),
    });
    await of.onChange?.(tx);
  });
}

function touchedReason(
  key: ImportDependencies['of']['touched'],
  created: readonly MadeOfRow[],
  touched: readonly string[],
) {
  const names = created.filter(({ madeId }) => touched.includes(madeId)).map(({ name }) => name);
  const named = names.slice(0, mostNamed).join(', ');
  const more = names.length - mostNamed;
  const words = {
    es: more > 0 ? `${named} y ${more} más` : named,
    en: more > 0 ? `${named} and ${more} more` : named,
  };
  return { key, values: { names: words } };
}

/** The table with its photos goes; what came of it stays. @throws AppError as `undoImport` */
export async function removeImport(
  dependencies: ImportDependencies,
  viewer: Viewer,
  id: string,
): Promise<void> {
  const { database, limits } = dependencies;
  requireImporter(dependencies, viewer);
  await admitChange(limits, viewer);
  await database.transaction(async (tx) => {
    const { state } = requireOwn(dependencies, viewer, await lockImport(tx, id));
    if (state === 'importing') throw conflict('importIsRunning');
    await deleteImports(tx, [id]);
  });
}

/** How a table is read is forgotten. @throws AppError unauthenticated, forbidden, notFound */
export async function removeImportMap(
  dependencies: ImportDependencies,
  viewer: Viewer,
  id: string,
): Promise<void> {
  const { database, limits, of } = dependencies;
  const ownerId = requireImporter(dependencies, viewer);
  await admitChange(limits, viewer);
  await database.transaction(async (tx) => {
    if (!(await deleteMap(tx, ownerId, of.kind.name, id))) throw notFound('tableImport');
  });
}
