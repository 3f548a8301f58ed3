import { type Clock, dateIn } from '#domain/clock.ts';
import { addDays } from '#domain/dates.ts';
import type { Database } from '#server/db/database.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';
import type { AccountsService } from '../accounts/accounts.service.ts';
import type { MailService } from '../mail/mail.service.ts';
import { salutation } from '../mail/salutation.ts';
import { createEventsRepository } from './adoption-events.repository.ts';
import { ownersAt } from './event-owners.ts';

const mostEvents = 100;

/** The day before an event its pets' owners are reminded of it, once. */
export function eventReminders({
  database,
  mail,
  accounts,
  clock,
  timezone,
}: {
  database: Database;
  mail: MailService;
  accounts: Pick<AccountsService, 'contactsOf'>;
  clock: Clock;
  /** IANA name; decides which day is tomorrow. */
  timezone: string;
}) {
  const repository = createEventsRepository(database);

  async function remindOwners(): Promise<void> {
    const value = addDays(dateIn(timezone, clock.now()), 1);
    const where = [{ field: 'date', operator: '=', value } as const];
    const { items } = await repository.page({ where, order: [], page: 1, limit: mostEvents });
    for (const event of items) {
      await database.transaction(async (tx) => {
        const owners = await ownersAt(tx, event.id, { repository, accounts });
        for (const [ownerId, { name, email, language }] of owners) {
          const { id: eventId, date, startsAt, endsAt } = event;
          const { address, neighborhood, postalCode, city, federalState } = event;
          const place = { address, neighborhood, postalCode, city, federalState };
          const data = { name: salutation(name), eventId, date, startsAt, endsAt, place };
          await mail.enqueue(
            tx,
            { template: 'event-reminder', to: email, language, data },
            { dedupeKey: `event-reminder ${eventId} ${date} ${ownerId}` },
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
