import { isKindOfItsOwn } from '#domain/catalogues/product.ts';
import type { Clock } from '#domain/clock.ts';
import type { Dedication } from '#domain/dedications/dedication.ts';
import { type Donation, donationSeries } from '#domain/donations/donation.ts';
import { donationKinds, isChargeKind, type SingleKind } from '#domain/donations/donation-kind.ts';
import { donationRequest } from '#domain/donations/donation-request.ts';
import { kindNames } from '#domain/donations/donation-words.ts';
import { AppError, invalid } from '#domain/errors.ts';
import type { Database } from '#server/db/database.ts';
import type { PetsService } from '#server/features/animals/pets/core/pets.service.ts';
import type { Contributions } from '#server/features/extension-point.ts';
import type { CaptchaService } from '#server/features/kits/captcha/captcha.service.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { SharedCounts } from '#server/features/kits/shared-counts/shared-counts.ts';
import { valid } from '#server/features/kits/valid.ts';
import type { CataloguesService } from '#server/features/organisation/catalogues/catalogues.service.ts';
import type { SettingsService } from '#server/features/organisation/settings/settings.service.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import { requireCardDay } from '../dedications/follow-gift.ts';
import { giftPlace } from '../gift-campaigns.ts';
import type { GuestKeys } from '../guests/guest-keys.ts';
import { requirePayable } from '../payable-charges.ts';
import type { ProviderRegistry } from '../provider-registry.ts';

import { admitPayment, type SpendAdmission } from './admit-payment.ts';
import { countedAs, type Donor } from './donor.ts';
import {
  companyOf,
  donorOf,
  requirePublicPet,
  requireUsualAmount,
  spendAttempt,
  spendGuestAttempt,
} from './donor-checks.ts';

interface Dependencies {
  database: Database;
  clock: Clock;
  timezone: string;
  accounts: AccountsService;
  catalogues: CataloguesService;
  pets: PetsService;
  captcha: CaptchaService;
  limits: RateLimits;
  sharedCounts: SharedCounts;
  providers: ProviderRegistry;
  settings: SettingsService;
  guestKeys: GuestKeys;
  contributions: Contributions;
}

type Request = ReturnType<typeof donationRequest.parse>;

/** What a donation takes over from what was asked. */
type DonationInput = Pick<
  Donation,
  | 'series'
  | 'kind'
  | 'productId'
  | 'productName'
  | 'productNameEn'
  | 'petId'
  | 'campaignId'
  | 'fundraiserId'
  | 'chargeId'
  | 'companyId'
  | 'shownName'
  | 'amountCents'
  | 'anonymous'
  | 'wantsInvoice'
  | 'email'
>;

interface Admitted {
  donation: DonationInput;
  donor: Donor;
  /** The card that goes with it. */
  dedication: Dedication | null;
  spend: SpendAdmission;
}

/**
 * A guest is asked for a captcha each time, before any provider is asked.
 * @param userId undefined for a guest
 * @param asked.request what `donationRequest` takes
 * @param asked.card what the card provider's script in the browser made of the card
 * @throws AppError tooManyRequests, invalid (by field; `captcha` after declines), misconfigured
 */
export async function admit(
  dependencies: Dependencies,
  userId: string | undefined,
  requested: {
    request: unknown;
    guestName?: string | undefined;
    captcha: string | undefined;
    address: string;
    card: string | undefined;
  },
): Promise<Admitted> {
  const { limits, guestKeys } = dependencies;
  if (userId === undefined) await spendGuestAttempt(dependencies, requested.address);
  else await spendAttempt(dependencies, userId, requested.address);
  const request = valid(donationRequest, requested.request);
  if (!isChargeKind(request.kind)) await requireUsualAmount(dependencies, request.amountCents);
  const { dedication: asked, asCompany, ...wanted } = request;
  const dedication = isChargeKind(wanted.kind) ? null : asked;
  requireCardDay(dependencies, dedication);
  const isOfCompany = asCompany && !isChargeKind(request.kind);
  const donor = await donorOf(dependencies, userId, requested, {
    ...request,
    asCompany: isOfCompany,
  });
  const company = await companyOf(dependencies, userId, { asCompany: isOfCompany });
  const about = await aboutOf(dependencies, userId, request);
  const spend = await admitPayment(dependencies, donor, requested);
  if (dedication) await limits.consume('dedication', countedAs(donor, guestKeys));
  return {
    donation: { ...wanted, ...about, companyId: company?.id ?? null },
    donor,
    dedication,
    spend,
  };
}

type About = Pick<
  Donation,
  | 'productId'
  | 'productName'
  | 'productNameEn'
  | 'petId'
  | 'campaignId'
  | 'fundraiserId'
  | 'shownName'
  | 'anonymous'
  | 'series'
>;

/** Of nothing else than what an adoption asks for. */
const nowhere = {
  ...{ petId: null, campaignId: null, fundraiserId: null },
  ...{ shownName: '', anonymous: false },
} as const;

/** What it is for. @throws AppError unauthenticated, notFound, conflict, invalid */
async function aboutOf(
  dependencies: Dependencies,
  userId: string | undefined,
  request: Request,
): Promise<About> {
  const { kind, chargeId, productId, petId, campaignId, anonymous } = request;
  const { contributions, database } = dependencies;
  if (isChargeKind(kind)) {
    const asked = { ...request, chargeId: chargeId ?? '' };
    const charge = await requirePayable({ ...database, contributions }, userId, asked);
    return { ...charge, ...nowhere };
  }
  const product = await productFor(dependencies, kind, productId);
  await requirePublicPet(dependencies, petId);
  const place = await giftPlace(contributions, database.query, campaignId);
  return {
    ...{ ...product, ...place, series: donationSeries, anonymous },
    petId: petId ?? place.petId,
    // Whoever wants to be nobody is named nowhere.
    shownName: campaignId === null || anonymous ? '' : request.shownName,
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
