import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Tx } from '#server/db/database.ts';
import type { ImportDependencies } from './import-dependencies.ts';
import type { MadeOfRow } from './import-rows.repository.ts';
import { countPhotoOf, findCreated } from './import-rows.repository.ts';
import { requireOwn } from './imports.policy.ts';
import { findImport, lockImport, type StoredImport } from './imports.repository.ts';

/** What a feature asks of an import that sends something beside the table. */

/** @throws AppError unauthenticated, forbidden, notFound */
export async function ownImport(
  dependencies: ImportDependencies,
  viewer: Viewer,
  id: string,
): Promise<StoredImport> {
  return requireOwn(dependencies, viewer, await findImport(dependencies.database.query, id));
}

/** As `ownImport`; nobody else changes it until the end of the transaction. */
export async function lockOwnImport(
  dependencies: ImportDependencies,
  tx: Tx,
  viewer: Viewer,
  id: string,
): Promise<StoredImport> {
  return requireOwn(dependencies, viewer, await lockImport(tx, id));
}

/** What the import has made of its rows. */
export const madeByImport = ({ database }: ImportDependencies, id: string): Promise<MadeOfRow[]> =>
  findCreated(database.query, id);

/** What was made of a row has one more photo. */
export const countPhotoOfRow = (
  _: ImportDependencies,
  tx: Tx,
  importId: string,
  madeId: string,
): Promise<void> => countPhotoOf(tx, importId, madeId);
