import { type SqlBool, sql } from 'kysely';
import { normalizeEmail } from '#domain/email.ts';
import type { PageRequest } from '#domain/paging.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';
import { expiringRows } from '#server/features/kits/querying/expiring-rows.ts';
import { pageAndTotal } from '#server/features/kits/querying/page-and-total.ts';

export interface InKindGift {
  id: string;
  folio: number;
  createdAt: string;
  /** YYYY-MM-DD */
  receivedOn: string;
  what: string;
  estimatedCents: number | null;
  /** With the e-mail '' where nobody said it, or it is kept no longer. */
  donorName: string;
  email: string;
  /** null where the account is gone. */
  recordedBy: string | null;
  cancelledAt: string | null;
  cancelledBy: string | null;
  reason: string;
  /** The one that stands for it, or is on its way. */
  invoiceId: string | null;
  /** UUID of its stamp. */
  cfdi: string | null;
}

const read = (row: Tables['in_kind_gifts']): InKindGift => ({
  id: row.id,
  folio: row.folio,
  createdAt: row.created_at,
  receivedOn: row.received_on,
  what: row.what,
  estimatedCents: row.estimated_cents,
  donorName: row.donor_name,
  email: row.email,
  recordedBy: row.recorded_by,
  cancelledAt: row.cancelled_at,
  cancelledBy: row.cancelled_by,
  reason: row.reason,
  invoiceId: row.invoice_id,
  cfdi: row.cfdi,
});

export async function insertInKind({ query }: Tx, gift: InKindGift): Promise<void> {
  await query
    .insertInto('in_kind_gifts')
    .values({
      id: gift.id,
      folio: gift.folio,
      created_at: gift.createdAt,
      received_on: gift.receivedOn,
      what: gift.what,
      estimated_cents: gift.estimatedCents,
      donor_name: gift.donorName,
      email: gift.email,
      recorded_by: gift.recordedBy,
      cancelled_at: gift.cancelledAt,
      cancelled_by: gift.cancelledBy,
      reason: gift.reason,
      invoice_id: gift.invoiceId,
      cfdi: gift.cfdi,
    })
    .execute();
}

export async function findInKind(query: Tx['query'], id: string): Promise<InKindGift | undefined> {
  const row = await query
    .selectFrom('in_kind_gifts')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && read(row);
}

/** @returns whether it was neither cancelled yet nor is invoiced */
export async function cancelInKind(
  { query }: Tx,
  id: string,
  { by, reason, now }: { by: string; reason: string; now: string },
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('in_kind_gifts')
    .set({ cancelled_at: now, cancelled_by: by, reason })
    .where('id', '=', id)
    .where('cancelled_at', 'is', null)
    .where('invoice_id', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** @returns false where it is cancelled, or another invoice stands for it */
export async function invoiceInKind(
  { query }: Tx,
  id: string,
  invoiceId: string,
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('in_kind_gifts')
    .set({ invoice_id: invoiceId })
    .where('id', '=', id)
    .where('cancelled_at', 'is', null)
    .where('invoice_id', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Its invoice was stamped. */
export async function stampInKind({ query }: Tx, invoiceId: string, cfdi: string): Promise<void> {
  await query
    .updateTable('in_kind_gifts')
    .set({ cfdi })
    .where('invoice_id', '=', invoiceId)
    .execute();
}

/** Its invoice stands for it no longer: another one may be made. */
export async function releaseInKind({ query }: Tx, invoiceId: string): Promise<void> {
  await query
    .updateTable('in_kind_gifts')
    .set({ invoice_id: null, cfdi: null })
    .where('invoice_id', '=', invoiceId)
    .execute();
}

/** Newest first. */
export async function pageOfInKind(
  { query }: Database,
  { isCancelled, ...page }: PageRequest & { isCancelled: boolean },
): Promise<{ items: InKindGift[]; total: number }> {
  const found = query
    .selectFrom('in_kind_gifts')
    .selectAll()
    .where('cancelled_at', isCancelled ? 'is not' : 'is', null)
    .orderBy('received_on', 'desc')
    .orderBy('id', 'desc');
  const { items, total } = await pageAndTotal(found, page);
  return { items: items.map((row) => read(row as Tables['in_kind_gifts'])), total };
}

/** Those of a calendar year that stand: how many, and what donors estimate of those that they do, in centavos. */
export async function sumInKind(
  query: Tx['query'],
  year: number,
): Promise<{ gifts: number; estimatedCents: number }> {
  const { gifts, estimated } = await query
    .selectFrom('in_kind_gifts')
    .select(({ fn }) => [
      fn.countAll<number | string>().as('gifts'),
      fn.sum<number | string | null>('estimated_cents').as('estimated'),
    ])
    .where('cancelled_at', 'is', null)
    .where('received_on', '>=', `${year}-01-01`)
    .where('received_on', '<=', `${year}-12-31`)
    .executeTakeFirstOrThrow();
  return { gifts: Number(gifts), estimatedCents: Number(estimated ?? 0) };
}

/** That name somebody. */
export const expiringInKind = expiringRows({
  table: 'in_kind_gifts',
  key: 'id',
  since: sql.ref('received_on'),
  condition: sql<SqlBool>`(donor_name <> '' or email <> '')`,
});

/** What was given, and when, stays. */
export async function takeInKindDonorsOut({ query }: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await query
    .updateTable('in_kind_gifts')
    .set({ donor_name: '', email: '' })
    .where('id', 'in', ids)
    .execute();
}

/** Those that came under an address. */
export async function findInKindOf(query: Tx['query'], email: string): Promise<InKindGift[]> {
  const rows = await query
    .selectFrom('in_kind_gifts')
    .selectAll()
    .where(sql<string>`lower(email)`, '=', normalizeEmail(email))
    .orderBy('received_on')
    .orderBy('id')
    .execute();
  return rows.map(read);
}
