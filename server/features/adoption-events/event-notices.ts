import type { Actor } from '#domain/access/actor.ts';
import type { Clock } from '#domain/clock.ts';
import { normalizeEmail } from '#domain/email.ts';
import { conflict, notFound } from '#domain/errors.ts';
import { isOver } from '#domain/events/event.ts';
import type { RecipientCounts } from '#domain/events/event-mails.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { AuditService } from '../audit/audit.service.ts';
import { admitChange } from '../rate-limits/admit-change.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { requireEventKeeper } from './adoption-events.policy.ts';
import { lockAnyEvent } from './adoption-events.repository.ts';
import { type DueNotices, dueFor } from './due-notices.ts';
import type { EventDelivery, EventMailing } from './event-mailing.ts';
import { findMailsOf, putMails, resendUncertain } from './event-mails.repository.ts';
import type { StoredEvent } from './event-rows.ts';
import { countByKind } from './event-sendings.repository.ts';

export interface EventNoticesParts extends DueNotices {
  database: Database;
  mailing: EventMailing;
  audit: AuditService;
  limits: RateLimits;
  clock: Clock;
}

/** Who does not know yet what became of an event. */
export interface NoticePreview {
  kind: 'changed' | 'cancelled';
  /** Each person once. */
  recipients: RecipientCounts;
}

/**
 * Whom `notify` would mail now.
 * @throws AppError unauthenticated, forbidden, notFound
 */
export async function preview(
  dependencies: EventNoticesParts,
  { viewer }: Pick<Actor, 'viewer'>,
  eventId: string,
): Promise<NoticePreview> {
  const { database, mailing } = dependencies;
  requireEventKeeper(viewer);
  return database.transaction(async (tx) => {
    const { about, due, known } = await planFor(dependencies, tx, eventId);
    const next = due.filter(({ email }) => isNext(known.get(normalizeEmail(email))));
    return { kind: about.kind, recipients: countByKind(next.slice(0, mailing.mostMails)) };
  });
}

/**
 * Mails all who know something else of the event than is true now, with a file that puts their calendar right, and
 * waits until each mail has left or cannot. Called again it mails only those whose mail did not leave.
 * @param options.resend addresses of whose mail nobody knows whether it left, and that are to be mailed all the same
 * @throws AppError unauthenticated, forbidden, notFound, conflict (the event is over), tooManyRequests
 */
export async function notify(
  dependencies: EventNoticesParts,
  actor: Actor,
  eventId: string,
  { resend = [] }: { resend?: readonly string[] } = {},
): Promise<EventDelivery[]> {
  const { limits, database, clock, mailing, audit } = dependencies;
  const actorId = requireEventKeeper(actor.viewer);
  await admitChange(limits, actor.viewer);
  await limits.consume('eventNotice', eventId);
  const { mails, unclear, batchId } = await database.transaction(async (tx) => {
    const event = await lockAnyEvent(tx, eventId);
    if (event && isOver(event, clock.now())) throw conflict('eventOver');
    if (event && resend.length > 0) {
      const known = await findMailsOf(tx, eventId, kindOf(event), event.version);
      const requested = resend.flatMap((email) => known.get(normalizeEmail(email))?.id ?? []);
      await resendUncertain(tx, requested);
    }
    const { about, due, known } = await planFor(dependencies, tx, eventId);
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
    return { mails, unclear: uncertain, batchId };
  });
  return [
    ...(await mailing.deliveriesOf(actor.viewer, batchId, mails)),
    ...unclear.map(({ email }) => ({
      to: email,
      state: 'uncertain' as const,
      error: 'invitationUncertain' as const,
    })),
  ];
}

async function planFor(dependencies: EventNoticesParts, tx: Tx, eventId: string) {
  const { clock } = dependencies;
  const event = await lockAnyEvent(tx, eventId);
  if (!event) throw notFound('event');
  const about = { eventId, kind: kindOf(event), aboutVersion: event.version } as const;
  if (isOver(event, clock.now())) return { about, due: [], known: new Map() };
  const known = await findMailsOf(tx, eventId, about.kind, about.aboutVersion);
  return { about, due: await dueFor(dependencies, tx, event), known };
}

function kindOf({ cancelledAt }: StoredEvent) {
  return cancelledAt ? 'cancelled' : 'changed';
}

/** Neither sent, nor perhaps. */
const isNext = (mail: { sentAt: string | null; failure: string | null } | undefined) =>
  mail === undefined || (mail.sentAt === null && mail.failure !== 'invitationUncertain');
