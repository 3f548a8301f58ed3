import type { Clock } from '#domain/clock.ts';
import type { PlainKey } from '#domain/error-messages/error-messages.ts';
import { isOver } from '#domain/events/event.ts';
import { isSameFor } from '#domain/events/event-details.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { ItemRefused, type ItemRun } from '#server/features/kits/batches/define-batch.ts';
import { handOverClaimed } from '#server/features/kits/mail/claimed-mails.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import type { EventMailContents } from './event-mail-contents.ts';
import {
  claimMail,
  dropMail,
  type EventMail,
  isSuperseded,
  isWaiting,
  markSent,
  markUncertain,
  offerMail,
  releaseMail,
} from './event-mails.repository.ts';
import type { StoredEvent } from './event-rows.ts';
import { findAnyEvent } from './events.repository.ts';

/** What handing over a mail about an event depends on. */
export interface EventMailDelivery {
  database: Database;
  mail: MailService;
  letters: EventMailContents;
  clock: Clock;
}

/** Milliseconds. */
export const tryFor = 60_000;

const over: PlainKey = 'eventOver';
const cancelled: PlainKey = 'eventCancelled';
const refused: PlainKey = 'invitationRefused';
export const uncertain: PlainKey = 'invitationUncertain';
export const notTaken: PlainKey = 'invitationNotTaken';

/** Of what a mail can fail for good. */
export const obstacles: readonly string[] = [over, cancelled, refused, uncertain];

/**
 * One try of a mail, which claims its row first.
 * @returns what is stored together with the note that it is done
 * @throws ItemRefused, when another try cannot succeed or must not be made
 */
export async function deliverEventMail(
  dependencies: EventMailDelivery,
  id: string,
  { itemId, signal }: Pick<ItemRun, 'itemId' | 'signal'>,
) {
  const { clock, database } = dependencies;
  const now = () => clock.now().toISOString();
  const staleBefore = new Date(clock.now().getTime() - 2 * tryFor).toISOString();
  const found = await claimMail(database, id, itemId, { now: now(), staleBefore });
  if (!found) {
    if (await isWaiting(database, id)) throw new Error('another call is mailing it');
    return async () => {};
  }
  if (found.offeredAt !== null) return refuseUncertain(dependencies, id);
  const event = await findAnyEvent(database.query, found.eventId);
  if (!event) throw new ItemRefused(over);
  const obstacle = obstacleOf(dependencies, found, event);
  if (obstacle) {
    await releaseMail(database, id, itemId, obstacle);
    throw new ItemRefused(obstacle);
  }
  if (found.kind === 'changed' && (await isUpToDate(dependencies, found, event))) {
    return (tx: Tx) => dropMail(tx, id);
  }
  await handOver(dependencies, found, event, { itemId, signal });
  return (tx: Tx) => markSent(tx, id, now());
}

/** @throws ItemRefused */
async function handOver(
  dependencies: EventMailDelivery,
  found: EventMail,
  event: StoredEvent,
  { itemId, signal }: Pick<ItemRun, 'itemId' | 'signal'>,
): Promise<void> {
  const { letters, mail, database, clock } = dependencies;
  const { id } = found;
  const handed = await handOverClaimed({
    async send(beforeHandover) {
      await mail.deliver(await letters.write(found, event), { id, signal }, beforeHandover);
    },
    offer() {
      const now = clock.now().toISOString();
      return offerMail(database, id, itemId, { now, notifiedVersion: event.version });
    },
    release: (isFinal) => releaseMail(database, id, itemId, isFinal ? refused : notTaken),
  });
  if (handed.outcome === 'uncertain') return refuseUncertain(dependencies, id, handed.cause);
  if (handed.outcome === 'refused') throw new ItemRefused(refused, { cause: handed.cause });
}

/** Changed back meanwhile, or told by a later mail. */
async function isUpToDate(
  { letters, database }: EventMailDelivery,
  notice: EventMail,
  event: StoredEvent,
): Promise<boolean> {
  const former = await letters.formerDetailsOf(notice);
  return (former && isSameFor(former, event)) || isSuperseded(database, notice.id);
}

function obstacleOf(
  { clock }: EventMailDelivery,
  { kind }: EventMail,
  event: StoredEvent,
): PlainKey | undefined {
  if (isOver(event, clock.now())) return over;
  return event.cancelledAt !== null && kind !== 'cancelled' ? cancelled : undefined;
}

async function refuseUncertain(
  { database }: EventMailDelivery,
  id: string,
  cause?: unknown,
): Promise<never> {
  await markUncertain(database, id);
  throw new ItemRefused(uncertain, { cause });
}
