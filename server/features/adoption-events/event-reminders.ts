import { type Clock, dateIn } from '#domain/clock.ts';
import { addDays } from '#domain/dates.ts';
import { timezoneAt } from '#domain/events/event.ts';
import type { Database } from '#server/db/database.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';
import type { AccountsService } from '../accounts/accounts.service.ts';
import type { MailService } from '../mail/mail.service.ts';
import { salutation } from '../mail/salutation.ts';
import { createEventsRepository } from './adoption-events.repository.ts';
import { ownersAt } from './event-owners.ts';
import { eventReminder } from './event-reminder-mail.ts';
import type { StoredEvent } from './event-rows.ts';
import { mailedEvent } from './mailed-words.ts';

const mostEvents = 300;

/** The day before an event, as it is told at its place, its pets' owners are reminded of it, once. */
export function eventReminders({
  database,
  mail,
  accounts,
  clock,
}: {
  database: Database;
  mail: MailService;
  accounts: Pick<AccountsService, 'contactsOf'>;
  clock: Clock;
}) {
  const repository = createEventsRepository(database);

  async function remindOwners(): Promise<void> {
    const now = clock.now();
    const tomorrowAt = (event: StoredEvent) => addDays(dateIn(timezoneAt(event), now), 1);
    // Clocks in Mexico are behind UTC by less than a day.
    const today = dateIn('UTC', now);
    const where = [{ field: 'date', operator: 'in', value: [today, addDays(today, 1)] } as const];
    const { items } = await repository.page({ where, order: [], page: 1, limit: mostEvents });
    for (const event of items.filter((one) => one.date === tomorrowAt(one))) {
      await database.transaction(async (tx) => {
        const owners = await ownersAt(tx, event.id, { repository, accounts });
        for (const [ownerId, { name, email, language }] of owners) {
          const data = { ...mailedEvent(event), name: salutation(name) };
          await mail.enqueue(
            tx,
            { template: eventReminder, to: email, language, data },
            { dedupeKey: `event-reminder ${event.id} ${event.date} ${ownerId}` },
          );
        }
      });
    }
  }

  return defineScheduledJob({
    kind: 'events.remindOwners',
    lane: 'quick',
    timeLimit: 600_000,
    pattern: '0 10 * * *',
    scope: 'cluster',
    run: remindOwners,
  });
}
