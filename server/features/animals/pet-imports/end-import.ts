import type { Actor } from '#domain/access/actor.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { conflict, notFound } from '#domain/errors.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { deleteMap } from './import-maps.repository.ts';
import type { ImportParts } from './import-parts.ts';
import { findCreated, reopenRows } from './import-rows.repository.ts';
import { requireImporter, requireOwn } from './pet-imports.policy.ts';
import { deleteImports, lockImport, setState } from './pet-imports.repository.ts';

/** Pets that are named where an import cannot be undone. */
const mostNamed = 3;

/**
 * Takes all pets of an import back, as if it had not been; none where somebody has worked with one of them since.
 * @throws AppError unauthenticated, forbidden, notFound, conflict (in progress, not ended, worked with)
 */
export async function undoImport(parts: ImportParts, actor: Actor, id: string): Promise<void> {
  const { database, petManagement, audit, dataVersions, limits } = parts;
  const ownerId = requireImporter(actor.viewer);
  await admitChange(limits, actor.viewer);
  await database.transaction(async (tx) => {
    const { state } = requireOwn(actor.viewer, await lockImport(tx, id));
    if (state === 'importing') throw conflict('importIsRunning');
    const created = await findCreated(tx.query, id);
    if (created.length === 0) throw conflict('importIsOver');
    const touched = await petManagement.takeBackImported(
      tx,
      ownerId,
      created.map(({ petId }) => petId),
    );
    if (touched.length > 0) throw conflict(touchedReason(created, touched));
    await reopenRows(tx, id);
    await setState(tx, id, 'undone');
    await audit.record(tx, {
      action: 'pets.importUndone',
      actorId: ownerId,
      subjectId: null,
      address: actor.address,
      details: { petCount: created.length },
    });
    await dataVersions.bump(tx, 'pets');
  });
}

function touchedReason(
  created: readonly { petId: string; name: string }[],
  touched: readonly string[],
) {
  const names = created.filter(({ petId }) => touched.includes(petId)).map(({ name }) => name);
  const named = names.slice(0, mostNamed).join(', ');
  const more = names.length - mostNamed;
  const words = {
    es: more > 0 ? `${named} y ${more} más` : named,
    en: more > 0 ? `${named} and ${more} more` : named,
  };
  return { key: 'importPetsTouched', values: { names: words } } as const;
}

/** The table with its photos goes; the pets that came of it stay. @throws AppError as `undoImport` */
export async function removeImport(
  { database, limits }: ImportParts,
  viewer: Viewer,
  id: string,
): Promise<void> {
  requireImporter(viewer);
  await admitChange(limits, viewer);
  await database.transaction(async (tx) => {
    const { state } = requireOwn(viewer, await lockImport(tx, id));
    if (state === 'importing') throw conflict('importIsRunning');
    await deleteImports(tx, [id]);
  });
}

/** How a table is read is forgotten. @throws AppError unauthenticated, forbidden, notFound */
export async function removeImportMap(
  { database, limits }: ImportParts,
  viewer: Viewer,
  id: string,
): Promise<void> {
  const ownerId = requireImporter(viewer);
  await admitChange(limits, viewer);
  await database.transaction(async (tx) => {
    if (!(await deleteMap(tx, ownerId, id))) throw notFound('petImport');
  });
}
