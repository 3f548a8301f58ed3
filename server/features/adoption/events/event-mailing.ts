import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { PlainKey } from '#domain/error-messages/error-messages.ts';
import { eventLimits } from '#domain/events/event-limits.ts';
import type { DeliveryState, EventMailKind, RecipientCounts } from '#domain/events/event-mails.ts';
import type { Tx } from '#server/db/database.ts';
import type { Batches, BatchProgress } from '#server/features/kits/batches/batches.service.ts';
import type { ItemRun } from '#server/features/kits/batches/define-batch.ts';
import {
  deliverEventMail,
  type EventMailDelivery,
  notTaken,
  obstacles,
  tryFor,
  uncertain,
} from './event-mail-delivery.ts';
import { type EventMail, isMailAbout } from './event-mails.repository.ts';
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

/** With `attempts` the pauses come to some 50 s: so long a mail server that is being restarted may be away. */
const attempts = 4;
/** Milliseconds: how long a call waits for its mails; those that are under way then go on leaving. */
const patience = 90_000;
const lookEvery = 200;

export type EventMailing = ReturnType<typeof createEventMailing>;

/**
 * Mails to many about an event, each at most once: what the mail server may have taken is not mailed again by itself.
 * Their rows outlive the batches that send them.
 */
export function createEventMailing(
  dependencies: EventMailDelivery & {
    batches: Batches;
    /** Mails of one call. */
    mostMails?: number;
  },
) {
  const { database, batches, clock, mostMails = eventLimits.mailsAtOnce } = dependencies;
  const now = () => clock.now().toISOString();

  const shared = {
    queue: 'bulkMail',
    timeLimit: tryFor,
    attempts,
    mostItems: mostMails,
    item: z.object({ invitationId: z.string() }),
    run: ({ invitationId }: { invitationId: string }, given: ItemRun) =>
      deliverEventMail(dependencies, invitationId, given),
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

function deliveryFrom(
  item: { outcome: string | null; error: string | null } | undefined,
): Pick<EventDelivery, 'state' | 'error'> {
  if (item?.outcome === 'done') return { state: 'sent', error: null };
  if (item?.outcome !== 'failed') return { state: 'pending', error: 'invitationPending' };
  if (item.error === uncertain) return { state: 'uncertain', error: uncertain };
  const error = obstacles.includes(item.error ?? '') ? (item.error as PlainKey) : notTaken;
  return { state: 'failed', error };
}
