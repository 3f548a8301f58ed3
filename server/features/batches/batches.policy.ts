import { isAdministrator, type Viewer } from '#domain/accounts/viewer.ts';
import { notFound } from '#domain/errors.ts';

/**
 * Whoever asked for the batch, and administrators; to others there is none.
 * @returns the batch
 * @throws AppError notFound
 */
export function requireOwner<Batch extends { ownerId: string }>(
  viewer: Viewer,
  batch: Batch | undefined,
): Batch {
  const isOwner = viewer.kind === 'user' && viewer.id === batch?.ownerId;
  if (!batch || !(isOwner || isAdministrator(viewer))) throw notFound('row');
  return batch;
}
