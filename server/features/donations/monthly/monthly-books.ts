import type { Logger } from 'pino';
import { v7 as uuid } from 'uuid';
import { type Clock, dateIn } from '#domain/clock.ts';
import { type Donation, donationSeries } from '#domain/donations/donation.ts';
import { donationKinds } from '#domain/donations/donation-kind.ts';
import { isSettled } from '#domain/donations/donation-state.ts';
import { isOver } from '#domain/donations/subscription-status.ts';
import {
  type PaymentProviders,
  type ProviderName,
  ProviderRefused,
  ProviderSilent,
  type SubscriptionCharge,
  type SubscriptionFacts,
} from '#server/adapters/payments/payment-provider.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { AccountsService } from '../../accounts/accounts.service.ts';
import { noteDifference } from '../differences.repository.ts';
import { findPayment, insertDonation } from '../donations.repository.ts';
import type { Ledger } from '../ledger.ts';
import {
  findMonthly,
  lockMonthly,
  type MonthlyDonation,
  updateMonthly,
} from './monthly-donations.repository.ts';
import type { MonthlyMails } from './monthly-mails.ts';

export type MonthlyBooks = ReturnType<typeof createMonthlyBooks>;

/** What the provider says of monthly donations and of their charges, taken over however often and late it is heard. */
export function createMonthlyBooks({
  database,
  clock,
  log,
  timezone,
  providers,
  accounts,
  ledger,
  mails,
}: {
  database: Database;
  clock: Clock;
  log: Logger;
  timezone: string;
  providers: PaymentProviders;
  accounts: AccountsService;
  ledger: Ledger;
  mails: MonthlyMails;
}) {
  /** Whoever brings the news that it is active: it is the account's then, unless that has another one. */
  async function takeIntoAccount(tx: Tx, { userId, reference }: MonthlyDonation): Promise<boolean> {
    if (userId === null || reference === null) return false;
    return accounts.takeSubscription(tx, userId, reference);
  }

  /**
   * @param failed a month could not be charged, even where the provider does not count them
   * @returns how it stands then; undefined where there is none, or the facts are of another plan
   */
  async function apply(
    tx: Tx,
    id: string,
    facts: SubscriptionFacts,
    failed = false,
  ): Promise<MonthlyDonation | undefined> {
    const monthly = await lockMonthly(tx, id);
    if (!monthly) return undefined;
    if (facts.planId !== '' && facts.planId !== monthly.planId) {
      log.error({ monthlyId: id }, 'a monthly donation is of another plan than it was begun with');
      return undefined;
    }
    const now = clock.now();
    // An old message does not bring back what is over.
    const status = isOver(monthly.status) ? monthly.status : facts.status;
    const failedPayments = Math.max(facts.failedPayments, failed ? 1 : 0);
    const after: MonthlyDonation = {
      ...monthly,
      status,
      failedPayments,
      reference: facts.id,
      nextBillingAt: facts.nextBillingAt,
      cardExpires: facts.cardExpires,
    };
    if (status === 'active' && (await takeIntoAccount(tx, after))) {
      after.confirmedAt ??= now.toISOString();
    }
    // Once more, for charges of which nothing was heard.
    if (status !== monthly.status && isOver(status)) after.nextCheckAt = now.toISOString();
    await updateMonthly(tx, id, after, now);
    if (failedPayments > monthly.failedPayments) await mails.chargeFailed(tx, after);
    return after;
  }

  function donationOf(monthly: MonthlyDonation, charge: SubscriptionCharge): Donation {
    const now = clock.now();
    const { userId, customerId, provider, email, language, wantsInvoice } = monthly;
    return {
      id: uuid(),
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
      series: donationSeries,
      folio: null,
      status: 'pending',
      date: dateIn(timezone, now),
      branchId: 1,
      userId,
      customerId,
      wantsInvoice,
      kind: 'monthly',
      method: 'wallet',
      cardFunding: null,
      provider,
      productId: null,
      productName: donationKinds.toWire('monthly'),
      petId: null,
      amountCents: charge.amountCents,
      refundedCents: 0,
      anonymous: false,
      email,
      language,
      decline: null,
      voucher: null,
      paidAt: null,
      cfdi: null,
      reference: charge.id,
      settledAs: charge.id,
      subscriptionId: monthly.id,
      nextCheckAt: now.toISOString(),
    };
  }

  async function noteCurrency(tx: Tx, { provider }: MonthlyDonation, charge: SubscriptionCharge) {
    const difference = {
      provider,
      reference: charge.id,
      donationId: null,
      kind: 'currency' as const,
      expected: 'MXN',
      found: `${charge.amountCents} ${charge.currency}`,
    };
    await noteDifference(tx, difference, clock.now().toISOString());
  }

  /** Each charge is one donation, of as much as was charged. */
  async function book(monthly: MonthlyDonation, charge: SubscriptionCharge): Promise<void> {
    const { provider } = monthly;
    const { id: reference, state, amountCents, currency, refundedCents, paidAt } = charge;
    if (amountCents <= 0) return;
    const known = await findPayment(database.query, provider, { reference });
    if (known && isSettled(known.status) && known.refundedCents >= refundedCents) return;
    if (!known && state === 'failed') return;
    await database.transaction(async (tx) => {
      const current = await lockMonthly(tx, monthly.id);
      if (!current) return;
      if (currency !== 'MXN') return noteCurrency(tx, current, charge);
      let donation = await findPayment(tx.query, provider, { reference });
      if (!donation) {
        donation = donationOf(current, charge);
        await insertDonation(tx, donation);
      }
      const settledAs = reference;
      const facts = { reference, settledAs, state, amountCents, currency, refundedCents };
      await ledger.apply(tx, donation.id, { ...facts, ...(state === 'paid' && { paidAt }) });
    });
  }

  /**
   * Takes over how it stands. One that is active and nobody's (of two that a donor has approved, or of an account that
   * is gone) nobody could ever stop: it is cancelled at the provider.
   * @param failed as of `apply`
   * @returns as `apply`
   */
  async function takeOver(
    monthly: MonthlyDonation,
    facts: SubscriptionFacts,
    failed = false,
  ): Promise<MonthlyDonation | undefined> {
    const after = await database.transaction((tx) => apply(tx, monthly.id, facts, failed));
    if (after?.status === 'active' && after.confirmedAt === null) {
      log.warn({ monthlyId: after.id }, 'a monthly donation is nobody’s: it is cancelled');
      await providers.wallet?.subscriptions.cancel(facts.id, 'No account of the portal has it');
    }
    return after;
  }

  /** The provider's word of now; what a message said where it does not answer. */
  async function latest(facts: SubscriptionFacts): Promise<SubscriptionFacts> {
    try {
      return (await providers.wallet?.subscriptions.find(facts.id)) ?? facts;
    } catch (error) {
      if (error instanceof ProviderSilent || error instanceof ProviderRefused) return facts;
      throw error;
    }
  }

  const known = (provider: string, reference: string) =>
    findMonthly(database.query, { provider, reference });

  return {
    takeOver,
    book,

    /** Messages may come late and out of order: what counts is how it stands now. */
    async heardOf(provider: ProviderName, said: SubscriptionFacts, failed = false): Promise<void> {
      const monthly =
        (await known(provider, said.id)) ??
        (said.ownId ? await findMonthly(database.query, { id: said.ownId }) : undefined);
      // Of another portal with the same account, or of another name than the provider has given before.
      if (monthly?.provider !== provider || (monthly.reference ?? said.id) !== said.id) return;
      await takeOver(monthly, await latest(said), failed);
    },

    async heardOfCharge(provider: ProviderName, charge: SubscriptionCharge): Promise<void> {
      const monthly = await known(provider, charge.subscriptionId);
      if (monthly) await book(monthly, charge);
    },
  };
}
