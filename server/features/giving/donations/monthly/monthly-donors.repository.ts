import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import { expiringRows } from '#server/features/kits/querying/expiring-rows.ts';
import { sameEmail } from '#server/features/kits/querying/same-email.ts';
import type { EmailMove } from '#server/features/people/accounts/email-move.ts';
import type { DonorRef } from '../guests/guest-donors.repository.ts';
import type { MonthlyDonation } from './monthly-donation.ts';
import { readMonthly } from './monthly-rows.ts';

/** Nobody knows any more who gave it without an account. */
const noGuest = { guest_name: '', guest_mailbox: null };

/** Where the receipts of the months to come go. */
export async function moveMonthlyEmail(
  { query }: Tx,
  { userId, from, to }: EmailMove,
): Promise<void> {
  await query
    .updateTable('monthly_donations')
    .set({ email: to })
    .where('user_id', '=', userId)
    .where(sameEmail('email', from))
    .execute();
}

/** Those that never charge again, with a donor. */
export const expiringMonthlyDonors = expiringRows({
  table: 'monthly_donations',
  key: 'id',
  since: sql.ref('updated_at'),
  condition: sql`(user_id is not null or email <> '') and status in ('cancelled', 'expired')`,
});

/** Those among the customers with one that goes on, ended from `since` on, or still says whose it is. */
export async function findMonthlyCustomers(
  query: Tx['query'],
  customerIds: readonly string[],
  since: string,
): Promise<string[]> {
  if (customerIds.length === 0) return [];
  const rows = await query
    .selectFrom('monthly_donations')
    .select('customer_id')
    .distinct()
    .where('customer_id', 'in', customerIds)
    .where(({ or, eb }) =>
      or([
        eb('status', 'not in', ['cancelled', 'expired']),
        eb('updated_at', '>=', since),
        eb('email', '<>', ''),
      ]),
    )
    .execute();
  return rows.flatMap(({ customer_id }) => customer_id ?? []);
}

export async function takeMonthlyDonorsOut({ query }: Tx, ids: readonly string[]): Promise<void> {
  await query
    .updateTable('monthly_donations')
    .set({ user_id: null, email: '', ...noGuest })
    .where('id', 'in', ids)
    .execute();
}

/** Nobody's any more: what it was stays in the books. */
export async function forgetDonor({ query }: Tx, userId: string): Promise<void> {
  await query
    .updateTable('monthly_donations')
    .set({ user_id: null, email: '', plan_changes_json: null, ...noGuest })
    .where('user_id', '=', userId)
    .execute();
}

/**
 * First charges of the donor since then that were declined, or of which it is not known yet. In one statement, as
 * those of single donations are counted.
 */
export async function countMonthlyDeclines(
  query: Tx['query'],
  donor: DonorRef,
  since: Date,
): Promise<{ declined: number; underway: number }> {
  const rows = await query
    .selectFrom('monthly_donations')
    .select('card')
    .where((eb) =>
      'userId' in donor
        ? eb('user_id', '=', donor.userId)
        : eb('guest_mailbox', '=', donor.mailbox),
    )
    .where('created_at', '>=', since.toISOString())
    .where((eb) =>
      eb.or([
        eb('card', 'is not', null),
        eb.and([eb('decline', 'is not', null), eb('confirmed_at', 'is', null)]),
      ]),
    )
    .execute();
  const underway = rows.filter(({ card }) => card !== null).length;
  return { declined: rows.length - underway, underway };
}

/** Those without an account under a mailbox, the newest first. */
export async function findMonthlyOfMailbox(
  query: Tx['query'],
  mailbox: string,
): Promise<MonthlyDonation[]> {
  const rows = await query
    .selectFrom('monthly_donations')
    .selectAll()
    .where('guest_mailbox', '=', mailbox)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(readMonthly);
}

/** What it was stays in the books. */
export async function forgetMonthlyGuest({ query }: Tx, mailbox: string): Promise<void> {
  await query
    .updateTable('monthly_donations')
    .set({ email: '', ...noGuest })
    .where('guest_mailbox', '=', mailbox)
    .execute();
}

/** Those without an account that these gifts are of, under the mailbox: whoever takes the gifts over takes them as well. */
export async function findMonthlyOfGifts(
  query: Tx['query'],
  { giftIds, mailbox }: { giftIds: readonly string[]; mailbox: string },
): Promise<MonthlyDonation[]> {
  if (giftIds.length === 0) return [];
  const rows = await query
    .selectFrom('monthly_donations')
    .selectAll()
    .where('guest_mailbox', '=', mailbox)
    .where((eb) =>
      eb(
        'id',
        'in',
        eb.selectFrom('donations').select('subscription_id').where('donations.id', 'in', giftIds),
      ),
    )
    .orderBy('id', 'desc')
    .execute();
  return rows.map(readMonthly);
}
