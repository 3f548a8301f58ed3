import { type Selectable, sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { normalizeEmail } from '#domain/email.ts';
import type { Bilingual, Language } from '#domain/language.ts';
import {
  type DeliveryCounts,
  deliveryStates,
  type IssueDeliveryState,
  type ReturnedMail,
  returnedMails,
} from '#domain/newsletter/issue-states.ts';
import type { Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';
import { claimedMails } from '#server/features/kits/mail/claimed-mails.ts';
import { expiringRows } from '#server/features/kits/querying/expiring-rows.ts';
import type { EmailMove } from '#server/features/people/accounts/email-move.ts';

type Query = Pick<Tx, 'query'>;

export type Delivery = Selectable<Tables['newsletter_deliveries']>;

export const deliveryClaims = claimedMails('newsletter_deliveries');

const rowsAtOnce = 200;

/** For those of the readers who have none yet. */
export async function putDeliveries(
  { query }: Tx,
  issueId: string,
  readers: readonly { id: string; email: string; language: Language }[],
  now: string,
): Promise<void> {
  for (let start = 0; start < readers.length; start += rowsAtOnce) {
    const rows = readers.slice(start, start + rowsAtOnce).map(({ id, email, language }) => ({
      id: uuid(),
      issue_id: issueId,
      subscription_id: id,
      email,
      email_normalized: normalizeEmail(email),
      language,
      state: 'waiting' as const,
      created_at: now,
    }));
    await query
      .insertInto('newsletter_deliveries')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['issue_id', 'email_normalized']).doNothing())
      .execute();
  }
}

/** Those among the emails, as `normalizeEmail` makes them, for which an issue was made out. */
export async function findWrittenTo(
  { query }: Query,
  emails: readonly string[],
): Promise<readonly string[]> {
  const rows = await query
    .selectFrom('newsletter_deliveries')
    .select('email_normalized')
    .distinct()
    .where('email_normalized', 'in', emails)
    .execute();
  return rows.map(({ email_normalized }) => email_normalized);
}

/** Those that nobody has in hand. */
export function findWaiting(
  { query }: Query,
  issueId: string,
  { by, staleBefore, most }: { by: string; staleBefore: string; most: number },
): Promise<Delivery[]> {
  return query
    .selectFrom('newsletter_deliveries')
    .selectAll()
    .where('issue_id', '=', issueId)
    .where('state', '=', 'waiting')
    .where((eb) =>
      eb.or([
        eb('claimed_by', 'is', null),
        eb('claimed_by', '=', by),
        eb('claimed_at', '<', staleBefore),
      ]),
    )
    .orderBy('id')
    .limit(most)
    .execute();
}

export async function settleDeliveries(
  { query }: Query,
  ids: readonly string[],
  state: Exclude<IssueDeliveryState, 'waiting'>,
  settled: { sentAt?: string; failure?: string } = {},
): Promise<void> {
  if (ids.length === 0) return;
  await query
    .updateTable('newsletter_deliveries')
    .set({ state, sent_at: settled.sentAt ?? null, failure: settled.failure ?? null })
    .where('id', 'in', ids)
    .where('sent_at', 'is', null)
    .execute();
}

/** Of those that nothing came back of, for a further try. @returns how many there are */
export async function releaseUncertain({ query }: Tx, issueId: string): Promise<number> {
  const { numUpdatedRows } = await query
    .updateTable('newsletter_deliveries')
    .set({ state: 'waiting', claimed_by: null, claimed_at: null, offered_at: null })
    .where('issue_id', '=', issueId)
    .where('state', '=', 'uncertain')
    .where('returned', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export type DeliveryFigures = DeliveryCounts &
  Readonly<Record<ReturnedMail, number>> & { unsubscribed: number };

/** By issue; those without a delivery are left out. */
export async function countDeliveries(
  { query }: Query,
  issueIds: readonly string[],
): Promise<ReadonlyMap<string, DeliveryFigures>> {
  const found = new Map<string, DeliveryFigures>();
  if (issueIds.length === 0) return found;
  const rows = await query
    .selectFrom('newsletter_deliveries')
    .select(({ fn }) => [
      'issue_id',
      'state',
      'returned',
      fn.countAll().as('total'),
      fn.count('unsubscribed_at').as('unsubscribed'),
    ])
    .where('issue_id', 'in', issueIds)
    .groupBy(['issue_id', 'state', 'returned'])
    .execute();
  for (const { issue_id, state, returned, total, unsubscribed } of rows) {
    const before = found.get(issue_id) ?? noDeliveries;
    found.set(issue_id, {
      ...before,
      [state]: before[state] + Number(total),
      ...(returned && { [returned]: before[returned] + Number(total) }),
      unsubscribed: before.unsubscribed + Number(unsubscribed),
    });
  }
  return found;
}

export const noDeliveries: DeliveryFigures = {
  ...(Object.fromEntries(deliveryStates.values.map((state) => [state, 0])) as DeliveryCounts),
  ...(Object.fromEntries(returnedMails.values.map((reason) => [reason, 0])) as Record<
    ReturnedMail,
    number
  >),
  unsubscribed: 0,
};

/** Of an issue, by language: how many it is mailed to, and how many have got it. */
export async function countReaders(
  { query }: Query,
  issueId: string,
): Promise<Bilingual<{ mailed: number; delivered: number }>> {
  const rows = await query
    .selectFrom('newsletter_deliveries')
    .select(({ fn }) => ['language', 'state', 'returned', fn.countAll().as('total')])
    .where('issue_id', '=', issueId)
    .groupBy(['language', 'state', 'returned'])
    .execute();
  const sumOf = (some: typeof rows) => some.reduce((sum, { total }) => sum + Number(total), 0);
  const of = (language: Language) => {
    const mailed = rows.filter((row) => row.language === language);
    const delivered = mailed.filter(
      ({ state, returned }) => state === 'sent' && (returned === null || returned === 'complaint'),
    );
    return { mailed: sumOf(mailed), delivered: sumOf(delivered) };
  };
  return { es: of('es'), en: of('en') };
}

/** By the link in the mail. */
export async function noteUnsubscribed(
  { query }: Query,
  { id, subscriptionId }: { id: string; subscriptionId: string },
  now: string,
): Promise<void> {
  await query
    .updateTable('newsletter_deliveries')
    .set({ unsubscribed_at: now })
    .where('id', '=', id)
    .where('subscription_id', '=', subscriptionId)
    .where('unsubscribed_at', 'is', null)
    .execute();
}

/** Mails of which something may come back. */
const handedOver = ['sent', 'uncertain'] as const;

export function findDelivery({ query }: Query, id: string): Promise<Delivery | undefined> {
  return query
    .selectFrom('newsletter_deliveries')
    .selectAll()
    .where('id', '=', id)
    .where('state', 'in', handedOver)
    .executeTakeFirst();
}

export function findLastDelivery({ query }: Query, email: string): Promise<Delivery | undefined> {
  return query
    .selectFrom('newsletter_deliveries')
    .selectAll()
    .where('email_normalized', '=', email)
    .where('state', 'in', handedOver)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** A complaint stands above whatever else came back, and no mailbox above a mail that was not taken. @returns false where nothing new is said */
export async function noteReturned(
  { query }: Tx,
  id: string,
  reason: ReturnedMail,
  now: string,
): Promise<boolean> {
  const weaker = returnedMails.values.filter((one) => weightOf[one] < weightOf[reason]);
  const { numUpdatedRows } = await query
    .updateTable('newsletter_deliveries')
    .set({ returned: reason, returned_at: now, failure_seen_at: null })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([
        eb('returned', 'is', null),
        ...(weaker.length > 0 ? [eb('returned', 'in', weaker)] : []),
      ]),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const weightOf: Readonly<Record<ReturnedMail, number>> = { bounced: 1, noMailbox: 2, complaint: 3 };

/** Of the last mails to an address. */
export async function lastReturns(
  { query }: Query,
  email: string,
  most: number,
): Promise<(ReturnedMail | null)[]> {
  const rows = await query
    .selectFrom('newsletter_deliveries')
    .select('returned')
    .where('email_normalized', '=', email)
    .where('state', 'in', handedOver)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ returned }) => returned);
}

export function findDeliveriesTo({ query }: Query, email: string) {
  return query
    .selectFrom('newsletter_deliveries')
    .select([
      'created_at as createdAt',
      'email',
      'language',
      'state',
      'sent_at as sentAt',
      'returned',
    ])
    .where('email_normalized', '=', normalizeEmail(email))
    .orderBy('created_at')
    .execute();
}

export async function deleteDeliveriesTo({ query }: Tx, email: string): Promise<void> {
  await query
    .deleteFrom('newsletter_deliveries')
    .where('email_normalized', '=', normalizeEmail(email))
    .execute();
}

/** Those that the new address has as well are one. */
export async function moveDeliveries(tx: Tx, { from, to }: EmailMove): Promise<void> {
  await tx.query
    .updateTable('newsletter_deliveries')
    .set({ email: to, email_normalized: normalizeEmail(to) })
    .where('email_normalized', '=', normalizeEmail(from))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('newsletter_deliveries as same')
            .select('same.id')
            .whereRef('same.issue_id', '=', 'newsletter_deliveries.issue_id')
            .where('same.email_normalized', '=', normalizeEmail(to)),
        ),
      ),
    )
    .execute();
  await deleteDeliveriesTo(tx, from);
}

export const expiringDeliveries = expiringRows({
  table: 'newsletter_deliveries',
  key: 'id',
  since: sql.ref('created_at'),
});

export async function deleteDeliveries({ query }: Tx, ids: readonly string[]): Promise<void> {
  await query.deleteFrom('newsletter_deliveries').where('id', 'in', ids).execute();
}
