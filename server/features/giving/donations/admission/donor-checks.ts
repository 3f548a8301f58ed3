import type { Account } from '#domain/accounts/account.ts';
import type { Donation } from '#domain/donations/donation.ts';
import { invalid, unauthenticated } from '#domain/errors.ts';
import { formatPesos } from '#domain/money.ts';
import { programmes } from '#domain/pets/vocabularies.ts';
import type { Database } from '#server/db/database.ts';
import type { PetsService } from '#server/features/animals/pets/core/pets.service.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { SettingsService } from '#server/features/organisation/settings/settings.service.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import { companyReferences, type GivingCompany } from '../../companies/company-references.ts';
import { type Donor, guestOf } from './donor.ts';

interface Dependencies {
  accounts: AccountsService;
  limits: RateLimits;
}

export async function accountOf(
  { accounts }: Pick<Dependencies, 'accounts'>,
  userId: string,
): Promise<Account> {
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

/**
 * Whom the gift is of, where its donor gives in the name of their company.
 * @throws AppError invalid (`asCompany`): they have none
 */
export async function companyOf(
  { database }: { database: Database },
  userId: string | undefined,
  { asCompany }: { asCompany: boolean },
): Promise<GivingCompany | undefined> {
  if (!asCompany) return undefined;
  const company =
    userId === undefined ? undefined : await companyReferences.ofOwner(database.query, userId);
  if (!company) throw invalid({ asCompany: ['companyMissing'] });
  return company;
}

/** What a company's invoice says it has brought with it. */
export function requireBillingData(
  { wantsInvoice, asCompany }: { wantsInvoice: boolean; asCompany: boolean },
  { rfc, legalName }: Account,
) {
  if (wantsInvoice && !asCompany && (rfc === '' || legalName === '')) {
    throw invalid({ wantsInvoice: ['billingIncomplete'] });
  }
}

/** @throws AppError unauthenticated, invalid (`wantsInvoice`, `guestName`) */
export async function donorOf(
  dependencies: Pick<Dependencies, 'accounts'>,
  userId: string | undefined,
  said: { guestName?: string | undefined },
  request: Pick<Donation, 'email' | 'wantsInvoice'> & { asCompany: boolean },
): Promise<Donor> {
  if (userId === undefined) return guestOf(said, request.email);
  const account = await accountOf(dependencies, userId);
  requireBillingData(request, account);
  return { kind: 'account', account };
}

/** More than the organisation takes here is a slip of the finger. @throws AppError invalid */
export async function requireUsualAmount(
  { settings }: { settings: SettingsService },
  amountCents: number,
): Promise<void> {
  const largestCents = (await settings.current()).largestDonationPesos * 100;
  if (amountCents <= largestCents) return;
  const reason = {
    key: 'donationTooLarge',
    values: { largest: formatPesos(largestCents) },
  } as const;
  throw invalid({ amountCents: [reason] });
}

/** @throws AppError invalid */
export async function requirePublicPet(
  { pets }: { pets: PetsService },
  petId: string | null,
): Promise<void> {
  if (petId === null) return;
  for (const programme of programmes) {
    if (await pets.findPublic(programme, petId)) return;
  }
  throw invalid({ petId: ['chooseOption'] });
}
