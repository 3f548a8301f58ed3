import { requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';

/** Whoever looks at notices. @returns their account @throws AppError unauthenticated, forbidden */
export const requireModerator = (viewer: Viewer): string =>
  requireRight(viewer, 'lostAndFound.attend');
