import type { Actor } from '#domain/access/actor.ts';
import { dateIn } from '#domain/clock.ts';
import { mostCounted } from '#domain/dashboard/attention.ts';
import { addDays } from '#domain/dates.ts';
import { conflict } from '#domain/errors.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { planNotice } from './due-notices.ts';
import type { EventNoticesDependencies, NoticePreview } from './event-notices.ts';
import type { StoredEvent } from './event-rows.ts';
import { countByKind } from './event-sendings.repository.ts';
import { lockAny } from './event-writes.ts';
import { requireEventKeeper } from './events.policy.ts';
import { answerNotice, findUnanswered } from './notices-to-answer.repository.ts';

/** An event of which people know something else than is true, while nobody has said whether to tell them. */
export interface NoticeToAnswer extends NoticePreview {
  event: StoredEvent;
}

/**
 * The earliest event first; those that nobody knows of are not among them.
 * @throws AppError unauthenticated, forbidden
 */
export async function toAnswer(
  dependencies: EventNoticesDependencies,
  { viewer }: Pick<Actor, 'viewer'>,
): Promise<NoticeToAnswer[]> {
  requireEventKeeper(viewer);
  return find(dependencies);
}

/** For the dashboard, which asks for the right itself. */
export const countToAnswer = async (dependencies: EventNoticesDependencies): Promise<number> =>
  (await find(dependencies)).length;

async function find(dependencies: EventNoticesDependencies): Promise<NoticeToAnswer[]> {
  const { database, clock } = dependencies;
  // Clocks in Mexico are behind UTC by less than a day.
  const from = addDays(dateIn('UTC', clock.now()), -1);
  const events = await findUnanswered(database, { from, most: mostCounted });
  if (events.length === 0) return [];
  return database.transaction(async (tx) => {
    const found: NoticeToAnswer[] = [];
    for (const event of events) {
      const { about, next } = await planNotice(dependencies, tx, event);
      const recipients = countByKind(next.map(({ person }) => person));
      if (next.length > 0) found.push({ event, kind: about.kind, recipients });
    }
    return found;
  });
}

/**
 * Nobody is told of the event's latest change, nor asked about it again. Saying so twice is saying it once.
 * @throws AppError unauthenticated, forbidden, notFound, conflict (people were told, or there is nothing to tell), tooManyRequests
 */
export async function decline(
  { limits, database, audit }: EventNoticesDependencies,
  actor: Actor,
  eventId: string,
): Promise<void> {
  const actorId = requireEventKeeper(actor.viewer);
  await admitChange(limits, actor.viewer);
  await database.transaction(async (tx) => {
    const { notice } = await lockAny(tx, eventId);
    if (notice === 'declined') return;
    if (notice !== 'due') throw conflict('noticeAnswered');
    await answerNotice(tx, eventId, 'declined');
    await audit.record(tx, {
      action: 'event.noticesDeclined',
      actorId,
      subjectId: null,
      address: actor.address,
      details: { eventId },
    });
  });
}
