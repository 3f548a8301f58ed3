import { type Selectable, sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { normalizeEmail } from '#domain/email.ts';
import type { Language } from '#domain/language.ts';
import {
  type DeliveryCounts,
  deliveryStates,
  type IssueDeliveryState,
} from '#domain/newsletter/issue-states.ts';
import type { Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';
import type { EmailMove } from '../accounts/email-move.ts';
import { claimedMails } from '../mail/claimed-mails.ts';
import { expiringRows } from '../querying/expiring-rows.ts';

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

export type DeliveryFigures = DeliveryCounts & { unsubscribed: number };

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
      fn.countAll().as('total'),
      fn.count('unsubscribed_at').as('unsubscribed'),
    ])
    .where('issue_id', 'in', issueIds)
    .groupBy(['issue_id', 'state'])
    .execute();
  for (const { issue_id, state, total, unsubscribed } of rows) {
    const before = found.get(issue_id) ?? noDeliveries;
    found.set(issue_id, {
      ...before,
      [state]: Number(total),
      unsubscribed: before.unsubscribed + Number(unsubscribed),
    });
  }
  return found;
}

export const noDeliveries: DeliveryFigures = {
  ...(Object.fromEntries(deliveryStates.values.map((state) => [state, 0])) as DeliveryCounts),
  unsubscribed: 0,
};

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

export function findDeliveriesTo({ query }: Query, email: string) {
  return query
    .selectFrom('newsletter_deliveries')
    .select(['created_at as createdAt', 'email', 'language', 'state', 'sent_at as sentAt'])
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
