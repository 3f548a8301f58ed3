import type { Account } from '#domain/accounts/account.ts';
import { isKindOfItsOwn } from '#domain/catalogues/product.ts';
import type { Clock } from '#domain/clock.ts';
import type { Donation } from '#domain/donations/donation.ts';
import { donationKinds, type SingleKind } from '#domain/donations/donation-kind.ts';
import { donationRequest } from '#domain/donations/donation-request.ts';
import { kindNames } from '#domain/donations/donation-words.ts';
import { AppError, invalid, unauthenticated } from '#domain/errors.ts';
import { formatPesos } from '#domain/money.ts';
import { programmes } from '#domain/pets/vocabularies.ts';
import type { PaymentDeclined } from '#server/adapters/payments/payment-provider.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { AccountsService } from '../accounts/accounts.service.ts';
import type { CaptchaService } from '../captcha/captcha.service.ts';
import type { CataloguesService } from '../catalogues/catalogues.service.ts';
import type { Customers } from '../catalogues/customers.ts';
import type { PetsService } from '../pets/core/pets.service.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import type { SharedCounts } from '../shared-counts/shared-counts.ts';
import { valid } from '../valid.ts';
import { countDeclines } from './donations.repository.ts';
import type { ProviderRegistry } from './provider-registry.ts';

export type DonationAdmission = ReturnType<typeof createDonationAdmission>;

/** What a donation takes over from what was asked. */
type Said = Pick<
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
  donation: Said;
  account: Account;
  /**
   * In the transaction that stores the donation: uses up the captcha that was asked for, and counts once more what
   * others may have begun for the account meanwhile.
   * @throws AppError invalid (`captcha`), tooManyRequests
   */
  spend(tx: Tx): Promise<void>;
}

const hour = 3_600_000;
/**
 * Declines of an account within an hour after which a person has to show that they are one. A charge that is under way
 * counts as a decline until its answer has come: otherwise cards could be tried out in parallel.
 */
const declinesBeforeCaptcha = 5;
/** And after which they wait, or pay otherwise than by card. */
const mostDeclines = 10;
/** Until the answers of charges that are under way have come. */
const tooManyUnderWay = () =>
  new AppError('tooManyRequests', 'tooManyAtOnce', { retryAfterSeconds: 5 });

/** Everything that must hold before a provider is asked. */
export function createDonationAdmission({
  database,
  clock,
  accounts,
  catalogues,
  customers,
  pets,
  captcha,
  limits,
  sharedCounts,
  providers,
  largestCents,
}: {
  database: Database;
  clock: Clock;
  accounts: AccountsService;
  catalogues: CataloguesService;
  customers: Customers;
  pets: PetsService;
  captcha: CaptchaService;
  limits: RateLimits;
  sharedCounts: SharedCounts;
  providers: ProviderRegistry;
  largestCents: number;
}) {
  function declinesOf(query: Tx['query'], userId: string) {
    const now = clock.now();
    return countDeclines(query, userId, { since: new Date(now.getTime() - hour), now });
  }

  /** @throws AppError tooManyRequests */
  function requireFewDeclines({ declined, underway }: { declined: number; underway: number }) {
    if (declined >= mostDeclines) {
      throw new AppError('tooManyRequests', 'tooManyRequests', { retryAfterSeconds: 3_600 });
    }
    if (declined + underway >= mostDeclines) throw tooManyUnderWay();
  }

  /** Nobody else begins a charge for the account before the transaction ends, in whatever process. */
  async function lockCharges(tx: Tx, userId: string): Promise<void> {
    const lapsesAt = new Date(clock.now().getTime() + hour);
    await sharedCounts.add({ kind: 'donations.charge', key: userId }, 1, lapsesAt, tx);
  }

  /**
   * @param isShown that a person is trying
   * @throws AppError tooManyRequests
   */
  async function requireStillFewDeclines(tx: Tx, userId: string, isShown: boolean): Promise<void> {
    await lockCharges(tx, userId);
    const declines = await declinesOf(tx.query, userId);
    requireFewDeclines(declines);
    const { declined, underway } = declines;
    if (!isShown && declined + underway >= declinesBeforeCaptcha) throw tooManyUnderWay();
  }

  async function accountOf(userId: string): Promise<Account> {
    const account = await accounts.find(userId);
    if (!account) throw unauthenticated('noSession');
    return account;
  }

  /** A kind of its own is a product by its key; `other` is one of the rest. @throws AppError invalid, misconfigured */
  async function productFor(
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
  async function requirePublicPet(petId: string | null): Promise<void> {
    if (petId === null) return;
    for (const programme of programmes) {
      if (await pets.findPublic(programme, petId)) return;
    }
    throw invalid({ petId: ['chooseOption'] });
  }

  /**
   * A card that was declined again and again, whoever tries it.
   * @throws AppError tooManyRequests
   */
  async function requireUnsuspected(card: string, declines: number): Promise<void> {
    if (declines === 0) return;
    const fingerprint = await providers.current('card')?.fingerprintOf(card);
    if (fingerprint) await limits.consume('suspectCard', fingerprint);
  }

  /** @throws AppError tooManyRequests */
  async function spendAttempt(userId: string, address: string): Promise<void> {
    await limits.consume('donationAttempt', userId);
    await limits.consume('donationAddress', address);
  }

  function requireBillingData(
    { wantsInvoice }: { wantsInvoice: boolean },
    { rfc, legalName }: Account,
  ) {
    if (wantsInvoice && (rfc === '' || legalName === '')) {
      throw invalid({ wantsInvoice: ['billingIncomplete'] });
    }
  }

  return {
    /**
     * @param asked.request what `donationRequest` takes
     * @param asked.card what the card provider's program in the browser made of the card
     * @throws AppError tooManyRequests, invalid (by field; `captcha` after declines), misconfigured
     */
    async admit(
      userId: string,
      asked: {
        request: unknown;
        captcha: string | undefined;
        address: string;
        card: string | undefined;
      },
    ): Promise<Admitted> {
      await spendAttempt(userId, asked.address);
      const request = valid(donationRequest, asked.request);
      if (request.amountCents > largestCents) {
        const reason = {
          key: 'donationTooLarge',
          values: { largest: formatPesos(largestCents) },
        } as const;
        throw invalid({ amountCents: [reason] });
      }
      const account = await accountOf(userId);
      requireBillingData(request, account);
      const { kind, productId, petId } = request;
      const product = await productFor(kind, productId);
      await requirePublicPet(petId);
      const isByCard = asked.card !== undefined;
      const declines = await declinesOf(database.query, userId);
      if (isByCard) requireFewDeclines(declines);
      const { declined, underway } = declines;
      const mustShow = declined + underway >= declinesBeforeCaptcha;
      const pass = mustShow ? await captcha.verify(asked.captcha) : undefined;
      // Asks the provider, and so comes after whatever may refuse.
      if (asked.card !== undefined) await requireUnsuspected(asked.card, declined);
      return {
        donation: { ...request, ...product },
        account,
        async spend(tx) {
          await captcha.spend(tx, pass);
          if (isByCard) await requireStillFewDeclines(tx, userId, mustShow);
        },
      };
    },

    /** Before a provider is asked again about a donation that was begun. @throws AppError tooManyRequests */
    admitAgain: (userId: string): Promise<void> => limits.consume('donationAgain', userId),

    /** Before a provider is asked how a monthly donation stands. @throws AppError tooManyRequests */
    admitLook: (userId: string): Promise<void> => limits.consume('monthlyLook', userId),

    /** Of one that is to come each month. @throws AppError tooManyRequests, invalid (`wantsInvoice`) */
    async admitMonthly(
      userId: string,
      asked: { wantsInvoice: boolean; address: string },
    ): Promise<Account> {
      await spendAttempt(userId, asked.address);
      const account = await accountOf(userId);
      requireBillingData(asked, account);
      return account;
    },

    /** So that other accounts meet it as well. */
    async noteDecline({ cardFingerprint }: PaymentDeclined): Promise<void> {
      if (cardFingerprint) await limits.allows('suspectCard', cardFingerprint);
    },

    /** The donor as documents name them, as their profile says it now. */
    customerOf: (tx: Tx, account: Account): Promise<string | null> => customers.keep(tx, account),
  };
}
