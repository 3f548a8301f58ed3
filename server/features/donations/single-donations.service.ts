import { v7 as uuid } from 'uuid';
import { requireAccount } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { type Clock, dateIn } from '#domain/clock.ts';
import { type Donation, donationSeries } from '#domain/donations/donation.ts';
import type { PaymentMethod } from '#domain/donations/donation-kind.ts';
import { donationRequest, type VoucherHolder } from '#domain/donations/donation-request.ts';
import { isSettled } from '#domain/donations/donation-state.ts';
import { donationPurpose } from '#domain/donations/donation-words.ts';
import { AppError, conflict, notFound } from '#domain/errors.ts';
import type { Language } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import {
  PaymentDeclined,
  ProviderRefused,
  ProviderSilent,
} from '#server/adapters/payments/payment-provider.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { RecordCreation } from '../idempotency/idempotency.service.ts';
import { valid } from '../valid.ts';
import {
  type Attempt,
  type BegunPayment,
  closeAttempt,
  findOpenAttempts,
  insertAttempt,
  isStillBegun,
  type NewAttempt,
} from './attempts.repository.ts';
import type { DonationAdmission } from './donation-admission.ts';
import { declinedError, refusedError } from './donation-errors.ts';
import { requireOwnDonation } from './donations.policy.ts';
import {
  findDonation,
  findPayment,
  insertDonation,
  lockDonation,
  updateDonation,
} from './donations.repository.ts';
import type { Ledger } from './ledger.ts';
import { requireVoucherRoom } from './open-vouchers.ts';
import type { PaymentSteps } from './payment-steps.ts';
import { notOffered, type ProviderRegistry } from './provider-registry.ts';

export type SingleDonations = ReturnType<typeof createSingleDonations>;

/** As a call brings it; `donationRequest` checks it. */
interface Asked {
  request: unknown;
  language: Language;
  captcha: string | undefined;
  /** The caller's IP address. */
  address: string;
}

/** What the donor is told of a donation that they have just asked for. */
export interface Outcome {
  donation: Donation;
  /** For the card provider's program, where the bank wants to know the card's holder. */
  clientSecret?: string;
}

/** A wallet's order: where the donor approves it. */
export interface WalletOrder {
  donation: Donation;
  approveUrl: string;
}

interface Parts {
  database: Database;
  clock: Clock;
  timezone: string;
  siteUrl: string;
  siteName: string;
  providers: ProviderRegistry;
  ledger: Ledger;
  steps: PaymentSteps;
  admission: DonationAdmission;
}

/**
 * Donations that are given once. Each is stored with what will be asked of its provider before anything is asked
 * (`begin…`, under the caller's idempotency key), and then paid (`pay`), which can be repeated by anybody who may.
 */
export function createSingleDonations(parts: Parts) {
  const { database, clock, timezone, siteUrl, siteName, providers, ledger, steps, admission } =
    parts;

  async function store(
    tx: Tx,
    donation: Donation,
    attempt: Omit<NewAttempt, 'donationId' | 'amountCents'>,
  ): Promise<void> {
    await insertDonation(tx, donation);
    const { id: donationId, amountCents } = donation;
    await insertAttempt(tx, { ...attempt, donationId, amountCents }, clock.now());
  }

  /** @throws AppError whatever `admission` finds wrong, notOffered, conflict (too many open vouchers) */
  async function begin(
    viewer: Viewer,
    method: PaymentMethod,
    asked: Asked,
    attempt: Omit<NewAttempt, 'donationId' | 'amountCents'>,
    record?: RecordCreation,
  ): Promise<{ id: string }> {
    const userId = requireAccount(viewer);
    const provider = providers.current(method);
    if (!provider) throw notOffered();
    const admitted = await admission.admit(userId, {
      ...asked,
      card: attempt.card ?? undefined,
    });
    const now = clock.now();
    const donation: Donation = {
      ...admitted.donation,
      id: uuid(),
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
      series: donationSeries,
      folio: null,
      status: 'pending',
      date: dateIn(timezone, now),
      branchId: 1,
      userId,
      customerId: null,
      method,
      cardFunding: null,
      provider: provider.name,
      refundedCents: 0,
      language: asked.language,
      decline: null,
      voucher: null,
      paidAt: null,
      cfdi: null,
      reference: null,
      settledAs: null,
      subscriptionId: null,
      nextCheckAt: now.toISOString(),
    };
    await database.transaction(async (tx) => {
      await admitted.spend(tx);
      const customerId = await admission.customerOf(tx, admitted.account);
      if (method === 'voucher') {
        const { openDays = 0 } = providers.current('voucher') ?? {};
        await requireVoucherRoom(tx, { userId, openDays, now });
      }
      await store(tx, { ...donation, customerId }, attempt);
      await record?.(tx, { id: donation.id });
    });
    return { id: donation.id };
  }

  const outcomeOf = async (donation: Donation): Promise<Outcome> => {
    if (donation.status !== 'requiresAction' || !donation.reference) return { donation };
    const card = providers.byName('card', donation.provider);
    if (!card) return { donation };
    // The donor can ask again where the provider does not answer now.
    const clientSecret = await card.clientSecretOf(donation.reference).catch(() => undefined);
    return { donation, ...(clientSecret && { clientSecret }) };
  };

  /** @throws AppError paymentDeclined with why, for one that has failed */
  function requireAlive(donation: Donation): void {
    if (donation.status !== 'failed') return;
    if (donation.decline) throw declinedError(donation.decline, donation.method);
    throw refusedError(donation.method === 'wallet' ? 'capture' : 'charge', 'other');
  }

  async function runOpen(
    viewer: Viewer,
    donation: Donation,
    attempts: Attempt[],
  ): Promise<Donation> {
    const attempt = attempts.find((one) => !isOrder(one));
    // Whether money was taken is not known without it: nobody is told to pay again.
    if (!attempt || !providers.byName(donation.method, donation.provider)) return donation;
    if (attempt.isRepeated) await admission.admitAgain(requireAccount(viewer));
    return (await steps.run(attempt, donation)) ?? donation;
  }

  const getOwn = async (viewer: Viewer, id: string) =>
    requireOwnDonation(viewer, await findDonation(database.query, id));

  return {
    /** @param card what the card provider's program in the browser made of the card */
    async beginCard(
      viewer: Viewer,
      { card, ...asked }: Asked & { card: string },
      record?: RecordCreation,
    ): Promise<{ id: string }> {
      return begin(viewer, 'card', asked, { operation: 'charge', card }, record);
    },

    async beginVoucher(
      viewer: Viewer,
      { holder, ...asked }: Asked & { holder: VoucherHolder },
      record?: RecordCreation,
    ): Promise<{ id: string }> {
      return begin(viewer, 'voucher', asked, { operation: 'voucher', holder }, record);
    },

    beginWallet: (viewer: Viewer, asked: Asked, record?: RecordCreation) =>
      begin(viewer, 'wallet', asked, { operation: 'order' }, record),

    /**
     * Pays a donation that was begun, or tells what has become of it.
     * @returns a pending one where the provider does not answer: nobody has to pay again
     * @throws AppError notFound, paymentDeclined, conflict while somebody else waits for the answer, tooManyRequests
     * where it is asked for again and again, and why the provider refused
     */
    async pay(viewer: Viewer, id: string): Promise<Outcome> {
      const donation = await getOwn(viewer, id);
      requireAlive(donation);
      const open = await findOpenAttempts(database.query, id);
      try {
        const after = await runOpen(viewer, donation, open);
        requireAlive(after);
        return await outcomeOf(after);
      } catch (error) {
        if (!(error instanceof PaymentDeclined)) throw error;
        await admission.noteDecline(error);
        throw declinedError(error.reason, donation.method);
      }
    },

    /**
     * Asks the card provider how it stands, after the bank has been shown its holder.
     * @throws AppError as `pay`
     */
    async confirm(viewer: Viewer, id: string): Promise<Outcome> {
      const donation = await getOwn(viewer, id);
      const { reference, status, method } = donation;
      const isOpen = status === 'requiresAction' || status === 'pending';
      if (method !== 'card') throw notFound('donation');
      if (!isOpen || reference === null) return this.pay(viewer, id);
      const card = providers.byName('card', donation.provider);
      if (!card) return outcomeOf(donation);
      await admission.admitAgain(requireAccount(viewer));
      const facts = await card.find(reference).catch((error) => {
        if (error instanceof ProviderSilent) return undefined;
        throw error;
      });
      if (!facts) return outcomeOf(donation);
      const after = await database.transaction((tx) => ledger.apply(tx, id, facts));
      requireAlive(after ?? donation);
      return outcomeOf(after ?? donation);
    },

    /**
     * The order of a wallet donation that was begun; asked again, the same one.
     * @throws AppError notFound, conflict (it is paid, or over), tooManyRequests, unavailable where the provider does not
     * answer
     */
    async order(viewer: Viewer, id: string): Promise<WalletOrder> {
      const donation = await getOwn(viewer, id);
      requireAlive(donation);
      const { email, language, amountCents } = donation;
      const attempt = (await findOpenAttempts(database.query, id)).find(isOrder);
      if (!attempt) throw conflict('donationUnderWay');
      const back = `${siteUrl}${pathFor('donationReturn', language)}?donativo=${id}`;
      const wallet = providers.of('wallet', donation);
      await admission.admitAgain(requireAccount(viewer));
      const { reference, approveUrl } = await wallet
        .createOrder({
          key: attempt.id,
          donationId: id,
          description: `${siteName}: ${donationPurpose(donation, language)}`,
          amountCents,
          email,
          language,
          returnUrl: back,
          cancelUrl: `${back}&cancelado=1`,
        })
        .catch((error) => {
          if (error instanceof ProviderRefused) throw refusedError('order', error.reason);
          if (!(error instanceof ProviderSilent)) throw error;
          throw new AppError('unavailable', 'providerUnavailable', { retryAfterSeconds: 60 });
        });
      const now = clock.now();
      await database.transaction((tx) => updateDonation(tx, id, { reference }, now));
      return { donation: { ...donation, reference }, approveUrl };
    },

    /**
     * Ends one whose donor has turned back at the wallet. What is being captured, or is settled, stays as it is; one that
     * is approved after all can still be captured.
     * @returns the donation as it stands then
     * @throws AppError notFound
     */
    async cancelOrder(viewer: Viewer, id: string): Promise<Donation> {
      const donation = await getOwn(viewer, id);
      if (donation.method !== 'wallet') throw notFound('donation');
      return database.transaction(async (tx) => {
        const current = (await lockDonation(tx, id)) ?? donation;
        const isOpen = current.status === 'pending' || current.status === 'requiresAction';
        const attempts = await findOpenAttempts(tx.query, id);
        if (!isOpen || attempts.some((one) => !isOrder(one))) return current;
        const now = clock.now();
        for (const { id: attemptId } of attempts) await closeAttempt(tx, attemptId, now);
        return (await ledger.end(tx, id, 'cancelled')) ?? current;
      });
    },

    /** Of what `beginCapture` recorded: an order that was not approved may be captured once it is. */
    stands: (begun: unknown) => isStillBegun(database.query, begun),

    /**
     * Before the money of an order is taken: that it is this donor's, and what they say it is.
     * @throws AppError notFound, invalid, notOffered, tooManyRequests
     */
    async beginCapture(
      viewer: Viewer,
      reference: string,
      asked: unknown,
      record?: RecordCreation,
    ): Promise<{ id: string }> {
      const wallets = providers.names('wallet');
      if (wallets.length === 0) throw notOffered();
      await admission.admitAgain(requireAccount(viewer));
      const { kind, amountCents } = valid(donationRequest, asked);
      const found = await findPayment(database.query, wallets, { reference });
      const { id, ...donation } = requireOwnDonation(viewer, found);
      if (donation.kind !== kind || donation.amountCents !== amountCents) {
        throw new AppError('invalid', 'orderOther', { details: { amountCents: ['orderOther'] } });
      }
      await database.transaction(async (tx) => {
        const now = clock.now();
        const order = (await findOpenAttempts(tx.query, id)).find(isOrder);
        if (order) await closeAttempt(tx, order.id, now);
        const capture = { donationId: id, operation: 'capture', amountCents } as const;
        const attempt = isSettled(donation.status)
          ? undefined
          : await insertAttempt(tx, capture, now);
        await record?.(tx, { id, attempt } satisfies BegunPayment);
      });
      return { id };
    },
  };
}

const isOrder = ({ operation }: Attempt) => operation === 'order';
