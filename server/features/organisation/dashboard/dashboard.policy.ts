import { requireAccount } from '#domain/access/relations.ts';
import { requireStaff } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';

/** Over all, what one's rights show; or over what is one's own. */
export type DashboardScope = 'all' | 'own';

/** @returns the account that asks @throws AppError unauthenticated, forbidden (of all, for who is not of the staff) */
export const requireDashboard = (viewer: Viewer, scope: DashboardScope): string =>
  scope === 'all' ? requireStaff(viewer) : requireAccount(viewer);
