import { sql } from 'kysely';
import {
  type NewsletterSubscription,
  type SubscriptionEnd,
  type SubscriptionState,
  subscriptionFields,
} from '#domain/contact/subscription-fields.ts';
import type { DocumentKey } from '#domain/documents/document.ts';
import { normalizeEmail } from '#domain/email.ts';
import type { Language } from '#domain/language.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { columnsFrom } from '#server/db/entity-columns.ts';
import type { Tables } from '#server/db/tables.ts';
import { entityTable } from '#server/features/kits/querying/entity-table.ts';
import { expiringRows } from '#server/features/kits/querying/expiring-rows.ts';
import { subscriptionSeries } from './newsletter-series.ts';
import type { ReaderUse } from './reader-use.ts';

export const subscriptionsTable = entityTable('newsletter_subscriptions', subscriptionFields, {
  name: { searched: true },
  email: { searched: true, search: 'email_normalized' },
});

export async function findSubscription(
  { query }: Pick<Tx, 'query'>,
  id: string,
): Promise<NewsletterSubscription | undefined> {
  const row = await query
    .selectFrom('newsletter_subscriptions')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && subscriptionsTable.read(row);
}

/** New, or in the place of the one with its id. */
export async function putSubscription(
  { query }: Tx,
  subscription: NewsletterSubscription,
  now: string,
): Promise<void> {
  const row = {
    ...columnsFrom(subscriptionFields, subscription),
    updated_at: now,
    ended_by: null,
    brought_by: null,
    email_normalized: normalizeEmail(subscription.email),
  } as Tables['newsletter_subscriptions'];
  await query
    .insertInto('newsletter_subscriptions')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** That an import has brought it in. */
export async function noteBrought({ query }: Tx, id: string, importId: string): Promise<void> {
  await query
    .updateTable('newsletter_subscriptions')
    .set({ brought_by: importId })
    .where('id', '=', id)
    .execute();
}

/** Those among them that are no longer as the import brought them in, or have been written to. */
export async function findTouched(
  tx: Tx,
  ids: readonly string[],
  importId: string,
  uses: readonly ReaderUse[],
): Promise<string[]> {
  const rows = await tx.query
    .selectFrom('newsletter_subscriptions')
    .select(['id', 'email', 'brought_by', 'created_at', 'updated_at'])
    .where('id', 'in', ids)
    .execute();
  const emails = rows.map(({ email }) => normalizeEmail(email));
  const used = new Set<string>();
  for (const find of uses) for (const email of await find(tx, emails)) used.add(email);
  const touched = rows.filter(
    (row) =>
      row.brought_by !== importId ||
      row.updated_at !== row.created_at ||
      used.has(normalizeEmail(row.email)),
  );
  return touched.map(({ id }) => id);
}

/** @returns whether there was one */
export async function setStatus(
  { query }: Tx,
  by: { id: string } | DocumentKey,
  status: SubscriptionState,
  now: string,
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('newsletter_subscriptions')
    .set({ status, updated_at: now })
    .where((eb) => eb.and(by))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns whether there was one */
export async function deleteSubscription(
  { query }: Tx,
  by: { id: string } | DocumentKey,
): Promise<boolean> {
  const { numDeletedRows } = await query
    .deleteFrom('newsletter_subscriptions')
    .where((eb) => eb.and(by))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** To the id and the address of another mailbox. */
export async function moveSubscription(
  { query }: Tx,
  id: string,
  to: { id: string; email: string },
): Promise<void> {
  await query
    .updateTable('newsletter_subscriptions')
    .set({ ...to, email_normalized: normalizeEmail(to.email) })
    .where('id', '=', id)
    .execute();
}

/** What led to the one id leads to the other from now on. */
export async function noteMove({ query }: Tx, from: string, to: string): Promise<void> {
  await query
    .updateTable('newsletter_moves')
    .set({ moved_to: to })
    .where('moved_to', '=', from)
    .execute();
  await query
    .insertInto('newsletter_moves')
    .values({ id: from, moved_to: to })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ moved_to: to }))
    .execute();
  await query.deleteFrom('newsletter_moves').where('id', '=', to).execute();
}

export async function findMove(
  { query }: Pick<Tx, 'query'>,
  id: string,
): Promise<string | undefined> {
  const row = await query
    .selectFrom('newsletter_moves')
    .select('moved_to')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.moved_to;
}

/** The subscription of the address, as a list of one or none. */
export function findSubscriptionsOf({ query }: Database, email: string) {
  return query
    .selectFrom('newsletter_subscriptions')
    .select([
      'created_at as createdAt',
      'status',
      'ended_by as endedBy',
      'name',
      'email',
      'phone',
      'language',
      'consent_on as consentOn',
      'consent_how as consentHow',
    ])
    .where('email_normalized', '=', normalizeEmail(email))
    .execute();
}

export async function deleteSubscriptionsOf({ query }: Tx, email: string): Promise<void> {
  await query
    .deleteFrom('newsletter_subscriptions')
    .where('email_normalized', '=', normalizeEmail(email))
    .execute();
}

/** Those that left, and those that never confirmed. */
export const expiringSubscriptions = expiringRows({
  table: 'newsletter_subscriptions',
  key: 'id',
  since: sql.ref('updated_at'),
  condition: sql`status in ('cancelled', 'pending')`,
});

export async function deleteSubscriptions({ query }: Tx, ids: readonly string[]): Promise<void> {
  await query.deleteFrom('newsletter_subscriptions').where('id', 'in', ids).execute();
}

export async function findActive({
  query,
}: Tx): Promise<Pick<NewsletterSubscription, 'name' | 'email' | 'language'>[]> {
  const rows = await query
    .selectFrom('newsletter_subscriptions')
    .select(['name', 'email', 'language'])
    .where('status', '=', 'active')
    .orderBy('folio')
    .execute();
  return rows as Pick<NewsletterSubscription, 'name' | 'email' | 'language'>[];
}

export interface ListedReader {
  id: string;
  folio: number;
  email: string;
  language: Language;
}

/** Those who have confirmed, by folio, from behind `after`. */
export async function findReaders(
  { query }: Pick<Tx, 'query'>,
  { languages, after, most }: { languages: readonly Language[]; after: number; most: number },
): Promise<ListedReader[]> {
  const rows = await query
    .selectFrom('newsletter_subscriptions')
    .select(['id', 'folio', 'email', 'language'])
    .where('status', '=', 'active')
    .where('language', 'in', languages)
    .where('series', '=', subscriptionSeries)
    .where('folio', '>', after)
    .orderBy('folio')
    .limit(most)
    .execute();
  return rows as ListedReader[];
}

/** Of these addresses, as `normalizeEmail` has them, those that are on the list. */
export async function findOnList(
  { query }: Pick<Tx, 'query'>,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await query
    .selectFrom('newsletter_subscriptions')
    .select('email_normalized')
    .where('email_normalized', 'in', emails)
    .where('status', '=', 'active')
    .execute();
  return new Set(rows.map((row) => row.email_normalized));
}

export async function endSubscriptions(
  { query }: Tx,
  ids: readonly string[],
  why: SubscriptionEnd,
  now: string,
): Promise<void> {
  if (ids.length === 0) return;
  await query
    .updateTable('newsletter_subscriptions')
    .set({ status: 'cancelled', ended_by: why, updated_at: now })
    .where('id', 'in', ids)
    .where('status', '=', 'active')
    .execute();
}

export async function addOptOut({ query }: Tx, id: string, now: string): Promise<void> {
  await query
    .insertInto('mail_opt_outs')
    .values({ id, created_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export async function removeOptOut({ query }: Tx, id: string): Promise<void> {
  await query.deleteFrom('mail_opt_outs').where('id', '=', id).execute();
}

const idsAtOnce = 1_000;

export async function findOptOuts(
  { query }: Pick<Tx, 'query'>,
  ids: readonly string[],
): Promise<string[]> {
  const found: string[] = [];
  for (let start = 0; start < ids.length; start += idsAtOnce) {
    const rows = await query
      .selectFrom('mail_opt_outs')
      .select('id')
      .where('id', 'in', ids.slice(start, start + idsAtOnce))
      .execute();
    found.push(...rows.map(({ id }) => id));
  }
  return found;
}
