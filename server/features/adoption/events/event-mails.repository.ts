import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { normalizeEmail } from '#domain/email.ts';
import type { PlainKey } from '#domain/error-messages/error-messages.ts';
import type { EventMailKind, RecipientKind } from '#domain/events/event-mails.ts';
import type { Language } from '#domain/language.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { claimedMails } from '#server/features/kits/mail/claimed-mails.ts';
import { expiringRows } from '#server/features/kits/querying/expiring-rows.ts';
import type { EmailMove } from '#server/features/people/accounts/email-move.ts';

/** Somebody who is to be written to. */
export interface Recipient {
  email: string;
  name: string;
  language: Language;
  kind: RecipientKind;
}

export interface EventMail {
  id: string;
  eventId: string;
  kind: EventMailKind;
  name: string;
  email: string;
  language: Language;
  /** Instants, UTC ISO 8601: when the mail server was about to have all of it, and when it had taken it. */
  offeredAt: string | null;
  sentAt: string | null;
  /** The event's version that it told of. */
  notifiedVersion: number | null;
  /** Of a notice: the last of the event's versions that its reader knew. */
  formerVersion: number | null;
  /** Why it has not left. */
  failure: PlainKey | null;
}

type NewMailTo = Omit<Recipient, 'kind'> & Partial<Pick<EventMail, 'formerVersion'>>;

const rowsAtOnce = 200;

/** By address, as `normalizeEmail` has it. @param aboutVersion 0 of invitations */
export async function findMailsOf(
  { query }: Tx,
  eventId: string,
  kind: EventMailKind,
  aboutVersion: number,
): Promise<ReadonlyMap<string, EventMail>> {
  const rows = await query
    .selectFrom('event_mails')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('kind', '=', kind)
    .where('about_version', '=', aboutVersion)
    .execute();
  return new Map(rows.map((row) => [row.email_normalized, fromRow(row)]));
}

/** For those who have no such mail yet. */
export async function putMails(
  { query }: Tx,
  about: { eventId: string; kind: EventMailKind; aboutVersion: number },
  recipients: readonly NewMailTo[],
  now: string,
): Promise<EventMail[]> {
  const rows = recipients.map(({ email, name, language, formerVersion = null }) => ({
    id: uuid(),
    created_at: now,
    event_id: about.eventId,
    kind: about.kind,
    about_version: about.aboutVersion,
    name,
    email,
    email_normalized: normalizeEmail(email),
    language,
    former_version: formerVersion,
  }));
  const added: EventMail[] = [];
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const inserted = await query
      .insertInto('event_mails')
      .values(rows.slice(start, start + rowsAtOnce))
      .onConflict((conflict) =>
        conflict.columns(['event_id', 'kind', 'about_version', 'email_normalized']).doNothing(),
      )
      .returningAll()
      .execute();
    added.push(...inserted.map(fromRow));
  }
  return added;
}

const claims = claimedMails('event_mails');

/** @returns nothing when it has left, was withdrawn, or another has it in hand */
export async function claimMail(
  database: Database,
  ...claim: [id: string, by: string, at: { now: string; staleBefore: string }]
): Promise<EventMail | undefined> {
  const row = await claims.claim(database, ...claim);
  return row && fromRow(row);
}

/** @returns false when another try has it in hand, or had offered it */
export const offerMail = (
  database: Database,
  id: string,
  by: string,
  { now, notifiedVersion }: { now: string; notifiedVersion: number },
): Promise<boolean> => claims.offer(database, id, by, now, { told_version: notifiedVersion });

export async function markSent({ query }: Tx, id: string, now: string): Promise<void> {
  await query
    .updateTable('event_mails')
    .set({ sent_at: now, failure: null })
    .where('id', '=', id)
    .execute();
}

/** Nobody knows whether it left: no try mails it again until somebody asks for that (`resend`). */
export async function markUncertain({ query }: Database, id: string): Promise<void> {
  await query
    .updateTable('event_mails')
    .set({ failure: 'invitationUncertain' })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
}

export const releaseMail = (
  database: Database,
  id: string,
  by: string,
  failure: PlainKey,
): Promise<void> => claims.release(database, id, by, failure, { told_version: null });

/** As the index `event_mails_failed` has it. */
export const failedMailsOf = ({ query }: Pick<Tx, 'query'>) =>
  query
    .selectFrom('event_mails')
    .where('sent_at', 'is', null)
    .where('failure', 'is not', null)
    .where('failure_seen_at', 'is', null);

/** Of these mails those whose delivery is unknown may be tried anew. */
export async function resendUncertain({ query }: Tx, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += rowsAtOnce) {
    await query
      .updateTable('event_mails')
      .set({
        claimed_by: null,
        claimed_at: null,
        offered_at: null,
        told_version: null,
        failure: null,
      })
      .where('id', 'in', ids.slice(start, start + rowsAtOnce))
      .where('failure', '=', 'invitationUncertain')
      .execute();
  }
}

/** Whether there is such a mail, and it has not been noted as sent. */
export async function isWaiting({ query }: Database, id: string): Promise<boolean> {
  const row = await query
    .selectFrom('event_mails')
    .select('id')
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Another mail of this kind, about a later version, waits for the same reader. */
export async function isSuperseded({ query }: Database, id: string): Promise<boolean> {
  const row = await query
    .selectFrom('event_mails as own')
    .innerJoin('event_mails as later', (join) =>
      join
        .onRef('later.event_id', '=', 'own.event_id')
        .onRef('later.kind', '=', 'own.kind')
        .onRef('later.email_normalized', '=', 'own.email_normalized')
        .onRef('later.about_version', '>', 'own.about_version'),
    )
    .select('later.id')
    .where('own.id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** One that has nothing to tell any more. */
export async function dropMail({ query }: Tx, id: string): Promise<void> {
  await query.deleteFrom('event_mails').where('id', '=', id).where('sent_at', 'is', null).execute();
}

export async function isMailAbout(
  { query }: Database,
  eventId: string,
  id: string,
): Promise<boolean> {
  const row = await query
    .selectFrom('event_mails')
    .select('id')
    .where('id', '=', id)
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findMailsTo(query: Tx['query'], email: string) {
  return query
    .selectFrom('event_mails')
    .innerJoin('adoption_events', 'adoption_events.id', 'event_mails.event_id')
    .select([
      'event_mails.created_at as createdAt',
      'event_mails.kind',
      'event_mails.sent_at as sentAt',
      'event_mails.failure',
      'event_mails.name',
      'event_mails.email',
      'adoption_events.address as place',
      'adoption_events.date',
    ])
    .where('email_normalized', '=', normalizeEmail(email))
    .orderBy('event_mails.created_at')
    .execute();
}

/** Those that the new address has as well are one. */
export async function moveMails({ query }: Tx, { from, to }: EmailMove): Promise<void> {
  await query
    .updateTable('event_mails')
    .set({ email: to, email_normalized: normalizeEmail(to) })
    .where('email_normalized', '=', normalizeEmail(from))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('event_mails as same')
            .select('same.id')
            .whereRef('same.event_id', '=', 'event_mails.event_id')
            .whereRef('same.kind', '=', 'event_mails.kind')
            .whereRef('same.about_version', '=', 'event_mails.about_version')
            .where('same.email_normalized', '=', normalizeEmail(to)),
        ),
      ),
    )
    .execute();
  await forgetMailsTo({ query }, from);
}

export const expiringMails = expiringRows({
  table: 'event_mails',
  key: 'id',
  since: sql`(select date from adoption_events where adoption_events.id = event_mails.event_id)`,
});

export async function deleteMails({ query }: Tx, ids: readonly string[]): Promise<void> {
  await query.deleteFrom('event_mails').where('id', 'in', ids).execute();
}

export async function forgetMailsTo({ query }: Pick<Tx, 'query'>, email: string): Promise<void> {
  await query
    .deleteFrom('event_mails')
    .where('email_normalized', '=', normalizeEmail(email))
    .execute();
}

interface MailRow {
  id: string;
  event_id: string;
  kind: string;
  name: string;
  email: string;
  language: string;
  offered_at: string | null;
  sent_at: string | null;
  told_version: number | null;
  former_version: number | null;
  failure: string | null;
}

export const fromRow = (row: MailRow): EventMail => ({
  id: row.id,
  eventId: row.event_id,
  kind: row.kind as EventMailKind,
  name: row.name,
  email: row.email,
  language: row.language as Language,
  offeredAt: row.offered_at,
  sentAt: row.sent_at,
  notifiedVersion: row.told_version,
  formerVersion: row.former_version,
  failure: row.failure as PlainKey | null,
});
