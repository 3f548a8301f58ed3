import type { Clock } from '#domain/clock.ts';
import type { Donation } from '#domain/donations/donation.ts';
import { AppError, notFound } from '#domain/errors.ts';
import {
  type PaymentFacts,
  type ProviderEvent,
  type ProviderName,
  ProviderRefused,
  ProviderSilent,
  SignatureInvalid,
  type SignedMessage,
} from '#server/adapters/payments/payment-provider.ts';
import type { Database } from '#server/db/database.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { noteDifference } from './differences.repository.ts';
import { findDonation, findPayment } from './donations.repository.ts';
import type { Ledger } from './ledger.ts';
import type { MonthlyBooks } from './monthly/monthly-books.ts';
import type { AnyProvider, ProviderRegistry } from './provider-registry.ts';

export type PaymentMessages = ReturnType<typeof createPaymentMessages>;

/** What providers tell by themselves: signed, perhaps twice, late or out of order. */
export function createPaymentMessages({
  database,
  clock,
  limits,
  providers,
  ledger,
  monthlyBooks,
}: {
  database: Database;
  clock: Clock;
  limits: RateLimits;
  providers: ProviderRegistry;
  ledger: Ledger;
  monthlyBooks: MonthlyBooks;
}) {
  async function paymentOf(
    provider: ProviderName,
    { reference }: PaymentFacts,
    donationId: string | undefined,
  ): Promise<Donation | undefined> {
    const known = await findPayment(database.query, [provider], { reference });
    if (known || donationId === undefined) return known;
    // The answer that would have brought the reference was lost.
    const own = await findDonation(database.query, donationId);
    return own?.provider === provider ? own : undefined;
  }

  /** Messages may name the charge alone: what its card draws on is asked for once the money is booked. */
  async function askAboutCard(reader: AnyProvider, donation: Donation): Promise<void> {
    const { id, method, status, cardFunding, reference } = donation;
    if (method !== 'card' || status !== 'paid' || cardFunding || !reference) return;
    const facts = await reader.find(reference).catch((error) => {
      // An invoice can do without.
      if (error instanceof ProviderSilent || error instanceof ProviderRefused) return undefined;
      throw error;
    });
    if (facts?.cardFunding) await database.transaction((tx) => ledger.apply(tx, id, facts));
  }

  async function heardOfPayment(
    reader: AnyProvider,
    { donationId, facts }: Extract<ProviderEvent, { kind: 'payment' }>,
  ): Promise<void> {
    const provider = reader.name;
    const donation = await paymentOf(provider, facts, donationId);
    if (donation) {
      const booked = await database.transaction((tx) => ledger.apply(tx, donation.id, facts));
      if (booked) await askAboutCard(reader, booked);
    } else if (donationId !== undefined && facts.state === 'paid') {
      // Said to be ours, and nowhere in the books.
      const { reference, amountCents } = facts;
      const about = { provider, reference, donationId: null, kind: 'unknown' as const };
      const difference = { ...about, expected: '', found: String(amountCents) };
      const now = clock.now().toISOString();
      await database.transaction((tx) => noteDifference(tx, difference, now));
    }
  }

  async function heardOfRefund(
    provider: ProviderName,
    { settledAs, refundedCents, currency }: Extract<ProviderEvent, { kind: 'refund' }>,
  ): Promise<void> {
    const donation = await findPayment(database.query, [provider], { settledAs });
    if (!donation) return;
    const { id, amountCents, reference } = donation;
    const facts: PaymentFacts = {
      reference: reference ?? settledAs,
      settledAs,
      state: 'paid',
      amountCents,
      currency,
      refundedCents,
    };
    await database.transaction((tx) => ledger.apply(tx, id, facts));
  }

  /**
   * Bounds what forged messages make us ask of the provider: by the network that they come from, and in all. One that
   * proves to be genuine is not counted.
   */
  function verificationLimits(provider: ProviderName, address: string) {
    let isCounted = false;
    return {
      async admit(): Promise<void> {
        isCounted = true;
        const isAllowed =
          (await limits.allows('webhookVerification', address)) &&
          (await limits.allows('webhookVerifications', provider));
        if (isAllowed) return;
        throw new AppError('unauthenticated', 'messageNotVerified', { retryAfterSeconds: 15 });
      },
      async forgive(): Promise<void> {
        if (!isCounted) return;
        await limits.forgive({ webhookVerification: address, webhookVerifications: provider });
      },
    };
  }

  return {
    /**
     * @param address the sender's IP address; undefined for the portal's own test payments
     * @throws AppError unauthenticated for one that is not the provider's, not of now, or could not be verified;
     * unavailable; notFound without the provider
     */
    async receive(provider: ProviderName, message: SignedMessage, address = ''): Promise<void> {
      const reader = providers.readerOf(provider);
      if (!reader) throw notFound('message');
      const verification = verificationLimits(provider, address);
      const signed = { ...message, admitVerification: verification.admit };
      const event = await reader.readMessage(signed, clock.now()).catch((error) => {
        if (error instanceof SignatureInvalid) {
          throw new AppError('unauthenticated', 'invalidToken', { cause: error });
        }
        if (!(error instanceof ProviderSilent)) throw error;
        // What it is about could not be looked up now: the provider sends it again.
        throw new AppError('unavailable', 'providerUnavailable', {
          cause: error,
          retryAfterSeconds: 60,
        });
      });
      await verification.forgive();
      if (event?.kind === 'payment') await heardOfPayment(reader, event);
      if (event?.kind === 'refund') await heardOfRefund(provider, event);
      if (event?.kind === 'subscription') {
        await monthlyBooks.heardOf(provider, event.subscription, event.paymentFailed);
      }
      if (event?.kind === 'subscriptionCharge') {
        await monthlyBooks.heardOfCharge(provider, event.charge);
      }
    },
  };
}
