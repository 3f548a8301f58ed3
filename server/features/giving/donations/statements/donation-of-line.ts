import type { Account } from '#domain/accounts/account.ts';
import type { Donation } from '#domain/donations/donation.ts';
import type { LineIdentification } from '#domain/donations/line-identification.ts';
import { conflict, invalid } from '#domain/errors.ts';
import { defaultLanguage } from '#domain/language.ts';
import type { Tx } from '#server/db/database.ts';
import type { Customers } from '#server/features/organisation/catalogues/customers.ts';
import { insertDonation } from '../donations.repository.ts';
import type { GiftPlace } from '../gift-campaigns.ts';
import { newDonation } from '../new-donation.ts';
import { addReference } from '../own-account/account-movements.repository.ts';
import type { BankLine } from './bank-lines.repository.ts';
import type { StatementDependencies } from './statement-dependencies.ts';

export type DonorDependencies = StatementDependencies & { customers: Customers };

/** @throws AppError invalid (nobody has an account with this address) */
export async function donorAccount(
  { accounts }: DonorDependencies,
  { donor }: LineIdentification,
): Promise<Account | undefined> {
  const email = donor?.email ?? '';
  if (email === '') return undefined;
  const account = await accounts.findByEmail(email);
  if (!account) throw invalid({ 'donor.email': ['donorUnknown'] });
  return account;
}

/**
 * Makes the donation of a deposit for which nobody had asked a concept: of an account, of somebody by their name alone, or
 * of nobody. Nothing of it is paid yet.
 * @param account the donor's, of `donorAccount` @param place of `notedPurpose`
 */
export async function makeDonationOf(
  dependencies: DonorDependencies,
  tx: Tx,
  line: BankLine,
  { donor, kind, method }: LineIdentification,
  {
    account,
    place,
    amountCents,
  }: { account: Account | undefined; place: GiftPlace; amountCents: number },
): Promise<string> {
  const fresh = newDonation(dependencies, 'own');
  const donation: Donation = {
    ...fresh,
    date: line.postedOn,
    customerId: account ? await dependencies.customers.save(tx, account) : null,
    wantsInvoice: false,
    userId: account?.id ?? null,
    ...{ kind, method, amountCents, anonymous: donor?.isAnonymous ?? false },
    ...{ productId: null, productName: '', productNameEn: '', ...place },
    email: account?.email ?? '',
    language: account?.language ?? defaultLanguage,
    ...{ cfdi: null, reference: null, settledAs: null, subscriptionId: null },
    nextCheckAt: null,
  };
  await insertDonation(tx, donation);
  const reference = { donationId: fresh.id, amountCents, expiresAt: fresh.createdAt };
  if (!(await addReference(tx, reference, donor?.name))) throw conflict('alreadyExists');
  return fresh.id;
}
