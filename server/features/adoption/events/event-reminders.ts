import { type Clock, dateIn } from '#domain/clock.ts';
import { addDays } from '#domain/dates.ts';
import { startOf, timezoneAt } from '#domain/events/event.ts';
import type { EventDetails } from '#domain/events/event-details.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import type { MailTemplate } from '#server/features/kits/mail/mail-content.ts';
import { salutation } from '#server/features/kits/mail/salutation.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';
import { ownersAt } from './event-owners.ts';
import { type EventReminderData, eventReminder } from './event-reminder-mail.ts';
import { findUncancelled, lockUncancelled, pageOfEvents } from './events.repository.ts';
import { mailedEvent } from './mailed-words.ts';

const mostEvents = 300;

type Held = EventDetails & { id: string };

export type EventReminders = ReturnType<typeof createEventReminders>;

/**
 * From the day before an event, as it is told at its place, until it begins its pets' owners are reminded of it, each
 * once for a day: by the clock, and who signs up later at that moment.
 */
export function createEventReminders({
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
  /** While it waited for the mail server, the event may have been cancelled or put on another day. */
  const template: MailTemplate<EventReminderData> = {
    ...eventReminder,
    async isTrue({ eventId, date }) {
      return (await findUncancelled(database.query, eventId))?.date === date;
    },
  };

  /** How many days are left at its place; undefined where nobody is reminded now. */
  function daysLeft(event: Held): 0 | 1 | undefined {
    const now = clock.now();
    if (startOf(event) <= now) return undefined;
    const today = dateIn(timezoneAt(event), now);
    if (event.date === today) return 0;
    return event.date === addDays(today, 1) ? 1 : undefined;
  }

  /** @param ownerId undefined: of all pets */
  async function remindIfSoon(tx: Tx, event: Held, ownerId?: string | null): Promise<void> {
    const days = daysLeft(event);
    if (days === undefined || ownerId === null) return;
    const owners = await ownersAt(tx, event.id, { accounts });
    for (const [id, { name, email, language }] of owners) {
      if (ownerId !== undefined && id !== ownerId) continue;
      const data = { ...mailedEvent(event), name: salutation(name), isToday: days === 0 };
      await mail.enqueue(
        tx,
        {
          template,
          to: email,
          language,
          data,
          expiresAt: startOf(event).toISOString(),
        },
        { dedupeKey: `event-reminder ${event.id} ${event.date} ${id}` },
      );
    }
  }

  async function remindAll(): Promise<void> {
    // Clocks in Mexico are behind UTC by less than a day.
    const today = dateIn('UTC', clock.now());
    const value = [addDays(today, -1), today, addDays(today, 1)];
    const where = [{ field: 'date', operator: 'in', value } as const];
    const { items } = await pageOfEvents(database, {
      where,
      order: [],
      page: 1,
      limit: mostEvents,
    });
    for (const event of items) {
      if (daysLeft(event) === undefined) continue;
      await database.transaction(async (tx) => {
        const current = await lockUncancelled(tx, event.id);
        if (current) await remindIfSoon(tx, current);
      });
    }
  }

  const job = defineScheduledJob({
    kind: 'events.remindOwners',
    queue: 'reminders',
    timeLimit: 600_000,
    pattern: '0 10 * * *',
    scope: 'cluster',
    run: remindAll,
  });

  return { job, mail: template, remindIfSoon };
}
