import type { Database } from '#server/db/database.ts';
import type { AttentionSource } from '#server/features/organisation/dashboard/attention-source.ts';
import {
  countHelp,
  countUnread,
  countUnreadWithdrawn,
  countUnseen,
} from './unseen-applications.repository.ts';

/** Families that wait for help, applications that nobody has looked at, and those with an answer or the withdrawal of the family that nobody has read. */
export const unseenApplications = (database: Database): AttentionSource[] => [
  {
    kind: 'helpRequests',
    countAll: (viewerId) => countHelp(database, { notBy: viewerId }),
    countOwn: (petOwnerId) => countHelp(database, { petOwnerId }),
  },
  {
    kind: 'applications',
    countAll: (viewerId) => countUnseen(database, { notBy: viewerId }),
    countOwn: (petOwnerId) => countUnseen(database, { petOwnerId }),
  },
  {
    kind: 'applicationNews',
    countAll: (viewerId) => countUnread(database, { notBy: viewerId }),
    countOwn: (petOwnerId) => countUnread(database, { petOwnerId }),
  },
  {
    kind: 'withdrawnApplications',
    countOwn: (petOwnerId) => countUnreadWithdrawn(database, { petOwnerId }),
  },
];
