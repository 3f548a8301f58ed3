import type { Clock } from '#domain/clock.ts';
import { isLiving } from '#domain/donations/subscription-status.ts';
import type { Tx } from '#server/db/database.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import { updateMonthly } from './monthly-donations.repository.ts';
import { findMonthlyOfGifts } from './monthly-donors.repository.ts';

interface Dependencies {
  clock: Clock;
  accounts: Pick<AccountsService, 'takeSubscription'>;
}

/**
 * A monthly donation goes with those of its gifts that an account takes over; the account has one at the most, so another
 * one stays with the links of its gifts to come.
 */
export async function claimMonthly(
  { clock, accounts }: Dependencies,
  tx: Tx,
  taken: { giftIds: readonly string[]; mailbox: string; userId: string },
): Promise<void> {
  const { userId } = taken;
  for (const { id, status, reference } of await findMonthlyOfGifts(tx.query, taken)) {
    const mayTake =
      !isLiving(status) ||
      (reference !== null && (await accounts.takeSubscription(tx, userId, reference)));
    if (!mayTake) continue;
    await updateMonthly(tx, id, { userId, guestMailbox: null, guestName: '' }, clock.now());
  }
}
