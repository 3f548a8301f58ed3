import type { Database } from '#server/db/database.ts';
import type { AttentionSource } from '#server/features/organisation/dashboard/attention-source.ts';
import {
  countOf,
  ofHelp,
  unreadNews,
  unreadWithdrawals,
  unseen,
} from './unseen-applications.repository.ts';

/** Families that wait for help, applications that nobody has looked at, and those with an answer or the withdrawal of the family that nobody has read. */
export function unseenApplications(database: Database): AttentionSource[] {
  const countOwn = (find: typeof unseen) => (petOwnerId: string) =>
    countOf(database, find(database, { petOwnerId }));
  const counts = (find: typeof unseen) => ({
    countAll: (viewerId: string) => countOf(database, find(database, { notBy: viewerId })),
    countOwn: countOwn(find),
  });
  return [
    { kind: 'helpRequests', ...counts(ofHelp) },
    { kind: 'applications', ...counts(unseen) },
    { kind: 'applicationNews', ...counts(unreadNews) },
    { kind: 'withdrawnApplications', countOwn: countOwn(unreadWithdrawals) },
  ];
}
