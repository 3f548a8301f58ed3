import type { Logger } from 'pino';
import { v7 as uuid } from 'uuid';
import { type Clock, dateIn } from '#domain/clock.ts';
import { type Donation, donationSeries } from '#domain/donations/donation.ts';
import { donationKinds } from '#domain/donations/donation-kind.ts';
import { isSettled } from '#domain/donations/donation-state.ts';
import { kindNames } from '#domain/donations/donation-words.ts';
import { isLiving, isOver, isWaiting } from '#domain/donations/subscription-status.ts';
import {
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
import type { ProviderRegistry } from '../provider-registry.ts';
import {
  findMonthly,
  findMonthlyOf,
  lockMonthly,
  type MonthlyDonation,
  updateMonthly,
} from './monthly-donations.repository.ts';
import type { MonthlyMails } from './monthly-mails.ts';

export type MonthlyBooks = ReturnType<typeof createMonthlyBooks>;

/** A monthly donation after the provider's word was taken over. */
export interface TakenOver {
  monthly: MonthlyDonation;
  /** It charges, and its donor could not see or stop it: it is cancelled at the provider. */
  isSurplus: boolean;
}

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
  providers: ProviderRegistry;
  accounts: AccountsService;
  ledger: Ledger;
  mails: MonthlyMails;
}) {
  /** The account has one at the most; one that is over makes room. */
  async function takeIntoAccount(tx: Tx, { userId, reference }: MonthlyDonation): Promise<boolean> {
    if (userId === null || reference === null) return false;
    if (await accounts.takeSubscription(tx, userId, reference)) return true;
    for (const { status, reference: old } of await findMonthlyOf(tx.query, userId)) {
      if (isOver(status) && old !== null) await accounts.dropSubscription(tx, userId, old);
    }
    return accounts.takeSubscription(tx, userId, reference);
  }

  async function tellDonor(tx: Tx, before: MonthlyDonation, after: MonthlyDonation) {
    if (after.failedPayments > before.failedPayments) await mails.chargeFailed(tx, after);
    const isCancelled = isLiving(before.status) && after.status === 'cancelled';
    if (isCancelled) await mails.cancelled(tx, after);
  }

  /**
   * @param failed a month could not be charged, even where the provider does not count them
   * @returns undefined where there is none, or the facts are of another one
   */
  async function apply(
    tx: Tx,
    id: string,
    facts: SubscriptionFacts,
    failed: boolean,
  ): Promise<TakenOver | undefined> {
    const monthly = await lockMonthly(tx, id);
    if (!monthly || (monthly.reference ?? facts.id) !== facts.id) return undefined;
    if (facts.planId !== '' && facts.planId !== monthly.planId) {
      log.error({ monthlyId: id }, 'a monthly donation is of another plan than it was begun with');
      return { monthly, isSurplus: isLiving(facts.status) };
    }
    const now = clock.now();
    // The provider never revives what is over there: an old message does not either.
    const status = isOver(monthly.status) ? monthly.status : facts.status;
    const after: MonthlyDonation = {
      ...monthly,
      ...failuresOf(monthly, facts, failed),
      status,
      reference: facts.id,
      nextBillingAt: facts.nextBillingAt,
      cardExpires: facts.cardExpires,
    };
    const isSurplus = isLiving(status) && !(await takeIntoAccount(tx, after));
    if (isLiving(status) && !isSurplus) after.confirmedAt ??= now.toISOString();
    // Soon, and once more, for charges of which nothing was heard.
    if (status !== monthly.status && !isWaiting(status)) after.nextCheckAt = now.toISOString();
    await updateMonthly(tx, id, after, now);
    await tellDonor(tx, monthly, after);
    return { monthly: after, isSurplus };
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
      productNameEn: kindNames.monthly.en,
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
    const known = await findPayment(database.query, [provider], { reference });
    if (known && isSettled(known.status) && known.refundedCents >= refundedCents) return;
    if (!known && state === 'failed') return;
    await database.transaction(async (tx) => {
      const current = await lockMonthly(tx, monthly.id);
      if (!current) return;
      if (currency !== 'MXN') return noteCurrency(tx, current, charge);
      let donation = await findPayment(tx.query, [provider], { reference });
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
   * Cancels it at the provider, if that takes it: one that nobody has approved it may keep.
   * @throws ProviderSilent; AppError providerNotConfigured
   */
  async function cancelThere(monthly: MonthlyDonation, reference: string, why: string) {
    const { subscriptions } = providers.of('wallet', monthly);
    try {
      await subscriptions.cancel(reference, why);
    } catch (error) {
      if (!(error instanceof ProviderRefused)) throw error;
      return false;
    }
    const now = clock.now();
    const over = { status: 'cancelled', nextCheckAt: now.toISOString() } as const;
    await database.transaction((tx) => updateMonthly(tx, monthly.id, over, now));
    return true;
  }

  /** Where it cannot be cancelled now, reconciliation comes back to it. */
  async function cancelSurplus(monthly: MonthlyDonation, reference: string): Promise<void> {
    const about = { monthlyId: monthly.id };
    log.warn(about, 'a monthly donation is in no account: it is cancelled');
    try {
      const why = 'No account of the portal has it';
      if (await cancelThere(monthly, reference, why)) return;
      log.error(about, 'the provider refuses to cancel a monthly donation that is in no account');
    } catch (error) {
      if (!(error instanceof ProviderSilent)) throw error;
      log.warn({ ...about, err: error }, 'a monthly donation could not be cancelled yet');
    }
  }

  /**
   * Takes over how it stands. One that charges, or could, and is in no account (of two that a donor has approved, of an
   * account that is gone, of another plan) nobody could ever stop: it is cancelled at the provider.
   * @param failed as of `apply`
   * @returns as `apply`
   */
  async function takeOver(
    monthly: MonthlyDonation,
    facts: SubscriptionFacts,
    failed = false,
  ): Promise<TakenOver | undefined> {
    const taken = await database.transaction((tx) => apply(tx, monthly.id, facts, failed));
    if (taken?.isSurplus) await cancelSurplus(taken.monthly, facts.id);
    return taken;
  }

  /** undefined where the provider does not answer, knows of none, or is not configured. */
  async function ask(provider: string, reference: string): Promise<SubscriptionFacts | undefined> {
    try {
      return await providers.byName('wallet', provider)?.subscriptions.find(reference);
    } catch (error) {
      if (error instanceof ProviderSilent || error instanceof ProviderRefused) return undefined;
      throw error;
    }
  }

  const known = (provider: string, reference: string) =>
    findMonthly(database.query, { providers: [provider], reference });

  return {
    ask,
    takeOver,
    book,
    cancelThere,

    /** Messages may come late and out of order: what counts is how it stands now. */
    async heardOf(provider: ProviderName, said: SubscriptionFacts, failed = false): Promise<void> {
      const monthly =
        (await known(provider, said.id)) ??
        (said.ownId ? await findMonthly(database.query, { id: said.ownId }) : undefined);
      // Of another portal with the same account, or of another name than the provider has given before.
      if (monthly?.provider !== provider || (monthly.reference ?? said.id) !== said.id) return;
      // What the message said where the provider does not answer.
      await takeOver(monthly, (await ask(provider, said.id)) ?? said, failed);
    },

    async heardOfCharge(provider: ProviderName, charge: SubscriptionCharge): Promise<void> {
      const monthly = await known(provider, charge.subscriptionId);
      if (!monthly) return;
      await book(monthly, charge);
      if (!isWaiting(monthly.status)) return;
      // It charges, so somebody has approved it: the message that said so is late, or lost.
      const soon = { nextCheckAt: clock.now().toISOString() };
      await database.transaction((tx) => updateMonthly(tx, monthly.id, soon, clock.now()));
      const facts = await ask(provider, charge.subscriptionId);
      if (facts) await takeOver(monthly, facts);
    },
  };
}

/** The provider counts on after a pause until a month is charged; what came before it the donor has seen to. */
function failuresOf(
  monthly: MonthlyDonation,
  facts: SubscriptionFacts,
  failed: boolean,
): Pick<MonthlyDonation, 'failedPayments' | 'failuresBeforeResume'> {
  const { failedPayments: counted } = facts;
  const isResumed = monthly.status === 'suspended' && facts.status === 'active';
  const failuresBeforeResume = isResumed
    ? counted
    : Math.min(monthly.failuresBeforeResume, counted);
  const failedPayments = counted > 0 ? counted - failuresBeforeResume : Number(failed);
  return { failedPayments, failuresBeforeResume };
}
