import { requireAccount } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { WaitingApplications } from '#domain/adoption/waiting-calls.ts';
import type { ApplicationDependencies } from './application-dependencies.ts';
import { scopeOf } from './applications.policy.ts';
import { idsOf, ofHelp, unreadNews, unreadWithdrawals } from './unseen-applications.repository.ts';

const found = { help: ofHelp, news: unreadNews, withdrawal: unreadWithdrawals } as const;

/** Those that the dashboard counts: for the viewer's pets, with the right for all but what the viewer sent. @throws AppError unauthenticated */
export async function findWaiting(
  { database }: Pick<ApplicationDependencies, 'database'>,
  viewer: Viewer,
  which: WaitingApplications,
): Promise<string[]> {
  const viewerId = requireAccount(viewer);
  const decider = scopeOf(viewer) === undefined ? { notBy: viewerId } : { petOwnerId: viewerId };
  return idsOf(found[which](database, decider));
}
