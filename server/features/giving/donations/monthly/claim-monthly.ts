import type { Clock } from '#domain/clock.ts';
import { isLiving } from '#domain/donations/subscription-status.ts';
import type { Tx } from '#server/db/database.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import { leaveWithGuest } from '../guests/guest-donors.repository.ts';
import { updateMonthly } from './monthly-donations.repository.ts';
import { findMonthlyOfGifts } from './monthly-donors.repository.ts';
import { findLatestGift } from './monthly-gifts.repository.ts';

interface Dependencies {
  clock: Clock;
  accounts: Pick<AccountsService, 'takeSubscription'>;
}

/**
 * A monthly donation goes with those of its gifts that an account takes over; the account has one at the most, so another
 * one stays with the mailbox. Its latest gift stays as well, for by that gift's link it is seen, changed and ended.
 * @returns the gifts that stay
 */
export async function claimMonthly(
  { clock, accounts }: Dependencies,
  tx: Tx,
  taken: { giftIds: readonly string[]; mailbox: string; userId: string },
): Promise<string[]> {
  const { userId, mailbox } = taken;
  const staying: string[] = [];
  for (const { id, status, reference, guestName } of await findMonthlyOfGifts(tx.query, taken)) {
    const mayTake =
      !isLiving(status) ||
      (reference !== null && (await accounts.takeSubscription(tx, userId, reference)));
    if (mayTake) {
      await updateMonthly(tx, id, { userId, guestMailbox: null, guestName: '' }, clock.now());
      continue;
    }
    const latest = await findLatestGift(tx.query, id);
    if (latest === undefined || !taken.giftIds.includes(latest)) continue;
    await leaveWithGuest(tx, { donationId: latest, name: guestName, mailbox }, clock.now());
    staying.push(latest);
  }
  return staying;
}
