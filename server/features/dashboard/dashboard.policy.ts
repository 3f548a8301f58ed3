import { requireAccount } from '#domain/access/relations.ts';
import { isStaff } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { forbidden } from '#domain/errors.ts';

/** Over all, what one's rights show; or over what is one's own. */
export type DashboardScope = 'all' | 'own';

/** @returns the account that asks @throws AppError unauthenticated, forbidden (of all, for who is not of the staff) */
export function requireDashboard(viewer: Viewer, scope: DashboardScope): string {
  const account = requireAccount(viewer);
  if (scope === 'all' && !(viewer.kind === 'user' && isStaff(viewer))) throw forbidden();
  return account;
}
