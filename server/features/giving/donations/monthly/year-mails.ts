import { type Clock, dateIn } from '#domain/clock.ts';
import { addDays } from '#domain/dates.ts';
import type { Database } from '#server/db/database.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';
import { anniversaryOf, yearsOver } from './anniversary.ts';
import type { MonthlyDonation } from './monthly-donation.ts';
import { sumGiftsOf } from './monthly-gifts.repository.ts';
import type { MonthlyMails } from './monthly-mails.ts';
import { findLivingSince, takeToldOfYear } from './monthly-years.repository.ts';

const atOnce = 100;
/** Days after the anniversary in which the donor is still told; later it would tell of another year. */
const toldWithin = 30;

interface Dependencies {
  database: Database;
  clock: Clock;
  timezone: string;
  mails: MonthlyMails;
}

/** Once a year donors hear that they still give: each year of each monthly donation once, also after a restart. */
export function yearMails(dependencies: Dependencies) {
  const { database, clock, timezone } = dependencies;
  return defineScheduledJob({
    kind: 'donations.tellOfYears',
    queue: 'reminders',
    timeLimit: 600_000,
    pattern: '30 10 * * *',
    scope: 'cluster',
    async run(_occurrence, { signal }) {
      const today = dateIn(timezone, clock.now());
      const begunBefore = addDays(anniversaryOf(today, -1), 2);
      let afterId = '';
      while (!signal.aborted) {
        const found = await findLivingSince(database.query, {
          begunBefore,
          afterId,
          limit: atOnce,
        });
        for (const monthly of found) await tellOfYear(dependencies, monthly, today);
        const last = found.at(-1);
        if (!last || found.length < atOnce) return;
        afterId = last.id;
      }
    },
  });
}

async function tellOfYear(
  { database, timezone, mails }: Dependencies,
  monthly: MonthlyDonation,
  today: string,
): Promise<void> {
  const begun = dateIn(timezone, new Date(monthly.confirmedAt ?? monthly.createdAt));
  const years = yearsOver(begun, today);
  const day = anniversaryOf(begun, years);
  if (years < 1 || addDays(day, toldWithin) < today) return;
  await database.transaction(async (tx) => {
    if (!(await takeToldOfYear(tx, monthly.id, years))) return;
    const year = { from: anniversaryOf(begun, years - 1), until: day };
    const givenCents = await sumGiftsOf(tx.query, monthly.id, year);
    await mails.yearOver(tx, monthly, { years, givenCents });
  });
}
