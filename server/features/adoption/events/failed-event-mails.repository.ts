import { sql } from 'kysely';
import { type Clock, dateIn } from '#domain/clock.ts';
import { mostFailed, mostNamed } from '#domain/jobs/failed-work.ts';
import type { Database } from '#server/db/database.ts';
import { countAtMost } from '#server/features/kits/querying/count-at-most.ts';
import type { FailedSendings } from '#server/features/organisation/failed-jobs/failed-sendings.ts';
import { uncertain as notKnown } from './event-mail-delivery.ts';
import { failedMailsOf } from './event-mails.repository.ts';

/** Mails about events that are still ahead, by event. */
export function failedEventMails({
  clock,
  timezone,
}: {
  clock: Clock;
  timezone: string;
}): FailedSendings {
  const failed = (database: Database) => {
    const today = dateIn(timezone, clock.now());
    return failedMailsOf(database)
      .innerJoin('adoption_events', 'adoption_events.id', 'event_mails.event_id')
      .where('adoption_events.date', '>=', today)
      .groupBy('adoption_events.id');
  };
  return {
    origin: 'event',
    count: (database) => countAtMost(database, failed(database), mostFailed),
    async find(database, most) {
      const rows = await failed(database)
        .select(({ fn, eb }) => [
          'adoption_events.id',
          'adoption_events.title',
          'adoption_events.address',
          fn.max('event_mails.created_at').as('failedAt'),
          fn.countAll().as('total'),
          fn.count(eb.case().when('failure', '=', notKnown).then(1).end()).as('uncertain'),
        ])
        .orderBy(sql`max(event_mails.created_at)`, 'desc')
        .limit(most)
        .execute();
      return rows.map(({ id, title, address, failedAt, total, uncertain }) => ({
        id,
        createdAt: failedAt,
        failedAt,
        recipientCount: Number(total),
        reason: Number(uncertain) === Number(total) ? 'uncertain' : 'refused',
        describe: async () => ({
          subject: title ?? address,
          recipients: await addressesOf(database, id),
        }),
      }));
    },
    async dismiss({ query }, id, now) {
      const { numUpdatedRows } = await query
        .updateTable('event_mails')
        .set({ failure_seen_at: now })
        .where('event_id', '=', id)
        .where('sent_at', 'is', null)
        .where('failure', 'is not', null)
        .where('failure_seen_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}

async function addressesOf(database: Database, eventId: string): Promise<string[]> {
  const rows = await failedMailsOf(database)
    .select('email')
    .where('event_id', '=', eventId)
    .orderBy('email')
    .limit(mostNamed)
    .execute();
  return rows.map(({ email }) => email);
}
