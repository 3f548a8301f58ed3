import { type Clock, dateIn } from '#domain/clock.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';
import {
  claimNotice,
  findOverdue,
  findRescuersOfUnread,
  findUnread,
  findUnreadOf,
  type NoticeStep,
} from './application-notices.repository.ts';
import { lockApplication } from './applications.repository.ts';
import type { NoticeMails } from './notice-mails.ts';
import type { WaitingList } from './waiting-list.ts';

interface Parts {
  database: Database;
  clock: Clock;
  /** IANA name; decides which day is today. */
  timezone: string;
  mails: NoticeMails;
  waitingList: WaitingList;
}

const atOnce = 200;
const day = 86_400_000;

/** After so many days a rescuer is reminded. */
const reminders = [
  { step: 'rescuer7', days: 7 },
  { step: 'rescuer3', days: 3 },
] as const satisfies { step: NoticeStep; days: number }[];
const firstReminder = 3;
/** After so many the family, and administrators, hear that nobody has looked. */
const unreadDays = 14;

/**
 * Each morning, so that nobody waits in silence: what is due is noted in the transaction that enqueues the mail, and so
 * told once, whenever the job was cut short.
 */
export function applicationFollowUp(parts: Parts) {
  const { database, clock, timezone, mails, waitingList } = parts;
  const ago = (days: number) => new Date(clock.now().getTime() - days * day).toISOString();
  const claim = (tx: Tx, id: string, step: NoticeStep) =>
    claimNotice(tx, id, step, clock.now().toISOString());

  /** One mail with all that wait, whichever of them is due. */
  async function remind(tx: Tx, rescuerId: string): Promise<void> {
    const waiting = await findUnreadOf(tx, rescuerId, ago(firstReminder), atOnce);
    let isDue = false;
    for (const { id, createdAt } of waiting) {
      for (const { step, days } of reminders) {
        if (createdAt <= ago(days) && (await claim(tx, id, step))) isDue = true;
      }
    }
    if (isDue) await mails.listToRescuer(tx, rescuerId, 'unread', waiting);
  }

  async function remindRescuers(signal: AbortSignal): Promise<void> {
    for (const { step, days } of reminders) {
      for (let after = ''; ; ) {
        const page = { after, most: atOnce };
        const ids = await findRescuersOfUnread(database, step, ago(days), page);
        for (const id of ids) {
          signal.throwIfAborted();
          await database.transaction((tx) => remind(tx, id));
        }
        const last = ids.at(-1);
        if (last === undefined) break;
        after = last;
      }
    }
  }

  async function notifyFamilies(signal: AbortSignal): Promise<void> {
    for (;;) {
      const found = await findUnread(database.query, 'family14', ago(unreadDays), atOnce);
      if (found.length === 0) return;
      for (const { id } of found) {
        signal.throwIfAborted();
        await database.transaction(async (tx) => {
          const application = await lockApplication(tx, id);
          if (!application || !(await claim(tx, id, 'family14'))) return;
          // Somebody may have looked at it a moment ago.
          if (application.status === 'received') {
            await mails.notifyFamilyOf(tx, application, 'unread');
          }
        });
      }
    }
  }

  const notifyAdministrators = () =>
    database.transaction(async (tx) => {
      const due = [];
      for (const one of await findUnread(tx.query, 'staff14', ago(unreadDays), atOnce)) {
        if (await claim(tx, one.id, 'staff14')) due.push(one);
      }
      if (due.length > 0) await mails.listToAdministrators(tx, due);
    });

  async function notifyOfReservations(signal: AbortSignal): Promise<void> {
    const today = dateIn(timezone, clock.now());
    for (let after = ''; ; ) {
      const ids = await findOverdue(database, today, { after, most: atOnce });
      for (const id of ids) {
        signal.throwIfAborted();
        await database.transaction(async (tx) => {
          const one = await lockApplication(tx, id);
          if (one?.status !== 'reserved' || !one.reservedUntil || one.reservedUntil >= today)
            return;
          if (!(await claim(tx, id, `reserved ${one.reservedUntil}`))) return;
          await waitingList.notify(tx, one, 'reservationOver');
        });
      }
      const last = ids.at(-1);
      if (last === undefined) return;
      after = last;
    }
  }

  return defineScheduledJob({
    kind: 'applications.followUp',
    queue: 'reminders',
    timeLimit: 600_000,
    pattern: '30 9 * * *',
    scope: 'cluster',
    async run(_, { signal }) {
      await remindRescuers(signal);
      await notifyFamilies(signal);
      await notifyAdministrators();
      await notifyOfReservations(signal);
    },
  });
}
