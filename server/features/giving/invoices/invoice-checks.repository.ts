import type { Invoice } from '#domain/invoices/invoice.ts';
import type { ReviewReason } from '#domain/invoices/invoice-review.ts';
import type { Database } from '#server/db/database.ts';
import { invoicesTable } from './invoices.repository.ts';

/** Those whose cancellation nobody has decided yet, the one that was asked about longest ago first. */
export async function findCancelling({ query }: Database, limit: number): Promise<Invoice[]> {
  const rows = await query
    .selectFrom('invoices')
    .selectAll()
    .where('status', '=', 'cancelling')
    .orderBy('updated_at')
    .limit(limit)
    .execute();
  return rows.map(invoicesTable.read);
}

/** Pending ones that nobody has to look at but because it is not known whether they are stamped; the one that was looked at longest ago first. */
export async function findOverdue(
  { query }: Database,
  { createdBefore, limit }: { createdBefore: string; limit: number },
): Promise<Invoice[]> {
  const unknown: ReviewReason[] = ['unanswered', 'uncertain'];
  const rows = await query
    .selectFrom('invoices')
    .selectAll()
    .where('status', '=', 'pending')
    .where('created_at', '<', createdBefore)
    .where((eb) => eb.or([eb('review_reason', 'is', null), eb('review_reason', 'in', unknown)]))
    .orderBy('updated_at')
    .limit(limit)
    .execute();
  return rows.map(invoicesTable.read);
}

/** Refused for one of these reasons, with nobody to look at them; the one that was looked at longest ago first. */
export async function findEnded(
  { query }: Database,
  within: {
    codes: readonly string[];
    createdBefore: string;
    createdAfter: string;
    lookedBefore: string;
    limit: number;
  },
): Promise<Invoice[]> {
  const rows = await query
    .selectFrom('invoices')
    .selectAll()
    .where('status', '=', 'refused')
    .where('created_at', '>', within.createdAfter)
    .where('created_at', '<', within.createdBefore)
    .where('refusal_code', 'in', [...within.codes])
    .where('review_reason', 'is', null)
    .where('updated_at', '<', within.lookedBefore)
    .orderBy('updated_at')
    .limit(within.limit)
    .execute();
  return rows.map(invoicesTable.read);
}

export async function noteLook({ query }: Database, id: string, now: Date): Promise<void> {
  await query
    .updateTable('invoices')
    .set({ updated_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
}
