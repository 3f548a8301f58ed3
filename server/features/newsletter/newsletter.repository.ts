import { type Selectable, sql } from 'kysely';
import type { NewsletterInput } from '#domain/contact/newsletter-subscription.ts';
import type { DocumentStatus } from '#domain/document-status.ts';
import { normalizeEmail } from '#domain/email.ts';
import type { Language } from '#domain/language.ts';
import type { Paged } from '#domain/paging.ts';
import { foldText } from '#domain/text.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { NewsletterSubscriptionsTable } from '#server/db/tables.ts';
import { pageOfRows } from '../querying/page-of-rows.ts';
import type { RowQuery } from '../querying/row-query.ts';
import type { Source } from '../querying/sql-predicates.ts';

export interface NewsletterSubscription extends NewsletterInput {
  id: string;
  /** Instant, UTC ISO 8601, as are the others. */
  createdAt: string;
  folio: number;
  status: DocumentStatus;
  /** When the confirmation was asked for that the link in the mail is good for. */
  requestedAt: string;
  language: Language;
}

export type NewsletterField = Exclude<keyof NewsletterSubscription, 'requestedAt'>;

const sources: Record<NewsletterField, Source> = {
  id: { column: 'id', type: 'text' },
  createdAt: { column: 'created_at', type: 'text' },
  folio: { column: 'folio', type: 'number' },
  status: { column: 'status', type: 'choice' },
  name: { column: 'name', type: 'text', search: 'name_search' },
  phone: { column: 'phone', type: 'text' },
  email: { column: 'email', type: 'text', longest: 254 },
  language: { column: 'language', type: 'choice' },
};

const columns = sql`id, created_at as "createdAt", folio, status,
  requested_at as "requestedAt", name, phone, email, language`;

export async function findSubscription(
  { query }: Tx,
  id: string,
): Promise<NewsletterSubscription | undefined> {
  const row = await query
    .selectFrom('newsletter_subscriptions')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && fromRow(row);
}

/** New, or in the place of the one with its id. */
export async function putSubscription(
  { query }: Tx,
  { createdAt, requestedAt, ...subscription }: NewsletterSubscription,
  now: string,
): Promise<void> {
  const row = {
    ...subscription,
    requested_at: requestedAt,
    updated_at: now,
    name_search: foldText(subscription.name),
    email_normalized: normalizeEmail(subscription.email),
  };
  await query
    .insertInto('newsletter_subscriptions')
    .values({ ...row, created_at: createdAt })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** @returns whether there was one */
export async function setStatus(
  { query }: Tx,
  by: { id: string } | { folio: number },
  status: DocumentStatus,
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
export async function deleteSubscription({ query }: Tx, folio: number): Promise<boolean> {
  const { numDeletedRows } = await query
    .deleteFrom('newsletter_subscriptions')
    .where('folio', '=', folio)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export function pageOfSubscriptions(
  database: Database,
  query: RowQuery<NewsletterField>,
): Promise<Paged<NewsletterSubscription>> {
  return pageOfRows<NewsletterSubscription, NewsletterField>(
    database,
    'newsletter_subscriptions',
    columns,
    sources,
    query,
  );
}

function fromRow(row: Selectable<NewsletterSubscriptionsTable>): NewsletterSubscription {
  return {
    id: row.id,
    createdAt: row.created_at,
    folio: row.folio,
    status: row.status as DocumentStatus,
    requestedAt: row.requested_at,
    name: row.name,
    phone: row.phone,
    email: row.email,
    language: row.language as Language,
  };
}
