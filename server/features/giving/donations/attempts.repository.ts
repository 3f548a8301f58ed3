import { v7 as uuid } from 'uuid';
import type { VoucherHolder } from '#domain/donations/donation-request.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { PaymentAttemptsTable } from '#server/db/tables/payments.ts';

export type Operation = PaymentAttemptsTable['operation'];

/** Something asked of a provider; `id` is its idempotency key there. */
export interface Attempt {
  id: string;
  createdAt: string;
  donationId: string;
  operation: Operation;
  amountCents: number;
  /** Of a refund: what the provider had refunded when it was first asked. */
  refundedBeforeCents: number;
  /** Of a refund: when the provider was first asked; null before. */
  askedAt: string | null;
  /** Of a charge, until it is closed. */
  card: string | null;
  /** Of a voucher, until it is closed. */
  holder: VoucherHolder | null;
  /** The provider has been asked before. */
  isRepeated: boolean;
}

export type NewAttempt = Pick<Attempt, 'donationId' | 'operation' | 'amountCents'> &
  Partial<Pick<Attempt, 'card' | 'holder'>>;

function read(row: PaymentAttemptsTable): Attempt {
  return {
    id: row.id,
    createdAt: row.created_at,
    donationId: row.donation_id,
    operation: row.operation,
    amountCents: row.amount_cents,
    refundedBeforeCents: row.refunded_before_cents,
    askedAt: row.asked_at,
    card: row.card,
    holder: row.holder_json === null ? null : JSON.parse(row.holder_json),
    isRepeated: row.leased_until !== null,
  };
}

/** @returns its id; undefined where the same step was asked for, or another refund is under way */
export async function insertAttempt(
  { query }: Tx,
  { donationId, operation, amountCents, card, holder }: NewAttempt,
  now: Date,
): Promise<string | undefined> {
  const inserted = await query
    .insertInto('payment_attempts')
    .values({
      id: uuid(),
      created_at: now.toISOString(),
      donation_id: donationId,
      operation,
      amount_cents: amountCents,
      refunded_before_cents: 0,
      asked_at: null,
      card: card ?? null,
      holder_json: holder ? JSON.stringify(holder) : null,
      leased_until: null,
      closed_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

/** What calls are remembered by: the donation, and what was asked of its provider for it. */
export interface BegunPayment {
  id: string;
  attempt?: string | undefined;
}

/** Not where the provider refused what was begun, so that it may be begun anew. */
export async function isStillBegun(query: Tx['query'], begun: unknown): Promise<boolean> {
  const { attempt } = begun as BegunPayment;
  if (attempt === undefined) return true;
  const row = await query
    .selectFrom('payment_attempts')
    .select('id')
    .where('id', '=', attempt)
    .executeTakeFirst();
  return row !== undefined;
}

/** Of which it is not known yet what came of it, oldest first. */
export async function findOpenAttempts(query: Tx['query'], donationId: string): Promise<Attempt[]> {
  const rows = await query
    .selectFrom('payment_attempts')
    .selectAll()
    .where('donation_id', '=', donationId)
    .where('closed_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(read);
}

/** What was asked of a provider, and when it was known what came of it. */
export interface AttemptNote
  extends Pick<Attempt, 'donationId' | 'operation' | 'amountCents' | 'createdAt'> {
  /** null while it is not known. */
  closedAt: string | null;
}

/** Of these donations, in their order. Nothing of a card or a holder. */
export async function findAttemptNotes(
  query: Tx['query'],
  donationIds: readonly string[],
): Promise<AttemptNote[]> {
  if (donationIds.length === 0) return [];
  return query
    .selectFrom('payment_attempts')
    .select([
      'donation_id as donationId',
      'operation',
      'amount_cents as amountCents',
      'created_at as createdAt',
      'closed_at as closedAt',
    ])
    .where('donation_id', 'in', donationIds)
    .orderBy('id')
    .execute();
}

/**
 * @param longest until when others may hold it; a claim that ends later was made while a clock was wrong, and is none
 * @returns whether nobody else is waiting for its answer: from here on we are
 */
export async function claimAttempt(
  { query }: Database,
  id: string,
  { now, until, longest }: { now: Date; until: Date; longest?: Date | undefined },
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('payment_attempts')
    .set({ leased_until: until.toISOString() })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('leased_until', 'is', null),
        eb('leased_until', '<=', now.toISOString()),
        ...(longest ? [eb('leased_until', '>', longest.toISOString())] : []),
      ]),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Goes on waiting for its answer. @returns false when somebody else does by now, or it is known what came of it */
export async function renewClaim(
  { query }: Database,
  id: string,
  { before, until }: { before: Date; until: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('payment_attempts')
    .set({ leased_until: until.toISOString() })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .where('leased_until', '=', before.toISOString())
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Before the provider is asked for a refund the first time. */
export async function noteRefundAsked(
  { query }: Database,
  id: string,
  { refundedBeforeCents, now }: { refundedBeforeCents: number; now: Date },
): Promise<void> {
  await query
    .updateTable('payment_attempts')
    .set({ asked_at: now.toISOString(), refunded_before_cents: refundedBeforeCents })
    .where('id', '=', id)
    .execute();
}

/** Its answer did not come; whoever asks next may. The lease ends, and still tells that the provider was asked. */
export async function releaseAttempt({ query }: Database, id: string, now: Date): Promise<void> {
  await query
    .updateTable('payment_attempts')
    .set({ leased_until: now.toISOString() })
    .where('id', '=', id)
    .execute();
}

/**
 * It is known what came of it. The card and the holder are no longer needed.
 * @returns false where it was known before, by whoever else asked
 */
export async function closeAttempt({ query }: Tx, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('payment_attempts')
    .set({ closed_at: now.toISOString(), leased_until: null, card: null, holder_json: null })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** It had no effect, and may be asked for anew. */
export async function removeAttempt({ query }: Tx, id: string): Promise<void> {
  await query.deleteFrom('payment_attempts').where('id', '=', id).execute();
}
