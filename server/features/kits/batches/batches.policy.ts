import { isOwnerOrCan } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { notFound } from '#domain/errors.ts';

/**
 * Whoever asked for the batch, and who manages jobs; to others there is none.
 * @returns the batch
 * @throws AppError notFound
 */
export function requireOwner<Batch extends { ownerId: string }>(
  viewer: Viewer,
  batch: Batch | undefined,
): Batch {
  if (!batch || !isOwnerOrCan(viewer, batch.ownerId, 'jobs.manage')) throw notFound('row');
  return batch;
}
