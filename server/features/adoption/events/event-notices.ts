import type { Actor } from '#domain/access/actor.ts';
import { normalizeEmail } from '#domain/email.ts';
import { conflict } from '#domain/errors.ts';
import { isOver } from '#domain/events/event.ts';
import type { RecipientCounts } from '#domain/events/event-mails.ts';
import type { Database } from '#server/db/database.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import { type DueNotices, planNotice } from './due-notices.ts';
import type { EventDelivery, EventMailing } from './event-mailing.ts';
import { putMails, resendUncertain } from './event-mails.repository.ts';
import { countByKind } from './event-sendings.repository.ts';
import { lockAny } from './event-writes.ts';
import { requireEventKeeper } from './events.policy.ts';
import { answerNotice } from './notices-to-answer.repository.ts';

export interface EventNoticesDependencies extends DueNotices {
  database: Database;
  mailing: EventMailing;
  audit: AuditService;
  limits: RateLimits;
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
  dependencies: EventNoticesDependencies,
  { viewer }: Pick<Actor, 'viewer'>,
  eventId: string,
): Promise<NoticePreview> {
  const { database, mailing } = dependencies;
  requireEventKeeper(viewer);
  return database.transaction(async (tx) => {
    const { about, next } = await planNotice(dependencies, tx, await lockAny(tx, eventId));
    const people = next.slice(0, mailing.mostMails).map(({ person }) => person);
    return { kind: about.kind, recipients: countByKind(people) };
  });
}

/**
 * Mails all who know something else of the event than is true now, with a file that puts their calendar right, and
 * waits until each mail has left or cannot. Called again it mails only those whose mail did not leave.
 * @param options.resend addresses of whose mail nobody knows whether it left, and that are to be mailed all the same
 * @throws AppError unauthenticated, forbidden, notFound, conflict (the event is over, or somebody said not to tell people), tooManyRequests
 */
export async function notify(
  dependencies: EventNoticesDependencies,
  actor: Actor,
  eventId: string,
  { resend = [] }: { resend?: readonly string[] } = {},
): Promise<EventDelivery[]> {
  const { limits, database, clock, mailing, audit } = dependencies;
  const actorId = requireEventKeeper(actor.viewer);
  await admitChange(limits, actor.viewer);
  await limits.consume('eventNotice', eventId);
  const { mails, unclear, batchId } = await database.transaction(async (tx) => {
    const event = await lockAny(tx, eventId);
    if (isOver(event, clock.now())) throw conflict('eventOver');
    if (event.notice === 'declined') throw conflict('noticeAnswered');
    if (resend.length > 0) {
      const { uncertain } = await planNotice(dependencies, tx, event);
      const again = new Set(resend.map(normalizeEmail));
      const requested = uncertain.filter(({ email }) => again.has(normalizeEmail(email)));
      await resendUncertain(
        tx,
        requested.map(({ id }) => id),
      );
    }
    const { about, next: all, uncertain } = await planNotice(dependencies, tx, event);
    const next = all.slice(0, mailing.mostMails);
    if (next.length === all.length) await answerNotice(tx, eventId, 'sent');
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
