import { isOwnerOrCan, requireAccount } from '#domain/access/relations.ts';
import { can, requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { notFound } from '#domain/errors.ts';

interface Owned {
  ownerId: string | null;
}

export const mayReviewFolders = (viewer: Viewer): boolean => can(viewer, 'folders.review');

export const mayManageFolder = (viewer: Viewer, { ownerId }: Owned): boolean =>
  isOwnerOrCan(viewer, ownerId, 'folders.review');

/**
 * Who may change a folder: the pet's owner and reviewers. To everybody else there is none.
 * @throws AppError unauthenticated, notFound
 */
export function requireFolderManager<Folder extends Owned>(
  viewer: Viewer,
  folder: Folder | undefined,
): asserts folder is Folder {
  requireAccount(viewer);
  if (!folder || !mayManageFolder(viewer, folder)) throw notFound('folder');
}

/**
 * Who may look into a folder: its managers, and its adopter.
 * @param isAdopter has the signed link of the mail to the adopter
 * @throws AppError unauthenticated, notFound
 */
export function requireFolderReader<Folder extends Owned>(
  viewer: Viewer,
  folder: Folder | undefined,
  isAdopter: boolean,
): asserts folder is Folder {
  if (!folder || !isAdopter) requireFolderManager(viewer, folder);
}

/** @throws AppError unauthenticated, forbidden */
export const requireReviewer = (viewer: Viewer): string => requireRight(viewer, 'folders.review');
