import { type Clock, dateIn } from '#domain/clock.ts';
import { addDays } from '#domain/dates.ts';
import type { Database } from '#server/db/database.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';
import { findExpiringCards, updateMonthly } from './monthly-donations.repository.ts';
import type { MonthlyMails } from './monthly-mails.ts';

/** Days before the month in which a card runs out is over. */
const noticeDays = 30;
const atOnce = 200;

/** Each morning donors hear of cards that will soon have run out; once for each card. */
export function cardReminders({
  database,
  clock,
  timezone,
  mails,
}: {
  database: Database;
  clock: Clock;
  timezone: string;
  mails: MonthlyMails;
}) {
  return defineScheduledJob({
    kind: 'donations.remindOfCards',
    queue: 'reminders',
    timeLimit: 600_000,
    pattern: '0 10 * * *',
    scope: 'cluster',
    async run() {
      const now = clock.now();
      const until = addDays(dateIn(timezone, now), noticeDays).slice(0, 'YYYY-MM'.length);
      let afterId = '';
      for (;;) {
        const found = await findExpiringCards(database.query, { until, afterId, limit: atOnce });
        for (const monthly of found) {
          await database.transaction(async (tx) => {
            const warnedOfExpiry = monthly.cardExpires;
            await updateMonthly(tx, monthly.id, { warnedOfExpiry }, now);
            await mails.cardExpiring(tx, monthly);
          });
        }
        const last = found.at(-1);
        if (!last || found.length < atOnce) return;
        afterId = last.id;
      }
    },
  });
}
