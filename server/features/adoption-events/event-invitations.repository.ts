import { v7 as uuid } from 'uuid';
import { normalizeEmail } from '#domain/email.ts';
import type { Language } from '#domain/language.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { EmailMove } from '../accounts/email-move.ts';

/** Somebody who is to be invited. */
export interface Recipient {
  email: string;
  name: string;
  language: Language;
}

export interface Invitation extends Recipient {
  id: string;
  eventId: string;
  /** Instant, UTC ISO 8601; null while it has not left. */
  sentAt: string | null;
}

/** By address, as `normalizeEmail` has it. */
export async function findInvitationsOf(
  { query }: Tx,
  eventId: string,
): Promise<ReadonlyMap<string, Invitation>> {
  const rows = await query
    .selectFrom('event_invitations')
    .selectAll()
    .where('event_id', '=', eventId)
    .execute();
  return new Map(rows.map((row) => [row.email_normalized, fromRow(row)]));
}

/** For those who have no invitation yet. */
export async function putInvitations(
  { query }: Tx,
  eventId: string,
  recipients: readonly Recipient[],
  now: string,
): Promise<Invitation[]> {
  const rows = recipients.map((recipient) => ({
    ...recipient,
    id: uuid(),
    created_at: now,
    event_id: eventId,
    email_normalized: normalizeEmail(recipient.email),
    claimed_by: null,
    claimed_at: null,
    sent_at: null,
  }));
  const added: Invitation[] = [];
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const inserted = await query
      .insertInto('event_invitations')
      .values(rows.slice(start, start + rowsAtOnce))
      .onConflict((conflict) => conflict.columns(['event_id', 'email_normalized']).doNothing())
      .returningAll()
      .execute();
    added.push(...inserted.map(fromRow));
  }
  return added;
}

const rowsAtOnce = 200;

/**
 * Takes an invitation that has not left, for one try: of several that hold it only one goes on, and after a try that
 * was cut short the next one does.
 * @returns nothing when it has left, was withdrawn, or another has it in hand
 */
export async function claimInvitation(
  { query }: Database,
  id: string,
  by: string,
  { now, staleBefore }: { now: string; staleBefore: string },
): Promise<Invitation | undefined> {
  const row = await query
    .updateTable('event_invitations')
    .set({ claimed_by: by, claimed_at: now })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('claimed_by', 'is', null),
        eb('claimed_by', '=', by),
        eb('claimed_at', '<', staleBefore),
      ]),
    )
    .returningAll()
    .executeTakeFirst();
  return row && fromRow(row);
}

export async function markSent({ query }: Tx, id: string, now: string): Promise<void> {
  await query.updateTable('event_invitations').set({ sent_at: now }).where('id', '=', id).execute();
}

/** For another try, by whoever comes; unless somebody else's try has begun meanwhile. */
export async function releaseInvitation(
  { query }: Database,
  id: string,
  by: string,
): Promise<void> {
  await query
    .updateTable('event_invitations')
    .set({ claimed_by: null, claimed_at: null })
    .where('id', '=', id)
    .where('claimed_by', '=', by)
    .execute();
}

/** Whether there is such an invitation, and its mail has not been noted. */
export async function isWaiting({ query }: Database, id: string): Promise<boolean> {
  const row = await query
    .selectFrom('event_invitations')
    .select('id')
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function isInvitationTo(
  { query }: Database,
  eventId: string,
  id: string,
): Promise<boolean> {
  const row = await query
    .selectFrom('event_invitations')
    .select('id')
    .where('id', '=', id)
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findInvitationsTo(query: Tx['query'], email: string) {
  return query
    .selectFrom('event_invitations')
    .innerJoin('adoption_events', 'adoption_events.id', 'event_invitations.event_id')
    .select([
      'event_invitations.created_at as createdAt',
      'event_invitations.sent_at as sentAt',
      'event_invitations.name',
      'event_invitations.email',
      'adoption_events.address as place',
      'adoption_events.date',
    ])
    .where('email_normalized', '=', normalizeEmail(email))
    .execute();
}

/** Those that the new address has as well are one. */
export async function moveInvitations({ query }: Tx, { from, to }: EmailMove): Promise<void> {
  const isInvited = query
    .selectFrom('event_invitations')
    .select('event_id')
    .where('email_normalized', '=', normalizeEmail(to));
  await query
    .updateTable('event_invitations')
    .set({ email: to, email_normalized: normalizeEmail(to) })
    .where('email_normalized', '=', normalizeEmail(from))
    .where('event_id', 'not in', isInvited)
    .execute();
  await forgetInvitationsTo({ query }, from);
}

export async function forgetInvitationsTo(
  { query }: Pick<Tx, 'query'>,
  email: string,
): Promise<void> {
  await query
    .deleteFrom('event_invitations')
    .where('email_normalized', '=', normalizeEmail(email))
    .execute();
}

interface InvitationRow {
  id: string;
  event_id: string;
  name: string;
  email: string;
  language: string;
  sent_at: string | null;
}

const fromRow = (row: InvitationRow): Invitation => ({
  id: row.id,
  eventId: row.event_id,
  name: row.name,
  email: row.email,
  language: row.language as Language,
  sentAt: row.sent_at,
});
