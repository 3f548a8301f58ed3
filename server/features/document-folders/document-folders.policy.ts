import { isAdministrator, type Viewer } from '#domain/accounts/viewer.ts';
import { forbidden, notFound, unauthenticated } from '#domain/errors.ts';

interface Owned {
  ownerId: string | null;
}

export const mayManageFolder = (viewer: Viewer, { ownerId }: Owned): boolean =>
  isAdministrator(viewer) || (viewer.kind === 'user' && viewer.id === ownerId);

/**
 * Who may change a folder: the pet's owner and administrators. To everybody else there is none.
 * @throws AppError unauthenticated, notFound
 */
export function requireFolderManager<Folder extends Owned>(
  viewer: Viewer,
  folder: Folder | undefined,
): asserts folder is Folder {
  if (viewer.kind === 'visitor') throw unauthenticated('noToken');
  if (!folder || !mayManageFolder(viewer, folder)) throw notFound('folder');
}

/**
 * Who may look into a folder: its managers, and whoever has a link of its adopter.
 * @throws AppError unauthenticated, notFound
 */
export function requireFolderReader<Folder extends Owned>(
  viewer: Viewer,
  folder: Folder | undefined,
  hasLink: boolean,
): asserts folder is Folder {
  if (!folder || !hasLink) requireFolderManager(viewer, folder);
}

/** @returns whose pets are meant. @throws AppError unauthenticated */
export function requireOwner(viewer: Viewer): string {
  if (viewer.kind !== 'user') throw unauthenticated('noToken');
  return viewer.id;
}

/** @throws AppError forbidden */
export function requireReviewer(viewer: Viewer): void {
  if (!isAdministrator(viewer)) throw forbidden();
}
