import { isOwner } from '#domain/access/relations.ts';
import { requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { notFound } from '#domain/errors.ts';
import type { ImportDependencies } from './import-dependencies.ts';
import type { StoredImport } from './imports.repository.ts';

/** Who keeps what the tables bring in. @returns who it is @throws AppError unauthenticated, forbidden */
export const requireImporter = ({ of }: Pick<ImportDependencies, 'of'>, viewer: Viewer): string =>
  requireRight(viewer, of.right);

/**
 * A table may hold more about people than what is brought in shows: it is of whoever sent it alone.
 * @returns what was found
 * @throws AppError unauthenticated, forbidden, notFound
 */
export function requireOwn(
  dependencies: Pick<ImportDependencies, 'of'>,
  viewer: Viewer,
  found: StoredImport | undefined,
): StoredImport {
  requireImporter(dependencies, viewer);
  const isOfKind = found?.kind === dependencies.of.kind.name;
  if (!found || !isOfKind || !isOwner(viewer, found.ownerId)) throw notFound('tableImport');
  return found;
}
