import { isAdministrator, type Viewer } from '#domain/accounts/viewer.ts';
import type { Catalogue } from '#domain/catalogues/catalogue.ts';
import { forbidden, unauthenticated } from '#domain/errors.ts';

/** @throws AppError unauthenticated, forbidden */
export function requireReader(viewer: Viewer, { readBy }: Catalogue): void {
  if (readBy === 'everyone' || isAdministrator(viewer)) return;
  if (viewer.kind === 'visitor') throw unauthenticated('noToken');
  if (readBy === 'administrator') throw forbidden();
}

/** @throws AppError unauthenticated, forbidden */
export function requireKeeper(viewer: Viewer): void {
  if (viewer.kind === 'visitor') throw unauthenticated('noToken');
  if (!isAdministrator(viewer)) throw forbidden();
}
