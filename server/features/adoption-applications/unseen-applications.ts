import type { Database } from '#server/db/database.ts';
import type { AttentionSource } from '../dashboard/attention-source.ts';
import {
  countUnread,
  countUnreadWithdrawn,
  countUnseen,
} from './unseen-applications.repository.ts';

/** Applications that nobody has looked at, and those with an answer or the withdrawal of the family that nobody has read. */
export const unseenApplications = (database: Database): AttentionSource[] => [
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
