import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Clock } from '#domain/clock.ts';
import type { PlainKey } from '#domain/error-messages/error-messages.ts';
import { isOver } from '#domain/events/event.ts';
import { isSameFor } from '#domain/events/event-details.ts';
import type { DeliveryState, EventMailKind, RecipientCounts } from '#domain/events/event-mails.ts';
import { DeliveryUnknown, MailRefused } from '#server/adapters/mail/mailer.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { Batches, BatchProgress } from '../batches/batches.service.ts';
import { ItemRefused, type ItemRun } from '../batches/define-batch.ts';
import type { MailService } from '../mail/mail.service.ts';
import type { createEventsRepository } from './adoption-events.repository.ts';
import type { EventMailContents } from './event-mail-contents.ts';
import {
  claimMail,
  dropMail,
  type EventMail,
  isMailAbout,
  isSuperseded,
  isWaiting,
  markSent,
  markUncertain,
  offerMail,
  releaseMail,
} from './event-mails.repository.ts';
import type { StoredEvent } from './event-rows.ts';
import { insertSending } from './event-sendings.repository.ts';

/** What became of one recipient's mail; `error` is the key of why it did not leave, or not yet. */
export interface EventDelivery {
  to: string;
  state: DeliveryState;
  error: PlainKey | null;
}

/** Of how many mails, how many left and how many cannot. */
export type SendingProgress = Pick<BatchProgress, 'total' | 'done' | 'failed'>;
const idle: SendingProgress = { total: 0, done: 0, failed: 0 };

/** Those beyond are told that they are not among them, and are the first of the next call. */
export const mostAtOnce = 5_000;
/** With `attempts` the pauses come to some 50 s: so long a mail server that is being restarted may be away. */
const attempts = 4;
const tryFor = 60_000;
/** Milliseconds: how long a call waits for its mails; those that are under way then go on leaving. */
const patience = 90_000;
const lookEvery = 200;

const over: PlainKey = 'eventOver';
const cancelled: PlainKey = 'eventCancelled';
const refused: PlainKey = 'invitationRefused';
const uncertain: PlainKey = 'invitationUncertain';
const notTaken: PlainKey = 'invitationNotTaken';

export type EventMailing = ReturnType<typeof createEventMailing>;

/**
 * Mails to many about an event, each at most once: what the mail server may have taken is not mailed again by itself.
 * Their rows outlive the batches that send them.
 */
export function createEventMailing(parts: {
  database: Database;
  repository: Pick<ReturnType<typeof createEventsRepository>, 'findAny'>;
  batches: Batches;
  mail: MailService;
  letters: EventMailContents;
  clock: Clock;
  /** Mails of one call. */
  mostMails?: number;
}) {
  const { database, repository, batches, mail, letters, clock, mostMails = mostAtOnce } = parts;
  const now = () => clock.now().toISOString();

  function obstacleOf({ kind }: EventMail, event: StoredEvent): PlainKey | undefined {
    if (isOver(event, clock.now())) return over;
    return event.cancelledAt !== null && kind !== 'cancelled' ? cancelled : undefined;
  }

  async function run(id: string, { itemId, signal }: Pick<ItemRun, 'itemId' | 'signal'>) {
    const staleBefore = new Date(clock.now().getTime() - 2 * tryFor).toISOString();
    const found = await claimMail(database, id, itemId, { now: now(), staleBefore });
    if (!found) {
      if (await isWaiting(database, id)) throw new Error('another call is mailing it');
      return async () => {};
    }
    if (found.offeredAt !== null) return refuseUncertain(id);
    const event = await repository.findAny(found.eventId);
    if (!event) throw new ItemRefused(over);
    const obstacle = obstacleOf(found, event);
    if (obstacle) {
      await releaseMail(database, id, itemId, obstacle);
      throw new ItemRefused(obstacle);
    }
    if (found.kind === 'changed' && (await hasNothingToTell(found, event))) {
      return (tx: Tx) => dropMail(tx, id);
    }
    await handOver(found, event, { itemId, signal });
    return (tx: Tx) => markSent(tx, id, now());
  }

  /** @throws ItemRefused, when another try cannot succeed or must not be made */
  async function handOver(
    found: EventMail,
    event: StoredEvent,
    { itemId, signal }: Pick<ItemRun, 'itemId' | 'signal'>,
  ): Promise<void> {
    const { id } = found;
    const toldVersion = event.version;
    try {
      const letter = await letters.write(found, event);
      await mail.deliver(letter, { id, signal }, async () => {
        const isOurs = await offerMail(database, id, itemId, { now: now(), toldVersion });
        if (!isOurs) throw new Error('another try has the mail in hand');
      });
    } catch (error) {
      if (error instanceof DeliveryUnknown) return refuseUncertain(id, error);
      const isFinal = error instanceof MailRefused;
      await releaseMail(database, id, itemId, isFinal ? refused : notTaken);
      throw isFinal ? new ItemRefused(refused, { cause: error }) : error;
    }
  }

  /** Changed back meanwhile, or told by a later mail. */
  async function hasNothingToTell(notice: EventMail, event: StoredEvent): Promise<boolean> {
    const former = await letters.formerDetailsOf(notice);
    return (former && isSameFor(former, event)) || isSuperseded(database, notice.id);
  }

  async function refuseUncertain(id: string, cause?: unknown): Promise<never> {
    await markUncertain(database, id);
    throw new ItemRefused(uncertain, { cause });
  }

  const shared = {
    queue: 'bulkMail',
    timeLimit: tryFor,
    attempts,
    mostItems: mostMails,
    item: z.object({ invitationId: z.string() }),
    run: ({ invitationId }: { invitationId: string }, given: ItemRun) => run(invitationId, given),
  } as const;
  const invitations = batches.prepare({ ...shared, kind: 'events.invite' });
  const notices = batches.prepare({ ...shared, kind: 'events.notify' });
  const batchOf = (kind: EventMailKind) => (kind === 'invitation' ? invitations : notices);

  return {
    jobs: [invitations.job, notices.job] as const,
    mostMails,

    /** With the record of the sending. @returns the batch's id; nothing where there are no mails */
    async begin(
      tx: Tx,
      actorId: string,
      { eventId, kind }: { eventId: string; kind: EventMailKind },
      mails: readonly EventMail[],
      recipients: RecipientCounts,
    ): Promise<string | undefined> {
      if (mails.length === 0) return undefined;
      const ids = mails.map(({ id }) => id);
      await insertSending(tx, eventId, { kind, actorId, createdAt: now(), recipients }, ids);
      const items = ids.map((id) => ({ key: id, input: { invitationId: id } }));
      return batchOf(kind).start(tx, actorId, items);
    },

    /** Of each of these mails, once all have left or cannot; what has not by then is told as such, and goes on leaving. */
    async deliveriesOf(
      viewer: Viewer,
      batchId: string | undefined,
      mails: readonly EventMail[],
    ): Promise<EventDelivery[]> {
      if (batchId === undefined) return [];
      const until = performance.now() + patience;
      for (;;) {
        const { items, total, done, failed } = await batches.progress(viewer, batchId);
        if (done + failed === total || performance.now() >= until) {
          const outcomes = new Map(
            items.map(({ key, outcome, error }) => [key, { outcome, error }]),
          );
          return mails.map(({ id, email }) => ({ to: email, ...deliveryFrom(outcomes.get(id)) }));
        }
        await pause(lookEvery);
      }
    },

    /** How far the mails have come that somebody had sent last, while they are about this event and under way. */
    async progressOf(ownerId: string, eventId: string): Promise<SendingProgress> {
      for (const { job } of [notices, invitations]) {
        const batch = await batches.newestProgress(ownerId, job.kind);
        const [first] = batch?.items ?? [];
        if (!batch || !first || !(await isMailAbout(database, eventId, first.key))) continue;
        const { total, done, failed } = batch;
        if (done + failed < total) return { total, done, failed };
      }
      return idle;
    },
  };
}

const known: readonly string[] = [over, cancelled, refused, uncertain];

function deliveryFrom(
  item: { outcome: string | null; error: string | null } | undefined,
): Pick<EventDelivery, 'state' | 'error'> {
  if (item?.outcome === 'done') return { state: 'sent', error: null };
  if (item?.outcome !== 'failed') return { state: 'pending', error: 'invitationPending' };
  if (item.error === uncertain) return { state: 'uncertain', error: uncertain };
  const error = known.includes(item.error ?? '') ? (item.error as PlainKey) : notTaken;
  return { state: 'failed', error };
}
