import type { AdoptionApplication } from '#domain/adoption/application-fields.ts';
import { isFamilyAsked, isFamilyWaitedFor } from '#domain/adoption/turn.ts';
import { type Clock, dateIn } from '#domain/clock.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';
import {
  claimNotice,
  findOverdue,
  findRescuersWaitedFor,
  findWaitingFor,
  findWaitingForRescuer,
  type NoticeStep,
  type Side,
  stepSince,
  type TimedStep,
} from './application-notices.repository.ts';
import { lockApplication } from './applications.repository.ts';
import { noteTurn } from './note-turn.ts';
import type { NoticeMails } from './notice-mails.ts';
import type { WaitingList } from './waiting-list.ts';

interface Dependencies {
  database: Database;
  clock: Clock;
  /** IANA name; decides which day is today. */
  timezone: string;
  mails: NoticeMails;
  waitingList: WaitingList;
}

const atOnce = 200;
const day = 86_400_000;

/** After so many days whoever is waited for is reminded. */
const reminders = {
  rescuer: [
    { step: 'rescuer7', days: 7 },
    { step: 'rescuer3', days: 3 },
  ],
  family: [
    { step: 'asked7', days: 7 },
    { step: 'asked3', days: 3 },
  ],
} as const satisfies Record<string, { step: TimedStep; days: number }[]>;
const firstReminder = 3;
/** After so many the other side, and administrators, hear of the silence. */
const silentDays = 14;

/**
 * Each morning, so that nobody waits in silence: what is due is noted in the transaction that enqueues the mail, and so
 * told once for each time that somebody is waited for, whenever the job was cut short.
 */
export function applicationFollowUp(dependencies: Dependencies) {
  const { database, clock, timezone, mails, waitingList } = dependencies;
  const ago = (days: number) => new Date(clock.now().getTime() - days * day).toISOString();
  const claim = (tx: Tx, id: string, step: NoticeStep) =>
    claimNotice(tx, id, step, clock.now().toISOString());
  const claimSince = (tx: Tx, id: string, step: TimedStep, since: string) =>
    claim(tx, id, stepSince(step, since));

  /** @returns whether any of a side's reminders is due */
  async function claimReminders(tx: Tx, side: Side, id: string, since: string): Promise<boolean> {
    let isDue = false;
    for (const { step, days } of reminders[side]) {
      if (since <= ago(days) && (await claimSince(tx, id, step, since))) isDue = true;
    }
    return isDue;
  }

  /** One mail with all that wait, whichever of them is due. */
  async function remind(tx: Tx, rescuerId: string): Promise<void> {
    const range = { before: ago(firstReminder), most: atOnce };
    const waiting = await findWaitingForRescuer(tx, rescuerId, range);
    let isDue = false;
    for (const { id, rescuerSince } of waiting) {
      if (await claimReminders(tx, 'rescuer', id, rescuerSince ?? '')) isDue = true;
    }
    if (isDue) await mails.listToRescuer(tx, rescuerId, 'unread', waiting);
  }

  async function remindRescuers(signal: AbortSignal): Promise<void> {
    for (const { step, days } of reminders.rescuer) {
      for (let after = ''; ; ) {
        const page = { after, most: atOnce };
        const ids = await findRescuersWaitedFor(database, step, ago(days), page);
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

  /** Each application about which a step is due, locked. */
  async function forEachDue(
    signal: AbortSignal,
    { side, step, days }: { side: Side; step: TimedStep; days: number },
    tell: (tx: Tx, application: AdoptionApplication, since: string) => Promise<void>,
  ): Promise<void> {
    for (;;) {
      const range = { before: ago(days), most: atOnce };
      const found = await findWaitingFor(database.query, side, step, range);
      if (found.length === 0) return;
      for (const { id } of found) {
        signal.throwIfAborted();
        await database.transaction(async (tx) => {
          const one = await lockApplication(tx, id);
          const since = side === 'rescuer' ? one?.rescuerSince : one?.familySince;
          // Somebody may have done something a moment ago.
          if (one && since && since <= ago(days)) await tell(tx, one, since);
        });
      }
    }
  }

  /** What the family was asked, or is to sign; times that have passed unchosen are whoever looks after the pet's to offer again. */
  async function remindFamilies(signal: AbortSignal): Promise<void> {
    for (const due of reminders.family) {
      await forEachDue(signal, { side: 'family', ...due }, async (tx, one, since) => {
        if (!isFamilyWaitedFor(one, clock.now())) return noteTurn(dependencies, tx, one.id, null);
        if (await claimReminders(tx, 'family', one.id, since)) {
          const isAsked = isFamilyAsked(one, clock.now());
          await mails.notifyFamilyOf(tx, one, isAsked ? 'asked' : 'unsigned');
        }
      });
    }
  }

  async function tellRescuersOfSilence(signal: AbortSignal): Promise<void> {
    const due = { side: 'family', step: 'asked14', days: silentDays } as const;
    await forEachDue(signal, due, async (tx, one, since) => {
      if (!(await claimSince(tx, one.id, due.step, since))) return;
      const occasion = isFamilyAsked(one, clock.now()) ? 'familySilent' : 'familyUnsigned';
      await mails.listToRescuer(tx, one.petOwnerId, occasion, [one], one);
    });
  }

  async function notifyFamilies(signal: AbortSignal): Promise<void> {
    const due = { side: 'rescuer', step: 'family14', days: silentDays } as const;
    await forEachDue(signal, due, async (tx, one, since) => {
      if (!(await claimSince(tx, one.id, due.step, since))) return;
      await mails.notifyFamilyOf(tx, one, one.status === 'received' ? 'unread' : 'silent');
    });
  }

  const notifyAdministrators = () =>
    database.transaction(async (tx) => {
      const range = { before: ago(silentDays), most: atOnce };
      const due = [];
      for (const one of await findWaitingFor(tx.query, 'rescuer', 'staff14', range)) {
        if (await claimSince(tx, one.id, 'staff14', one.rescuerSince ?? '')) due.push(one);
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
      await remindFamilies(signal);
      await remindRescuers(signal);
      await tellRescuersOfSilence(signal);
      await notifyFamilies(signal);
      await notifyAdministrators();
      await notifyOfReservations(signal);
    },
  });
}
