import type { Actor } from '#domain/access/actor.ts';
import type { Clock } from '#domain/clock.ts';
import { normalizeEmail } from '#domain/email.ts';
import { conflict, notFound } from '#domain/errors.ts';
import { isOver } from '#domain/events/event.ts';
import { isSameFor } from '#domain/events/event-details.ts';
import type { RecipientCounts } from '#domain/events/event-mails.ts';
import type { Language } from '#domain/language.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { AccountsService } from '../accounts/accounts.service.ts';
import type { AuditService } from '../audit/audit.service.ts';
import { salutation } from '../mail/salutation.ts';
import type { NewsletterService } from '../newsletter/newsletter.service.ts';
import { petReferences } from '../pets/core/pet-references.ts';
import { admitChange } from '../rate-limits/admit-change.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { requireEventKeeper } from './adoption-events.policy.ts';
import type { createEventsRepository } from './adoption-events.repository.ts';
import {
  type FormerDetails,
  findFormerDetails,
  findSignUps,
  findTold,
  knownAtVersion,
  knownSince,
} from './event-details.repository.ts';
import type { EventDelivery, EventMailing } from './event-mailing.ts';
import {
  findMailsOf,
  putMails,
  type Recipient,
  resendUncertain,
} from './event-mails.repository.ts';
import { isForEvents } from './event-owners.ts';
import type { StoredEvent } from './event-rows.ts';
import { countByKind } from './event-sendings.repository.ts';

/** Who does not know yet what became of an event. */
export interface NoticePreview {
  kind: 'changed' | 'cancelled';
  /** Each person once. */
  recipients: RecipientCounts;
}

interface Due extends Recipient {
  /** The last of the event's versions that they know. */
  formerVersion: number | null;
}

export type EventNotices = ReturnType<typeof createEventNotices>;

/** Word of a change or a cancellation, to those who were told of the event and to whose pets are to be there. */
export function createEventNotices(parts: {
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

  const kindOf = ({ cancelledAt }: StoredEvent) => (cancelledAt ? 'cancelled' : 'changed');

  async function ownersOf(tx: Tx, eventId: string) {
    const signUps = await findSignUps(tx, eventId);
    const pets = await petReferences.find(tx.query, [...signUps.keys()]);
    const since = new Map<string, string>();
    for (const { id, ownerId } of pets.filter(isForEvents)) {
      const instant = signUps.get(id) ?? '';
      if (ownerId && instant > (since.get(ownerId) ?? '')) since.set(ownerId, instant);
    }
    const contacts = await accounts.contactsOf([...since.keys()], tx.query);
    return [...contacts]
      .filter(([, { disabled }]) => !disabled)
      .map(([id, contact]) => ({ ...contact, since: since.get(id) ?? '' }));
  }

  /** Whose pets are to be there is told in any case; who else wants no such mails is not. */
  async function dueFor(tx: Tx, event: StoredEvent): Promise<Due[]> {
    const formers = await findFormerDetails(tx, event.id);
    const known = new Map<string, { person: Recipient; of: FormerDetails | undefined }[]>();
    const add = (address: string, person: Recipient, of: FormerDetails | undefined) =>
      known.set(address, [...(known.get(address) ?? []), { person, of }]);
    for (const { email, name, language, since } of await ownersOf(tx, event.id)) {
      const person = { email, name: salutation(name), language, kind: 'owners' as const };
      add(normalizeEmail(email), person, knownSince(formers, since));
    }
    for (const { emailNormalized, email, name, language, version } of await findTold(
      tx,
      event.id,
    )) {
      const person = { email, name, language: language as Language, kind: 'invited' as const };
      add(emailNormalized, person, knownAtVersion(formers, version));
    }
    const optedOut = await newsletter.optedOut(tx, [...known.keys()]);
    return [...known].flatMap(([address, all]) => {
      const person = all[0]?.person;
      if (!person || (person.kind === 'invited' && optedOut.has(address))) return [];
      if (event.cancelledAt) return { ...person, formerVersion: null };
      const latest =
        all.every(({ of }) => of) &&
        all
          .flatMap(({ of }) => of ?? [])
          .sort(byVersion)
          .at(-1);
      if (!latest || isSameFor(latest.details, event)) return [];
      const formerVersion = latest.lastVersion;
      return { ...person, formerVersion };
    });
  }

  async function planFor(tx: Tx, eventId: string) {
    const event = await repository.lockAny(tx, eventId);
    if (!event) throw notFound('event');
    const about = { eventId, kind: kindOf(event), aboutVersion: event.version } as const;
    if (isOver(event, clock.now())) return { about, due: [], known: new Map() };
    const known = await findMailsOf(tx, eventId, about.kind, about.aboutVersion);
    return { about, due: await dueFor(tx, event), known };
  }

  return {
    /**
     * Whom `notify` would mail now.
     * @throws AppError unauthenticated, forbidden, notFound
     */
    async preview({ viewer }: Pick<Actor, 'viewer'>, eventId: string): Promise<NoticePreview> {
      requireEventKeeper(viewer);
      return database.transaction(async (tx) => {
        const { about, due, known } = await planFor(tx, eventId);
        const next = due.filter(({ email }) => isNext(known.get(normalizeEmail(email))));
        return { kind: about.kind, recipients: countByKind(next.slice(0, mailing.mostMails)) };
      });
    },

    /**
     * Mails all who know something else of the event than is true now, with a file that puts their calendar right, and
     * waits until each mail has left or cannot. Called again it mails only those whose mail did not leave.
     * @param options.resend addresses of whose mail nobody knows whether it left, and that are to be mailed all the same
     * @throws AppError unauthenticated, forbidden, notFound, conflict (the event is over), tooManyRequests
     */
    async notify(
      actor: Actor,
      eventId: string,
      { resend = [] }: { resend?: readonly string[] } = {},
    ): Promise<EventDelivery[]> {
      const actorId = requireEventKeeper(actor.viewer);
      await admitChange(limits, actor.viewer);
      await limits.consume('eventNotice', eventId);
      const { mails, told, batchId } = await database.transaction(async (tx) => {
        const event = await repository.lockAny(tx, eventId);
        if (event && isOver(event, clock.now())) throw conflict('eventOver');
        if (event && resend.length > 0) {
          const known = await findMailsOf(tx, eventId, kindOf(event), event.version);
          const asked = resend.flatMap((email) => known.get(normalizeEmail(email))?.id ?? []);
          await resendUncertain(tx, asked);
        }
        const { about, due, known } = await planFor(tx, eventId);
        const all = due.map((person) => ({
          person,
          mail: known.get(normalizeEmail(person.email)),
        }));
        const next = all.filter(({ mail }) => isNext(mail)).slice(0, mailing.mostMails);
        const fresh = next.flatMap(({ person, mail }) => (mail ? [] : person));
        const tried = next.flatMap(({ mail }) => mail ?? []);
        const mails = [...(await putMails(tx, about, fresh, clock.now().toISOString())), ...tried];
        await audit.record(tx, {
          action: 'event.noticesSent',
          actorId,
          subjectId: null,
          address: actor.address,
          details: { eventId, recipients: mails.length },
        });
        const counts = countByKind(next.map(({ person }) => person));
        const batchId = await mailing.begin(tx, actorId, about, mails, counts);
        const uncertain = [...known.values()].filter((mail) => !isNext(mail) && !mail.sentAt);
        return { mails, told: uncertain, batchId };
      });
      return [
        ...(await mailing.deliveriesOf(actor.viewer, batchId, mails)),
        ...told.map(({ email }) => ({
          to: email,
          state: 'uncertain' as const,
          error: 'invitationUncertain' as const,
        })),
      ];
    },
  };
}

/** Neither sent, nor perhaps. */
const isNext = (mail: { sentAt: string | null; failure: string | null } | undefined) =>
  mail === undefined || (mail.sentAt === null && mail.failure !== 'invitationUncertain');

const byVersion = (one: FormerDetails, other: FormerDetails) => one.lastVersion - other.lastVersion;
