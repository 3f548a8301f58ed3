import type { Actor } from '#domain/access/actor.ts';
import type { Clock } from '#domain/clock.ts';
import { isEmail, normalizeEmail } from '#domain/email.ts';
import { conflict, invalid, notFound } from '#domain/errors.ts';
import { isOver } from '#domain/events/event.ts';
import type { RecipientCounts } from '#domain/events/event-mails.ts';
import { defaultLanguage } from '#domain/language.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { AccountsService } from '../accounts/accounts.service.ts';
import type { AuditService } from '../audit/audit.service.ts';
import { salutation } from '../mail/salutation.ts';
import type { NewsletterService } from '../newsletter/newsletter.service.ts';
import { admitChange } from '../rate-limits/admit-change.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { requireEventKeeper } from './adoption-events.policy.ts';
import type { createEventsRepository } from './adoption-events.repository.ts';
import type { EventDelivery, EventMailing, SendingProgress } from './event-mailing.ts';
import {
  type EventMail,
  findMailsOf,
  putMails,
  type Recipient,
  resendUncertain,
} from './event-mails.repository.ts';
import { ownersAt } from './event-owners.ts';
import { countByKind } from './event-sendings.repository.ts';

/** Of one call. */
export const mostAdded = 200;
/** Named in an answer. */
const mostNamed = 20;

/** Who would be mailed by a call, and who would not. */
export interface InvitationPreview {
  /** Each person once. */
  recipients: RecipientCounts;
  /** How many have it already, how many of whom nobody knows whether they have, and who wants no such mails. */
  alreadySent: number;
  uncertain: number;
  optedOut: number;
  /** How many the next call would mail. */
  later: number;
}

interface Invited {
  recipient: Recipient;
  /** Undefined for who has never been tried. */
  mail: EventMail | undefined;
}

export type EventInvitations = ReturnType<typeof createEventInvitations>;

export function createEventInvitations(parts: {
  database: Database;
  repository: ReturnType<typeof createEventsRepository>;
  mailing: EventMailing;
  newsletter: NewsletterService;
  accounts: Pick<AccountsService, 'contactsOf'>;
  audit: AuditService;
  limits: RateLimits;
  clock: Clock;
}) {
  const { database, repository, mailing, newsletter, accounts, audit, limits, clock } = parts;
  const { mostMails } = mailing;
  const now = () => clock.now().toISOString();

  /** Each address once: in the words of whoever has an account, then of the newsletter, then as it was added. */
  async function recipientsOf(tx: Tx, eventId: string, added: readonly string[]) {
    const owners = await ownersAt(tx, eventId, { repository, accounts });
    const readers = await newsletter.readers(tx);
    const all: Recipient[] = [
      ...owners.map(([, contact]) => ({ ...contact, kind: 'owners' as const })),
      ...readers.map((reader) => ({ ...reader, kind: 'newsletter' as const })),
      ...added.map((email) => ({
        email,
        name: '',
        language: defaultLanguage,
        kind: 'added' as const,
      })),
    ];
    const byAddress = new Map<string, Recipient>();
    for (const { email, name, language, kind } of all) {
      const address = normalizeEmail(email);
      if (byAddress.has(address)) continue;
      byAddress.set(address, { email, name: salutation(name), language, kind });
    }
    const optedOut = await newsletter.optedOut(tx, [...byAddress.keys()]);
    const recipients = [...byAddress]
      .filter(([address]) => !optedOut.has(address))
      .map(([, one]) => one);
    return { recipients, optedOut: optedOut.size };
  }

  /** Of more than `mostMails` the rest waits for the next call; who has never been tried goes before who has. */
  async function planFor(tx: Tx, eventId: string, added: readonly string[]) {
    const { recipients, optedOut } = await recipientsOf(tx, eventId, added);
    const known = await findMailsOf(tx, eventId, 'invitation', 0);
    const all: Invited[] = recipients.map((recipient) => ({
      recipient,
      mail: known.get(normalizeEmail(recipient.email)),
    }));
    const of = (isOne: (mail: EventMail | undefined) => boolean) =>
      all.filter(({ mail }) => isOne(mail));
    const waiting = [
      ...of((mail) => mail === undefined),
      ...of((mail) => mail?.sentAt === null && mail.failure !== uncertain),
    ];
    return {
      alreadySent: of((mail) => mail !== undefined && mail.sentAt !== null),
      uncertain: of((mail) => mail?.failure === uncertain),
      next: waiting.slice(0, mostMails),
      later: waiting.slice(mostMails),
      optedOut,
    };
  }

  /** @throws AppError invalid, which names what is no address by its place */
  function check(added: readonly string[]): void {
    if (added.length > mostAdded) throw invalid({ added: ['tooManyAddresses'] });
    const wrong = added.flatMap((address, index) =>
      isEmail(address)
        ? []
        : { key: 'addressInvalid' as const, values: { place: index + 1, address } },
    );
    if (wrong.length > 0) throw invalid({ added: ['emailInvalid', ...wrong.slice(0, mostNamed)] });
  }

  /** @throws AppError notFound, conflict (the event is over) */
  async function lock(tx: Tx, eventId: string): Promise<void> {
    const event = await repository.lock(tx, eventId);
    if (!event) throw notFound('event');
    if (isOver(event, clock.now())) throw conflict('eventOver');
  }

  return {
    /**
     * Mails everybody who is to know of an event and has not been mailed about it, and waits until each mail has left or
     * cannot. Called again it mails only those whose mail did not leave, and who came since.
     * @param added addresses beyond those of newsletter and owners
     * @param options.resend addresses of whose mail nobody knows whether it left, and that are to be mailed all the same
     * @throws AppError unauthenticated, forbidden, notFound, conflict (the event is over), invalid, tooManyRequests
     */
    async invite(
      actor: Actor,
      eventId: string,
      added: readonly string[],
      {
        resend = [],
        onStart,
      }: { resend?: readonly string[]; onStart?: (batchId: string) => void } = {},
    ): Promise<EventDelivery[]> {
      const actorId = requireEventKeeper(actor.viewer);
      await admitChange(limits, actor.viewer);
      check(added);
      const { plan, mails, batchId } = await database.transaction(async (tx) => {
        await lock(tx, eventId);
        if (resend.length > 0) {
          const known = await findMailsOf(tx, eventId, 'invitation', 0);
          const asked = resend.flatMap((email) => known.get(normalizeEmail(email))?.id ?? []);
          await resendUncertain(tx, asked);
        }
        const plan = await planFor(tx, eventId, added);
        const fresh = plan.next.flatMap(({ recipient, mail }) => (mail ? [] : recipient));
        const about = { eventId, kind: 'invitation', aboutVersion: 0 } as const;
        const tried = plan.next.flatMap(({ mail }) => mail ?? []);
        const mails = [...(await putMails(tx, about, fresh, now())), ...tried];
        const details = { eventId, recipients: mails.length };
        await audit.record(tx, {
          action: 'event.invitationsSent',
          actorId,
          subjectId: null,
          address: actor.address,
          details,
        });
        const counts = countByKind(plan.next.map(({ recipient }) => recipient));
        return { plan, mails, batchId: await mailing.begin(tx, actorId, about, mails, counts) };
      });
      if (batchId) onStart?.(batchId);
      const deliveries = await mailing.deliveriesOf(actor.viewer, batchId, mails);
      const told = (some: readonly Invited[], delivery: Omit<EventDelivery, 'to'>) =>
        some.map(({ recipient }) => ({ to: recipient.email, ...delivery }));
      return [
        ...told(plan.alreadySent, { state: 'alreadySent', error: null }),
        ...deliveries,
        ...told(plan.uncertain, { state: 'uncertain', error: uncertain }),
        ...told(plan.later, { state: 'later', error: 'invitationLater' }),
      ];
    },

    /**
     * Whom `invite` would mail now.
     * @throws AppError unauthenticated, forbidden, notFound, conflict (the event is over), invalid
     */
    async preview(
      { viewer }: Pick<Actor, 'viewer'>,
      eventId: string,
      added: readonly string[],
    ): Promise<InvitationPreview> {
      requireEventKeeper(viewer);
      check(added);
      return database.transaction(async (tx) => {
        await lock(tx, eventId);
        const {
          alreadySent,
          uncertain: unknown,
          next,
          later,
          optedOut,
        } = await planFor(tx, eventId, added);
        return {
          recipients: countByKind(next.map(({ recipient }) => recipient)),
          alreadySent: alreadySent.length,
          uncertain: unknown.length,
          optedOut,
          later: later.length,
        };
      });
    },

    /**
     * How far the mails have come that the caller had sent last, while they are about this event and under way.
     * @throws AppError unauthenticated, forbidden
     */
    async progress({ viewer }: Pick<Actor, 'viewer'>, eventId: string): Promise<SendingProgress> {
      return mailing.progressOf(requireEventKeeper(viewer), eventId);
    },
  };
}

const uncertain = 'invitationUncertain' as const;
