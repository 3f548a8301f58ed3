import { requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';

/** Whoever attends to reports. @returns their account @throws AppError unauthenticated, forbidden */
export const requireRescuer = (viewer: Viewer): string => requireRight(viewer, 'rescues.attend');
