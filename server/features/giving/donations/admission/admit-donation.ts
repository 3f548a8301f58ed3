import type { Account } from '#domain/accounts/account.ts';
import { isKindOfItsOwn } from '#domain/catalogues/product.ts';
import type { Clock } from '#domain/clock.ts';
import type { Donation } from '#domain/donations/donation.ts';
import { donationKinds, type SingleKind } from '#domain/donations/donation-kind.ts';
import { donationRequest } from '#domain/donations/donation-request.ts';
import { kindNames } from '#domain/donations/donation-words.ts';
import { AppError, invalid } from '#domain/errors.ts';
import { formatPesos } from '#domain/money.ts';
import { programmes } from '#domain/pets/vocabularies.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { PetsService } from '#server/features/animals/pets/core/pets.service.ts';
import type { CaptchaService } from '#server/features/kits/captcha/captcha.service.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { SharedCounts } from '#server/features/kits/shared-counts/shared-counts.ts';
import { valid } from '#server/features/kits/valid.ts';
import type { CataloguesService } from '#server/features/organisation/catalogues/catalogues.service.ts';
import type { SettingsService } from '#server/features/organisation/settings/settings.service.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { ProviderRegistry } from '../provider-registry.ts';

import {
  declinesBeforeCaptcha,
  declinesOf,
  requireFewDeclines,
  requireStillFewDeclines,
  requireUnsuspected,
} from './decline-limits.ts';
import { accountOf, requireBillingData, spendAttempt } from './donor-checks.ts';

interface Dependencies {
  database: Database;
  clock: Clock;
  accounts: AccountsService;
  catalogues: CataloguesService;
  pets: PetsService;
  captcha: CaptchaService;
  limits: RateLimits;
  sharedCounts: SharedCounts;
  providers: ProviderRegistry;
  settings: SettingsService;
}

/** What a donation takes over from what was asked. */
type DonationInput = Pick<
  Donation,
  | 'kind'
  | 'productId'
  | 'productName'
  | 'productNameEn'
  | 'petId'
  | 'amountCents'
  | 'anonymous'
  | 'wantsInvoice'
  | 'email'
>;

interface Admitted {
  donation: DonationInput;
  account: Account;
  /**
   * In the transaction that stores the donation: uses up the captcha that was asked for, and counts once more what
   * others may have begun for the account meanwhile.
   * @throws AppError invalid (`captcha`), tooManyRequests
   */
  spend(tx: Tx): Promise<void>;
}

/**
 * @param asked.request what `donationRequest` takes
 * @param asked.card what the card provider's script in the browser made of the card
 * @throws AppError tooManyRequests, invalid (by field; `captcha` after declines), misconfigured
 */
export async function admit(
  dependencies: Dependencies,
  userId: string,
  requested: {
    request: unknown;
    captcha: string | undefined;
    address: string;
    card: string | undefined;
  },
): Promise<Admitted> {
  const { database, captcha, settings } = dependencies;
  await spendAttempt(dependencies, userId, requested.address);
  const request = valid(donationRequest, requested.request);
  const largestCents = (await settings.current()).largestDonationPesos * 100;
  if (request.amountCents > largestCents) {
    const reason = {
      key: 'donationTooLarge',
      values: { largest: formatPesos(largestCents) },
    } as const;
    throw invalid({ amountCents: [reason] });
  }
  const account = await accountOf(dependencies, userId);
  requireBillingData(request, account);
  const { kind, productId, petId } = request;
  const product = await productFor(dependencies, kind, productId);
  await requirePublicPet(dependencies, petId);
  const isByCard = requested.card !== undefined;
  const declines = await declinesOf(dependencies, database.query, userId);
  if (isByCard) requireFewDeclines(declines);
  const { declined, underway } = declines;
  const mustShow = declined + underway >= declinesBeforeCaptcha;
  const pass = mustShow ? await captcha.verify(requested.captcha) : undefined;
  // Asks the provider, and so comes after whatever may refuse.
  if (requested.card !== undefined)
    await requireUnsuspected(dependencies, requested.card, declined);
  return {
    donation: { ...request, ...product },
    account,
    async spend(tx) {
      await captcha.spend(tx, pass);
      if (isByCard) await requireStillFewDeclines(dependencies, tx, userId, mustShow);
    },
  };
}

/** A kind of its own is a product by its key; `other` is one of the rest. @throws AppError invalid, misconfigured */
async function productFor(
  { catalogues }: Dependencies,
  kind: SingleKind,
  id: string | null,
): Promise<Pick<Donation, 'productId' | 'productName' | 'productNameEn'>> {
  if (await catalogues.isEmpty('categories')) {
    throw new AppError('misconfigured', 'categoriesMissing');
  }
  const product = await catalogues.product(kind === 'other' ? { id: id ?? '' } : { key: kind });
  if (kind !== 'other') {
    return {
      productId: String(product?.id ?? ''),
      productName: donationKinds.toWire(kind),
      productNameEn: kindNames[kind].en,
    };
  }
  // The four kinds of their own are no concepts of `other`; nor is what is no longer offered.
  if (!product || product.active === false || isKindOfItsOwn(product)) {
    throw invalid({ productId: ['chooseOption'] });
  }
  return {
    productId: String(product.id),
    productName: String(product.name),
    productNameEn: String(product.nameEn ?? ''),
  };
}

/** @throws AppError invalid */
async function requirePublicPet({ pets }: Dependencies, petId: string | null): Promise<void> {
  if (petId === null) return;
  for (const programme of programmes) {
    if (await pets.findPublic(programme, petId)) return;
  }
  throw invalid({ petId: ['chooseOption'] });
}
