import { requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';

/** Whoever coordinates volunteers. @returns their account @throws AppError unauthenticated, forbidden */
export const requireCoordinator = (viewer: Viewer): string =>
  requireRight(viewer, 'volunteers.coordinate');
