import type { Account } from '#domain/accounts/account.ts';
import { invalid, unauthenticated } from '#domain/errors.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';

interface Dependencies {
  accounts: AccountsService;
  limits: RateLimits;
}

export async function accountOf({ accounts }: Dependencies, userId: string): Promise<Account> {
  const account = await accounts.find(userId);
  if (!account) throw unauthenticated('noSession');
  return account;
}

/** @throws AppError tooManyRequests */
export async function spendAttempt(
  { limits }: Pick<Dependencies, 'limits'>,
  userId: string,
  address: string,
): Promise<void> {
  await limits.consume('donationAttempt', userId);
  await limits.consume('donationAddress', address);
}

/** Of a visitor, whose mailbox is counted once they have shown that they are a person. @throws AppError tooManyRequests */
export async function spendGuestAttempt(
  { limits }: Pick<Dependencies, 'limits'>,
  address: string,
): Promise<void> {
  await limits.consume('guestAddress', address);
  await limits.consume('donationAddress', address);
}

export function requireBillingData(
  { wantsInvoice }: { wantsInvoice: boolean },
  { rfc, legalName }: Account,
) {
  if (wantsInvoice && (rfc === '' || legalName === '')) {
    throw invalid({ wantsInvoice: ['billingIncomplete'] });
  }
}
