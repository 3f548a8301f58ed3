import type { AdoptionApplication } from '#domain/adoption/application-fields.ts';
import { type Appointment, isAhead } from '#domain/adoption/application-talk.ts';
import { type Clock, dateIn } from '#domain/clock.ts';
import { addDays } from '#domain/dates.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';
import { findToRemind, lockApplication, storeTalk } from './applications.repository.ts';
import type { TalkMails } from './talk-mails.ts';

interface Dependencies {
  database: Database;
  clock: Clock;
  /** IANA name; decides which day is the one before. */
  timezone: string;
  mails: TalkMails;
}

type Days = Pick<Dependencies, 'clock' | 'timezone'>;

const isDue = ({ status, chosen, reminded }: Appointment, { clock }: Days): boolean =>
  status === 'agreed' && !reminded && chosen !== null && isAhead(chosen, clock.now());

const dayBefore = ({ chosen }: Appointment, { timezone }: Days): string =>
  addDays(dateIn(timezone, new Date(chosen ?? '')), -1);

/** @returns YYYY-MM-DD: when somebody has to be reminded next */
export function reminderOn(appointments: readonly Appointment[], days: Days): string | null {
  const due = appointments.filter((one) => isDue(one, days)).map((one) => dayBefore(one, days));
  return due.sort()[0] ?? null;
}

/**
 * An application that leads nowhere any more: nobody has to come, and calendars are told so.
 * @param familyIsTold another mail tells the family
 * @returns those that had been agreed on
 */
export async function endAppointments(
  { mails, clock }: Pick<Dependencies, 'mails' | 'clock'>,
  tx: Tx,
  application: AdoptionApplication,
  { familyIsTold = false } = {},
): Promise<Appointment[]> {
  const { id, appointments } = application;
  if (!appointments.some(({ status }) => status !== 'cancelled')) return [];
  const toCome = ({ status, chosen }: Appointment) =>
    status === 'proposed' || (status === 'agreed' && isAhead(chosen ?? '', clock.now()));
  const ended = appointments.map((one) => (toCome(one) ? cancelledOne(one) : one));
  await storeTalk(tx, id, { appointments: ended, reminderOn: null });
  // Of times that nobody chose, the end of the application tells enough.
  const agreed = ended.filter((one, index) => one !== appointments[index] && one.chosen !== null);
  for (const one of agreed) {
    await mails.notifyCancelled(tx, application, one, { by: 'portal', familyIsTold });
  }
  return agreed;
}

export const cancelledOne = (appointment: Appointment): Appointment => ({
  ...appointment,
  status: 'cancelled',
  sequence: appointment.sequence + 1,
});

/** At a time. */
const most = 100;

/** The day before an appointment both sides are reminded of it, once for each time that was chosen. */
export function appointmentReminders(dependencies: Dependencies) {
  const { database, clock, timezone, mails } = dependencies;

  async function remind(tx: Tx, id: string, today: string): Promise<void> {
    const application = await lockApplication(tx, id);
    if (!application) return;
    const due = application.appointments.filter(
      (one) => isDue(one, dependencies) && dayBefore(one, dependencies) <= today,
    );
    for (const one of due) await mails.remindOf(tx, application, one);
    const appointments = application.appointments.map((one) =>
      due.includes(one) ? { ...one, reminded: true } : one,
    );
    await storeTalk(tx, id, { appointments, reminderOn: reminderOn(appointments, dependencies) });
  }

  return defineScheduledJob({
    kind: 'applications.remindOfAppointments',
    queue: 'reminders',
    timeLimit: 600_000,
    pattern: '0 9 * * *',
    scope: 'cluster',
    async run(_, { signal }) {
      const today = dateIn(timezone, clock.now());
      for (let ids = await findToRemind(database, today, most); ids.length > 0; ) {
        for (const id of ids) {
          signal.throwIfAborted();
          await database.transaction((tx) => remind(tx, id, today));
        }
        ids = await findToRemind(database, today, most);
      }
    },
  });
}
