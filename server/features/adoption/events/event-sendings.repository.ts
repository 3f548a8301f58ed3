import { v7 as uuid } from 'uuid';
import type { PlainKey } from '#domain/error-messages/error-messages.ts';
import {
  type EventMailKind,
  type RecipientCounts,
  type RecipientKind,
  recipientKinds,
} from '#domain/events/event-mails.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { fromRow } from './event-mails.repository.ts';

/** Mails about an event that somebody had sent at one time. */
export interface EventSending {
  id: string;
  /** Instant, UTC ISO 8601. */
  createdAt: string;
  kind: EventMailKind;
  /** An account that may be gone. */
  actorId: string;
  /** How many people it was for, each counted once. */
  recipients: RecipientCounts;
}

/** How its mails stand now; those that a later sending has taken over, or that were erased, are not among them. */
export interface SendingOutcome {
  sent: number;
  failed: number;
  uncertain: number;
  pending: number;
}

export interface SendingRecipient {
  email: string;
  sentAt: string | null;
  failure: PlainKey | null;
}

const uncertain: PlainKey = 'invitationUncertain';
const mailsAtOnce = 200;

export const countByKind = (recipients: readonly { kind: RecipientKind }[]): RecipientCounts =>
  Object.fromEntries(
    recipientKinds.map((kind) => [kind, recipients.filter((one) => one.kind === kind).length]),
  ) as RecipientCounts;

/** With its mails, which it takes over from an earlier one. */
export async function insertSending(
  { query }: Tx,
  eventId: string,
  { kind, actorId, createdAt, recipients }: Omit<EventSending, 'id'>,
  mailIds: readonly string[],
): Promise<void> {
  const id = uuid();
  await query
    .insertInto('event_sendings')
    .values({
      id,
      created_at: createdAt,
      event_id: eventId,
      kind,
      actor_id: actorId,
      ...recipients,
    })
    .execute();
  for (let start = 0; start < mailIds.length; start += mailsAtOnce) {
    await query
      .updateTable('event_mails')
      .set({ sending_id: id })
      .where('id', 'in', mailIds.slice(start, start + mailsAtOnce))
      .execute();
  }
}

/** The newest first, with how their mails stand. */
export async function findSendings(
  { query }: Database,
  eventId: string,
  limit: number,
): Promise<(EventSending & { outcome: SendingOutcome })[]> {
  const rows = await query
    .selectFrom('event_sendings')
    .selectAll()
    .where('event_id', '=', eventId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const counts = await query
    .selectFrom('event_mails')
    .select(({ fn, eb }) => [
      'sending_id',
      fn.countAll().as('total'),
      fn.count('sent_at').as('sent'),
      fn.count(eb.case().when('sent_at', 'is', null).then(eb.ref('failure')).end()).as('unsent'),
      fn.count(eb.case().when('failure', '=', uncertain).then(1).end()).as('uncertain'),
    ])
    .where('sending_id', 'in', ids)
    .groupBy('sending_id')
    .execute();
  const bySending = new Map(counts.map((count) => [count.sending_id, count]));
  return rows.map((row) => {
    const count = bySending.get(row.id);
    const [total, sent, unsent, unknown] = [
      Number(count?.total ?? 0),
      Number(count?.sent ?? 0),
      Number(count?.unsent ?? 0),
      Number(count?.uncertain ?? 0),
    ];
    const { owners, newsletter, added, invited } = row;
    return {
      id: row.id,
      createdAt: row.created_at,
      kind: row.kind as EventMailKind,
      actorId: row.actor_id,
      recipients: { owners, newsletter, added, invited },
      outcome: {
        sent,
        failed: unsent - unknown,
        uncertain: unknown,
        pending: total - sent - unsent,
      },
    };
  });
}

/** In the order of their addresses. */
export async function findSendingRecipients(
  { query }: Database,
  eventId: string,
  sendingId: string,
): Promise<SendingRecipient[]> {
  const rows = await query
    .selectFrom('event_mails')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('sending_id', '=', sendingId)
    .orderBy('email_normalized')
    .execute();
  return rows.map(fromRow).map(({ email, sentAt, failure }) => ({ email, sentAt, failure }));
}
