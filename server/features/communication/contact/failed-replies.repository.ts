import { mostFailed } from '#domain/jobs/failed-work.ts';
import type { Database } from '#server/db/database.ts';
import { countAtMost } from '#server/features/kits/querying/count-at-most.ts';
import type { FailedSendings } from '#server/features/organisation/failed-jobs/failed-sendings.ts';
import { waitingMessages } from './inbox.repository.ts';

/** Answers that did not arrive, or may not have, while their message waits for another one. */
const failed = (database: Database) =>
  waitingMessages(database)
    .innerJoin('message_replies', 'message_replies.message_id', 'contact_messages.id')
    .where('message_replies.delivery', 'in', ['refused', 'uncertain']);

export const failedReplies: FailedSendings = {
  origin: 'reply',
  count: (database) => countAtMost(database, failed(database), mostFailed),
  async find(database, most) {
    const rows = await failed(database)
      .select([
        'message_replies.id',
        'message_replies.created_at as createdAt',
        'message_replies.offered_at as offeredAt',
        'message_replies.delivery',
        'contact_messages.subject',
        'contact_messages.email',
        'contact_messages.folio',
      ])
      .orderBy('message_replies.created_at', 'desc')
      .orderBy('message_replies.id', 'desc')
      .limit(most)
      .execute();
    return rows.map(({ offeredAt, delivery, email, subject, ...row }) => ({
      ...row,
      failedAt: offeredAt ?? row.createdAt,
      recipientCount: 1,
      reason: delivery === 'uncertain' ? 'uncertain' : 'refused',
      describe: async () => ({ subject, recipients: [email] }),
    }));
  },
};
