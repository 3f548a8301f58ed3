import type { Actor } from '#domain/access/actor.ts';
import { normalizeEmail } from '#domain/email.ts';
import type { RecipientCounts } from '#domain/events/event-mails.ts';
import type { Database } from '#server/db/database.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import type { EventDelivery, SendingProgress } from './event-mailing.ts';
import { findMailsOf, putMails, resendUncertain } from './event-mails.repository.ts';
import { countByKind } from './event-sendings.repository.ts';
import { requireEventKeeper } from './events.policy.ts';

import {
  check,
  type InvitationPlan,
  type Invited,
  lock,
  planFor,
  uncertain,
} from './invitation-plan.ts';

interface Dependencies extends InvitationPlan {
  database: Database;
  audit: AuditService;
  limits: RateLimits;
  now: () => string;
}

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

/**
 * Mails everybody who is to know of an event and has not been mailed about it, and waits until each mail has left or
 * cannot. Called again it mails only those whose mail did not leave, and who came since.
 * @param added addresses beyond those of newsletter and owners
 * @param options.resend addresses of whose mail nobody knows whether it left, and that are to be mailed all the same
 * @throws AppError unauthenticated, forbidden, notFound, conflict (the event is over), invalid, tooManyRequests
 */
export async function invite(
  dependencies: Dependencies,
  actor: Actor,
  eventId: string,
  added: readonly string[],
  {
    resend = [],
    onStart,
  }: { resend?: readonly string[]; onStart?: (batchId: string) => void } = {},
): Promise<EventDelivery[]> {
  const { now, database, mailing, audit, limits } = dependencies;
  const actorId = requireEventKeeper(actor.viewer);
  await admitChange(limits, actor.viewer);
  check(added);
  const { plan, mails, batchId } = await database.transaction(async (tx) => {
    await lock(dependencies, tx, eventId);
    if (resend.length > 0) {
      const known = await findMailsOf(tx, eventId, 'invitation', 0);
      const requested = resend.flatMap((email) => known.get(normalizeEmail(email))?.id ?? []);
      await resendUncertain(tx, requested);
    }
    const plan = await planFor(dependencies, tx, eventId, added);
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
  const allAs = (some: readonly Invited[], delivery: Omit<EventDelivery, 'to'>) =>
    some.map(({ recipient }) => ({ to: recipient.email, ...delivery }));
  return [
    ...allAs(plan.alreadySent, { state: 'alreadySent', error: null }),
    ...deliveries,
    ...allAs(plan.uncertain, { state: 'uncertain', error: uncertain }),
    ...allAs(plan.later, { state: 'later', error: 'invitationLater' }),
  ];
}

/**
 * Whom `invite` would mail now.
 * @throws AppError unauthenticated, forbidden, notFound, conflict (the event is over), invalid
 */
export async function preview(
  dependencies: Dependencies,
  { viewer }: Pick<Actor, 'viewer'>,
  eventId: string,
  added: readonly string[],
): Promise<InvitationPreview> {
  const { database } = dependencies;
  requireEventKeeper(viewer);
  check(added);
  return database.transaction(async (tx) => {
    await lock(dependencies, tx, eventId);
    const {
      alreadySent,
      uncertain: unknown,
      next,
      later,
      optedOut,
    } = await planFor(dependencies, tx, eventId, added);
    return {
      recipients: countByKind(next.map(({ recipient }) => recipient)),
      alreadySent: alreadySent.length,
      uncertain: unknown.length,
      optedOut,
      later: later.length,
    };
  });
}

/**
 * How far the mails have come that the caller had sent last, while they are about this event and under way.
 * @throws AppError unauthenticated, forbidden
 */
export async function progress(
  { mailing }: Dependencies,
  { viewer }: Pick<Actor, 'viewer'>,
  eventId: string,
): Promise<SendingProgress> {
  return mailing.progressOf(requireEventKeeper(viewer), eventId);
}
