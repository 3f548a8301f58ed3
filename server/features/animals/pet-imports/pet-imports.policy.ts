import { isOwner } from '#domain/access/relations.ts';
import { requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { notFound } from '#domain/errors.ts';

/** Who looks after any pet brings in tables of them. @returns who it is @throws AppError unauthenticated, forbidden */
export const requireImporter = (viewer: Viewer): string => requireRight(viewer, 'pets.manageAny');

/**
 * A table may hold more about people than its pets' pages show: it is of whoever sent it alone.
 * @returns what was found
 * @throws AppError unauthenticated, forbidden, notFound
 */
export function requireOwn<Found extends { ownerId: string }>(
  viewer: Viewer,
  found: Found | undefined,
): Found {
  requireImporter(viewer);
  if (!found || !isOwner(viewer, found.ownerId)) throw notFound('petImport');
  return found;
}
