import type { Account } from '#domain/accounts/account.ts';
import { type MonthlyCardRequest, monthlyCardRequest } from '#domain/donations/monthly-request.ts';
import type { PetsService } from '#server/features/animals/pets/core/pets.service.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import { valid } from '#server/features/kits/valid.ts';
import type { SettingsService } from '#server/features/organisation/settings/settings.service.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import { admitPayment, type SpendAdmission } from './admit-payment.ts';
import { requireUnsuspected } from './decline-limits.ts';
import type { Donor } from './donor.ts';
import {
  accountOf,
  companyOf,
  donorOf,
  requireBillingData,
  requirePublicPet,
  requireUsualAmount,
  spendAttempt,
  spendGuestAttempt,
} from './donor-checks.ts';

type Dependencies = Parameters<typeof admitPayment>[0] & {
  accounts: AccountsService;
  settings: SettingsService;
  pets: PetsService;
  limits: RateLimits;
};

/** Of one that a wallet charges each month. @throws AppError tooManyRequests, invalid (`wantsInvoice`, `petId`) */
export async function admitMonthly(
  dependencies: Pick<Dependencies, 'accounts' | 'limits' | 'pets' | 'database'>,
  userId: string,
  asked: { wantsInvoice: boolean; petId: string | null; asCompany: boolean; address: string },
): Promise<{ account: Account; companyId: string | null }> {
  await spendAttempt(dependencies, userId, asked.address);
  const account = await accountOf(dependencies, userId);
  requireBillingData(asked, account);
  await requirePublicPet(dependencies, asked.petId);
  const company = await companyOf(dependencies, userId, asked);
  return { account, companyId: company?.id ?? null };
}

/**
 * Of a monthly donation by card, before its first charge: the same as of a single one.
 * @param userId undefined for a guest
 * @throws AppError tooManyRequests, invalid (by field; `captcha` after declines, and of guests)
 */
export async function admitMonthlyByCard(
  dependencies: Dependencies,
  userId: string | undefined,
  asked: {
    request: unknown;
    guestName?: string | undefined;
    captcha: string | undefined;
    address: string;
    card: string;
  },
): Promise<{
  request: Omit<MonthlyCardRequest, 'asCompany'> & { companyId: string | null };
  donor: Donor;
  spend: SpendAdmission;
}> {
  if (userId === undefined) await spendGuestAttempt(dependencies, asked.address);
  else await spendAttempt(dependencies, userId, asked.address);
  const request = valid(monthlyCardRequest, asked.request);
  await requireUsualAmount(dependencies, request.amountCents);
  const donor = await donorOf(dependencies, userId, asked, request);
  await requirePublicPet(dependencies, request.petId);
  const company = await companyOf(dependencies, userId, request);
  const { asCompany: _, ...wanted } = request;
  return {
    request: { ...wanted, companyId: company?.id ?? null },
    donor,
    spend: await admitPayment(dependencies, donor, asked),
  };
}

/**
 * Before another card is shown to the provider: nobody tries out cards so.
 * @param giver as limits count them
 * @throws AppError tooManyRequests
 */
export async function admitCard(
  dependencies: Dependencies,
  giver: string,
  card: string,
): Promise<void> {
  await dependencies.limits.consume('monthlyCard', giver);
  await requireUnsuspected(dependencies, card);
}

/** Of another amount for one that goes on. @throws AppError invalid */
export const admitAmount = (
  dependencies: Pick<Dependencies, 'settings'>,
  amountCents: number,
): Promise<void> => requireUsualAmount(dependencies, amountCents);
