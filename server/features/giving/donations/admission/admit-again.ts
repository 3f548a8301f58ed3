import type { Account } from '#domain/accounts/account.ts';
import type { PaymentDeclined } from '#server/adapters/payments/payment-provider.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';

import { accountOf, requireBillingData, spendAttempt } from './donor-checks.ts';

interface Dependencies {
  accounts: AccountsService;
  limits: RateLimits;
}

/**
 * Before a provider is asked again about a donation that was begun.
 * @param giver as `requireGiver` says it
 * @throws AppError tooManyRequests
 */
export function admitAgain({ limits }: Dependencies, giver: string): Promise<void> {
  return limits.consume('donationAgain', giver);
}

/** Before a provider is asked how a monthly donation stands. @throws AppError tooManyRequests */
export function admitLook({ limits }: Dependencies, userId: string): Promise<void> {
  return limits.consume('monthlyLook', userId);
}

/** Of one that is to come each month. @throws AppError tooManyRequests, invalid (`wantsInvoice`) */
export async function admitMonthly(
  dependencies: Dependencies,
  userId: string,
  requested: { wantsInvoice: boolean; address: string },
): Promise<Account> {
  await spendAttempt(dependencies, userId, requested.address);
  const account = await accountOf(dependencies, userId);
  requireBillingData(requested, account);
  return account;
}

/** So that other accounts meet it as well. */
export async function noteDecline(
  { limits }: Dependencies,
  { cardFingerprint }: PaymentDeclined,
): Promise<void> {
  if (cardFingerprint) await limits.allows('suspectCard', cardFingerprint);
}
