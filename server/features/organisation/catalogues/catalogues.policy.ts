import { admits } from '#domain/access/audience.ts';
import { can, requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Catalogue } from '#domain/catalogues/catalogue.ts';
import { forbidden, unauthenticated } from '#domain/errors.ts';

/** Who finds every row, whosever it is and whether or not it is offered. */
export const findsAll = (viewer: Viewer): boolean => can(viewer, 'catalogues.manage');

/** @throws AppError unauthenticated, forbidden */
export function requireReader(viewer: Viewer, { readBy }: Pick<Catalogue, 'readBy'>): void {
  if (admits(readBy, viewer) || findsAll(viewer)) return;
  throw viewer.kind === 'visitor' ? unauthenticated('noToken') : forbidden();
}

/** @throws AppError unauthenticated, forbidden */
export const requireKeeper = (viewer: Viewer): string => requireRight(viewer, 'catalogues.manage');
