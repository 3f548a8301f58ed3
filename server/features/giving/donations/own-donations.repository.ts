import type { Kysely } from 'kysely';
import type { PaymentMethod } from '#domain/donations/donation-kind.ts';
import type { DonationState } from '#domain/donations/donation-state.ts';
import type { Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';
import { sameEmail } from '#server/features/kits/querying/same-email.ts';
import type { EmailMove } from '#server/features/people/accounts/email-move.ts';
import { type DonorRef, deleteGuests, isOf } from './guests/guest-donors.repository.ts';
import { emptyLines, findLinesOf } from './statements/line-people.repository.ts';

/** Those among the accounts that have a donation, in whatever state. */
export async function findDonors(
  query: Kysely<Tables>,
  userIds: readonly string[],
): Promise<string[]> {
  if (userIds.length === 0) return [];
  const rows = await query
    .selectFrom('donations')
    .select('user_id')
    .distinct()
    .where('user_id', 'in', userIds)
    .execute();
  return rows.flatMap(({ user_id }) => user_id ?? []);
}

/** Those among the customers with a donation from `since` on, or one that still says whose it is. */
export async function findGivingCustomers(
  query: Kysely<Tables>,
  customerIds: readonly string[],
  since: string,
): Promise<string[]> {
  if (customerIds.length === 0) return [];
  const rows = await query
    .selectFrom('donations')
    .select('customer_id')
    .distinct()
    .where('customer_id', 'in', customerIds)
    .where(({ or, eb }) => or([eb('created_at', '>=', since), eb('email', '<>', '')]))
    .execute();
  return rows.flatMap(({ customer_id }) => customer_id ?? []);
}

/** Whether a provider was asked for money of the donor, and has not answered yet. */
export async function isAwaitingAnswer(query: Tx['query'], donor: DonorRef): Promise<boolean> {
  const open = await query
    .selectFrom('donations')
    .innerJoin('payment_attempts', 'payment_attempts.donation_id', 'donations.id')
    .select('payment_attempts.id')
    .where(isOf(donor))
    .where('payment_attempts.closed_at', 'is', null)
    .where('payment_attempts.operation', 'in', ['charge', 'capture', 'voucher', 'transfer'])
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

/** Not paid, and begun since: those that were never answered count as well. */
export async function countOpen(
  { query }: Tx,
  { donor, method, since }: { donor: DonorRef; method: PaymentMethod; since: string },
): Promise<number> {
  const { count } = await query
    .selectFrom('donations')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(isOf(donor))
    .where('created_at', '>', since)
    .where('method', '=', method)
    .where('status', '=', 'pending' satisfies DonationState)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Of what is still to be paid: a receipt is a document, and stays as it was made out. */
export async function moveReceiptEmail(
  { query }: Tx,
  { userId, from, to }: EmailMove,
): Promise<void> {
  await query
    .updateTable('donations')
    .set({ email: to })
    .where('user_id', '=', userId)
    .where('status', 'not in', ['paid', 'refunded', 'disputed'] satisfies DonationState[])
    .where(sameEmail('email', from))
    .execute();
}

export async function takeDonorsOut(tx: Tx, ids: readonly string[]): Promise<void> {
  const { query } = tx;
  await emptyLines(tx, await findLinesOf(query, ids));
  await query
    .updateTable('donations')
    .set({ user_id: null, email: '', shown_name: '' })
    .where('id', 'in', ids)
    .execute();
  await query
    .updateTable('past_donations')
    .set({ donor_name: '' })
    .where('donation_id', 'in', ids)
    .execute();
  await deleteGuests(tx, ids);
  await query
    .updateTable('account_references')
    .set({ donor_name: '' })
    .where('donation_id', 'in', ids)
    .execute();
}

export async function gaveSince(
  query: Tx['query'],
  userId: string,
  since: string,
): Promise<boolean> {
  const donation = query.selectFrom('donations').select('id').where('user_id', '=', userId);
  return (
    (await donation.where('created_at', '>=', since).limit(1).executeTakeFirst()) !== undefined
  );
}
