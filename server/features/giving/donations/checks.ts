import type { Donation, DonationTransfer } from '#domain/donations/donation.ts';
import { isSettled } from '#domain/donations/donation-state.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long a voucher that ran out is asked about: stores hand on late what was paid in time. */
const voucherAfterlife = 30 * day;
/** How long a CLABE is asked about after its last day: whoever has saved it may send money again. */
const transferAfterlife = 60 * day;

/** How long an answer that was lost is asked for again with the same key: providers keep keys for a day. */
export const keysGoodFor = 20 * hour;
/** A card whose bank wants to know its holder waits for them so long. */
export const authenticationOpenFor = day;
/** An order that nobody has approved. */
export const approvalOpenFor = 6 * hour;

/**
 * When the provider is asked about the donation again: soon while it is young, at most every hour later.
 * @returns null where it has nothing more to say
 */
export function nextCheck(
  {
    status,
    method,
    createdAt,
    voucher,
    transfer,
  }: Pick<Donation, 'status' | 'method' | 'createdAt' | 'voucher' | 'transfer'>,
  now: Date,
): string | null {
  if (method === 'transfer' && transfer) {
    const isWaitedFor = status === 'pending' && now.toISOString() < transfer.expiresAt;
    if (!isWaitedFor) return nextLateCheck(transfer, now);
  }
  if (isSettled(status)) return null;
  if (status === 'failed' || status === 'cancelled') return null;
  if (status === 'expired') {
    const ranOut = Date.parse(voucher?.expiresAt ?? createdAt);
    if (method !== 'voucher' || now.getTime() - ranOut > voucherAfterlife) return null;
  }
  const age = now.getTime() - Date.parse(createdAt);
  return new Date(now.getTime() + Math.min(hour, age / 20)).toISOString();
}

/** Somebody may send more, again or late, and its message may not come: asked once a day for a while. */
function nextLateCheck({ expiresAt }: DonationTransfer, now: Date): string | null {
  const isOver = now.getTime() - Date.parse(expiresAt) > transferAfterlife;
  return isOver ? null : new Date(now.getTime() + day).toISOString();
}
