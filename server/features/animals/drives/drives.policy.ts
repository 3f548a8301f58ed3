import { requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';

/** Whoever makes drives and checks in. @returns their account @throws AppError unauthenticated, forbidden */
export const requireDriveKeeper = (viewer: Viewer): string => requireRight(viewer, 'drives.manage');
