import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Clock } from '#domain/clock.ts';
import { isEmail, normalizeEmail } from '#domain/email.ts';
import { conflict, invalid, notFound } from '#domain/errors.ts';
import { isOver } from '#domain/events/event.ts';
import { defaultLanguage } from '#domain/language.ts';
import type { PlainKey } from '#domain/refusals/refusals.ts';
import { MailRefused } from '#server/adapters/mail/mailer.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { AccountsService } from '../accounts/accounts.service.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { Batches, BatchProgress } from '../batches/batches.service.ts';
import { ItemRefused } from '../batches/define-batch.ts';
import type { MailService } from '../mail/mail.service.ts';
import { salutation } from '../mail/salutation.ts';
import type { NewsletterService } from '../newsletter/newsletter.service.ts';
import { admitChange } from '../rate-limits/admit-change.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { requireEventKeeper } from './adoption-events.policy.ts';
import { createEventsRepository } from './adoption-events.repository.ts';
import type { EventCalendar } from './event-calendar.ts';
import { eventInvitation } from './event-invitation-mail.ts';
import {
  claimInvitation,
  findInvitationsOf,
  type Invitation,
  isInvitationTo,
  isWaiting,
  markSent,
  putInvitations,
  type Recipient,
  releaseInvitation,
} from './event-invitations.repository.ts';
import type { Actor } from './event-management.service.ts';
import { ownersAt } from './event-owners.ts';
import type { StoredEvent } from './event-rows.ts';
import { mailedEvent } from './mailed-words.ts';

/** What became of one recipient's mail; `error` is the key of why it did not leave, or not yet. */
export interface InvitationDelivery {
  to: string;
  error: PlainKey | null;
}

/** Of how many mails, how many left and how many cannot. */
export type SendingProgress = Pick<BatchProgress, 'total' | 'done' | 'failed'>;
const idle: SendingProgress = { total: 0, done: 0, failed: 0 };

/** Of one call. */
export const mostAdded = 200;
/** Those beyond are told that they are not among them, and are the first of the next call. */
const mostAtOnce = 5_000;
/** With `attempts` the pauses come to some 50 s: so long a mail server that is being restarted may be away. */
const attempts = 4;
const tryFor = 60_000;
/** Milliseconds: how long a call waits for its mails; those that are under way then go on leaving. */
const patience = 90_000;
const lookEvery = 200;

export type EventInvitations = ReturnType<typeof createEventInvitations>;

export function createEventInvitations(parts: {
  database: Database;
  batches: Batches;
  mail: MailService;
  newsletter: NewsletterService;
  accounts: Pick<AccountsService, 'contactsOf'>;
  audit: AuditService;
  limits: RateLimits;
  clock: Clock;
  eventCalendar: EventCalendar;
  /** Mails of one call. */
  mostMails?: number;
}) {
  const { database, batches, mail, newsletter, accounts, audit, limits, clock } = parts;
  const { eventCalendar, mostMails = mostAtOnce } = parts;
  const repository = createEventsRepository(database);
  const now = () => clock.now().toISOString();

  const { job, start } = batches.prepare({
    kind: 'events.invite',
    lane: 'mail',
    timeLimit: tryFor,
    attempts,
    mostItems: mostMails,
    item: z.object({ invitationId: z.string() }),
    async run({ invitationId }, { itemId, signal }) {
      const staleBefore = new Date(clock.now().getTime() - 2 * tryFor).toISOString();
      const claim = { now: now(), staleBefore };
      const invitation = await claimInvitation(database, invitationId, itemId, claim);
      if (!invitation) {
        if (await isWaiting(database, invitationId)) throw new Error('another call is mailing it');
        return async () => {};
      }
      const event = await repository.find(invitation.eventId);
      if (!event || isOver(event, clock.now())) throw new ItemRefused(over);
      try {
        await mail.deliver(await letterTo(invitation, event), { id: invitation.id, signal });
      } catch (error) {
        await releaseInvitation(database, invitationId, itemId);
        throw error instanceof MailRefused ? new ItemRefused(refused, { cause: error }) : error;
      }
      return (tx: Tx) => markSent(tx, invitationId, now());
    },
  });

  async function letterTo({ email, name, language }: Invitation, event: StoredEvent) {
    const unsubscribeUrl = newsletter.unsubscribeUrl(email, language);
    return {
      template: eventInvitation,
      to: email,
      language,
      data: { ...mailedEvent(event), name, description: event.description, unsubscribeUrl },
      headers: {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
      attachments: [
        {
          name: `${eventFile[language]}-${event.date}.ics`,
          type: 'text/calendar; charset=utf-8; method=PUBLISH',
          content: await eventCalendar.text(event, language),
        },
      ],
    };
  }

  /** Each address once: in the words of whoever has an account, then of the newsletter, then as it was added. */
  async function recipientsOf(tx: Tx, eventId: string, added: readonly string[]) {
    const owners = await ownersAt(tx, eventId, { repository, accounts });
    const all: Recipient[] = [
      ...owners.map(([, contact]) => contact),
      ...(await newsletter.readers(tx)),
      ...added.map((email) => ({ email, name: '', language: defaultLanguage })),
    ];
    const byAddress = new Map<string, Recipient>();
    for (const { email, name, language } of all) {
      const address = normalizeEmail(email);
      if (byAddress.has(address)) continue;
      byAddress.set(address, { email, name: salutation(name), language });
    }
    const optedOut = await newsletter.optedOut(tx, [...byAddress.keys()]);
    return [...byAddress].filter(([address]) => !optedOut.has(address)).map(([, one]) => one);
  }

  /** Nobody waits for ever: what has not left by then is told as such, and goes on leaving. */
  async function deliveriesOf({ viewer }: Actor, batchId: string | undefined) {
    if (batchId === undefined) return new Map<string, PlainKey | null>();
    const until = performance.now() + patience;
    for (;;) {
      const { items, total, done, failed } = await batches.progress(viewer, batchId);
      if (done + failed === total || performance.now() >= until) {
        return new Map(items.map(({ key, outcome, error }) => [key, reasonOf(outcome, error)]));
      }
      await pause(lookEvery);
    }
  }

  return {
    job,

    /**
     * Mails everybody who is to know of an event and has not been mailed about it, and waits until each mail has left or
     * cannot. Called again it mails only those whose mail did not leave, and who came since. Of more than `mostMails`
     * the rest waits for the next call; who has never been tried goes before who has.
     * @param added addresses beyond those of newsletter and owners
     * @throws AppError unauthenticated, forbidden, notFound, conflict (the event is over), invalid, tooManyRequests
     */
    async invite(
      actor: Actor,
      eventId: string,
      added: readonly string[],
      onStart?: (batchId: string) => void,
    ): Promise<InvitationDelivery[]> {
      const ownerId = requireEventKeeper(actor.viewer);
      await admitChange(limits, actor.viewer);
      if (added.length > mostAdded) throw invalid({ added: ['tooManyAddresses'] });
      if (!added.every(isEmail)) throw invalid({ added: ['emailInvalid'] });
      const { sent, waiting, later, batchId } = await database.transaction(async (tx) => {
        const event = await repository.lock(tx, eventId);
        if (!event) throw notFound('event');
        if (isOver(event, clock.now())) throw conflict(over);
        const recipients = await recipientsOf(tx, eventId, added);
        const known = await findInvitationsOf(tx, eventId);
        const invited = recipients.flatMap(({ email }) => known.get(normalizeEmail(email)) ?? []);
        const sent = invited.filter(({ sentAt }) => sentAt !== null);
        const fresh = recipients.filter(({ email }) => !known.has(normalizeEmail(email)));
        const tried = invited.filter(({ sentAt }) => sentAt === null);
        const first = await putInvitations(tx, eventId, fresh.slice(0, mostMails), now());
        const waiting = [...first, ...tried].slice(0, mostMails);
        const later = [...fresh.slice(mostMails), ...tried.slice(mostMails - first.length)];
        const details = { eventId, recipients: waiting.length };
        const { address } = actor;
        await audit.record(tx, {
          action: 'event.invitationsSent',
          actorId: ownerId,
          subjectId: null,
          address,
          details,
        });
        if (waiting.length === 0) return { sent, waiting, later, batchId: undefined };
        const items = waiting.map(({ id }) => ({ key: id, input: { invitationId: id } }));
        return { sent, waiting, later, batchId: await start(tx, ownerId, items) };
      });
      if (batchId) onStart?.(batchId);
      const deliveries = await deliveriesOf(actor, batchId);
      return [
        ...sent.map(({ email }) => ({ to: email, error: null })),
        ...waiting.map(({ id, email }) => ({ to: email, error: deliveries.get(id) ?? null })),
        ...later.map(({ email }) => ({ to: email, error: 'invitationLater' as const })),
      ];
    },

    /**
     * How far the mails have come that the caller had sent last, while they are about this event and under way.
     * @throws AppError unauthenticated, forbidden
     */
    async progress({ viewer }: Pick<Actor, 'viewer'>, eventId: string): Promise<SendingProgress> {
      const batch = await batches.newestProgress(requireEventKeeper(viewer), job.kind);
      const [first] = batch?.items ?? [];
      if (!batch || !first || !(await isInvitationTo(database, eventId, first.key))) return idle;
      const { total, done, failed } = batch;
      return done + failed < total ? { total, done, failed } : idle;
    },
  };
}

const over: PlainKey = 'eventOver';
const refused: PlainKey = 'invitationRefused';

function reasonOf(outcome: string | null, error: string | null): PlainKey | null {
  if (outcome === 'done') return null;
  if (outcome !== 'failed') return 'invitationPending';
  return error === over || error === refused ? error : 'invitationNotTaken';
}

const eventFile = { es: 'evento', en: 'event' };
