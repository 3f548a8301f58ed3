import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { requireAccount } from '#domain/access/relations.ts';
import { email } from '#domain/accounts/fields.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Clock } from '#domain/clock.ts';
import { isLiving, isOver } from '#domain/donations/subscription-status.ts';
import { AppError, conflict, invalid, notFound } from '#domain/errors.ts';
import type { Language } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import {
  ProviderRefused,
  ProviderSilent,
  type SubscriptionFacts,
  type SubscriptionPlan,
  type WalletProvider,
} from '#server/adapters/payments/payment-provider.ts';
import type { Database } from '#server/db/database.ts';
import type { AccountsService } from '../../accounts/accounts.service.ts';
import type { RecordCreation } from '../../idempotency/idempotency.service.ts';
import { valid } from '../../valid.ts';
import type { DonationAdmission } from '../donation-admission.ts';
import { notOffered, type ProviderRegistry } from '../provider-registry.ts';
import { canBeApproved } from './approval-time.ts';
import type { MonthlyBooks } from './monthly-books.ts';
import {
  findMonthly,
  insertMonthly,
  lockMonthly,
  type MonthlyDonation,
  putApproval,
  updateMonthly,
} from './monthly-donations.repository.ts';
import type { MonthlyMails } from './monthly-mails.ts';
import type { MonthlyPlans } from './monthly-plans.ts';
import { createOwnMonthlyDonation } from './own-monthly-donation.ts';
import { createRecentFacts } from './recent-facts.ts';

export type MonthlyDonations = ReturnType<typeof createMonthlyDonations>;

const monthlyRequest = z.object({
  planId: z.string().max(100),
  email,
  wantsInvoice: z.boolean().default(false),
});

/** A monthly donation as its donor sees it. */
export interface MonthlyView {
  monthly: MonthlyDonation;
  /** What the provider says just now; undefined where it does not answer or knows nothing of it. */
  facts: SubscriptionFacts | undefined;
  /** Pauses and goes on. */
  canPause: boolean;
}

interface Parts {
  database: Database;
  clock: Clock;
  siteUrl: string;
  providers: ProviderRegistry;
  accounts: AccountsService;
  admission: DonationAdmission;
  plans: MonthlyPlans;
  books: MonthlyBooks;
  mails: MonthlyMails;
}

/** Giving each month: the donor's side. */
export function createMonthlyDonations(parts: Parts) {
  const { database, clock, siteUrl, providers, accounts, admission, plans, books, mails } = parts;
  const recentFacts = createRecentFacts(clock);
  const own = createOwnMonthlyDonation({ ...parts, recentFacts });

  /** Of new ones. @throws AppError notOffered */
  function requireWallet(): WalletProvider {
    const wallet = providers.current('wallet');
    if (!wallet) throw notOffered();
    return wallet;
  }

  /** @throws AppError unavailable where the provider does not answer, or why it refused */
  async function asked<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      if (error instanceof ProviderRefused) {
        throw error.reason === 'notFound'
          ? notFound('monthlyDonation')
          : conflict('subscriptionRefused', error);
      }
      if (!(error instanceof ProviderSilent)) throw error;
      throw new AppError('unavailable', 'subscriptionUnavailable', {
        cause: error,
        retryAfterSeconds: 60,
      });
    }
  }

  async function requirePlan(planId: string): Promise<SubscriptionPlan> {
    const plan = (await plans.list()).find(({ id }) => id === planId);
    if (!plan) throw invalid({ planId: ['planUnknown'] });
    return plan;
  }

  /** @throws AppError notFound for what is not the viewer's: to others it does not exist */
  function requireOwn(viewer: Viewer, monthly: MonthlyDonation | undefined): MonthlyDonation {
    const userId = requireAccount(viewer);
    if (monthly?.userId !== userId) throw notFound('monthlyDonation');
    return monthly;
  }

  /** For a change at the provider. @throws AppError notFound, tooManyRequests */
  async function requireLiving(viewer: Viewer) {
    const monthly = await own.find(viewer);
    if (!monthly || monthly.reference === null) throw notFound('monthlyDonation');
    const { subscriptions } = providers.of('wallet', monthly);
    await admission.admitAgain(requireAccount(viewer));
    recentFacts.forget(monthly);
    return { monthly, reference: monthly.reference, subscriptions };
  }

  const canPauseAt = ({ provider }: MonthlyDonation): boolean =>
    providers.byName('wallet', provider)?.subscriptions.canPause ?? false;

  async function viewOf(monthly: MonthlyDonation): Promise<MonthlyView> {
    const wallet = providers.byName('wallet', monthly.provider);
    const { reference } = monthly;
    const facts =
      wallet && reference !== null
        ? await wallet.subscriptions.find(reference).catch((error: unknown) => {
            if (error instanceof ProviderSilent || error instanceof ProviderRefused)
              return undefined;
            throw error;
          })
        : undefined;
    const after = facts && (await books.takeOver(monthly, facts))?.monthly;
    return { monthly: after ?? monthly, facts, canPause: canPauseAt(monthly) };
  }

  return {
    plans: () => plans.list(),

    /**
     * Stores what the provider is about to be asked.
     * @param asked.request plan, e-mail, and whether an invoice is wanted
     * @throws AppError conflict (there is one already), invalid by field, tooManyRequests, notOffered
     */
    async begin(
      viewer: Viewer,
      { request, language, address }: { request: unknown; language: Language; address: string },
      record?: RecordCreation,
    ): Promise<{ id: string }> {
      const userId = requireAccount(viewer);
      const wallet = requireWallet();
      const { planId, ...said } = valid(monthlyRequest, request);
      const account = await admission.admitMonthly(userId, { ...said, address });
      const plan = await requirePlan(planId);
      if (account.subscriptionId || (await own.find(viewer))) throw conflict('subscriptionExists');
      const now = clock.now();
      const monthly: MonthlyDonation = {
        ...said,
        id: uuid(),
        createdAt: now.toISOString(),
        userId,
        customerId: null,
        provider: wallet.name,
        reference: null,
        approveUrl: null,
        planId,
        amountCents: plan.amountCents,
        status: 'approvalPending',
        language,
        confirmedAt: null,
        nextBillingAt: null,
        failedPayments: 0,
        failuresBeforeResume: 0,
        cardExpires: null,
        warnedOfExpiry: null,
        nextCheckAt: now.toISOString(),
      };
      await database.transaction(async (tx) => {
        const customerId = await admission.customerOf(tx, account);
        await insertMonthly(tx, { ...monthly, customerId });
        await record?.(tx, { id: monthly.id });
      });
      return { id: monthly.id };
    },

    /**
     * Asks the provider for one that was begun; asked again, it is the same one, as long as it can be approved.
     * @throws AppError notFound, conflict (approved already, or over), tooManyRequests, unavailable where the provider does
     * not answer
     */
    async approval(viewer: Viewer, id: string): Promise<{ reference: string; approveUrl: string }> {
      const monthly = requireOwn(viewer, await findMonthly(database.query, { id }));
      const { planId, email: to, language, status } = monthly;
      if (isLiving(status)) throw conflict('subscriptionExists');
      if (!canBeApproved(monthly, clock.now())) throw conflict('subscriptionLapsed');
      if (monthly.approveUrl !== null && monthly.reference !== null) {
        return { reference: monthly.reference, approveUrl: monthly.approveUrl };
      }
      const { subscriptions } = providers.of('wallet', monthly);
      await admission.admitAgain(requireAccount(viewer));
      const back = `${siteUrl}${pathFor('donationReturn', language)}?mensual=${id}`;
      const made = await asked(
        subscriptions.create({
          key: id,
          ownId: id,
          planId,
          email: to,
          language,
          returnUrl: back,
          cancelUrl: `${back}&cancelado=1`,
        }),
      );
      const answer = { reference: made.id, approveUrl: made.approveUrl };
      await putApproval(database, id, answer, clock.now());
      // Of two that were made at the same time, one alone can be approved.
      const { reference, approveUrl } = (await findMonthly(database.query, { id })) ?? monthly;
      if (reference === null || approveUrl === null) throw conflict('subscriptionLapsed');
      return { reference, approveUrl };
    },

    /**
     * Takes one into the account if the provider says that it is active.
     * @throws AppError notFound (not begun by this account, or unknown), conflict (not active yet, or another one is),
     * tooManyRequests, unavailable
     */
    async confirm(viewer: Viewer, reference: string): Promise<MonthlyView> {
      const wallets = providers.names('wallet');
      if (wallets.length === 0) throw notOffered();
      const found = await findMonthly(database.query, { providers: wallets, reference });
      const monthly = requireOwn(viewer, found);
      const { subscriptions } = providers.of('wallet', monthly);
      await admission.admitAgain(requireAccount(viewer));
      recentFacts.forget(monthly);
      const facts = await asked(subscriptions.find(reference));
      if (!facts) throw notFound('monthlyDonation');
      const taken = await books.takeOver(monthly, facts);
      if (facts.planId !== monthly.planId) throw conflict('subscriptionOther');
      if (taken?.isSurplus) throw conflict('subscriptionExists');
      if (taken?.monthly.status !== 'active') throw conflict('subscriptionNotActive');
      return { monthly: taken.monthly, facts, canPause: subscriptions.canPause };
    },

    /**
     * Before the account forgets its monthly donation: nobody could stop its charges any more.
     * @throws AppError conflict while it is not over, tooManyRequests
     */
    async requireForgettable(viewer: Viewer): Promise<void> {
      const before = await own.find(viewer);
      if (!before) return;
      await admission.admitLook(requireAccount(viewer));
      const { monthly } = await viewOf(before);
      if (!isOver(monthly.status)) throw conflict('subscriptionStillCharging');
    },

    /** The viewer's own, as it stands just now or did a few seconds ago. @throws AppError tooManyRequests */
    async find(viewer: Viewer): Promise<MonthlyView | undefined> {
      const userId = requireAccount(viewer);
      const before = await own.findRecently(viewer);
      if (!before) return undefined;
      const facts = await recentFacts.get(before, async () => {
        await admission.admitLook(userId);
        return (await viewOf(before)).facts;
      });
      // With what the provider has said meanwhile, to whomever.
      const after = await findMonthly(database.query, { id: before.id });
      return { monthly: after ?? before, facts, canPause: canPauseAt(before) };
    },

    /**
     * Ends it at the provider, and then in the account.
     * @throws AppError notFound, unavailable
     */
    async cancel(viewer: Viewer): Promise<void> {
      const userId = requireAccount(viewer);
      const { monthly, reference, subscriptions } = await requireLiving(viewer);
      await asked(subscriptions.cancel(reference, 'Cancelled by the donor in the portal'));
      await database.transaction(async (tx) => {
        const now = clock.now();
        const current = (await lockMonthly(tx, monthly.id)) ?? monthly;
        // A message of the provider may have been faster.
        if (!isOver(current.status)) {
          const over = { status: 'cancelled', nextCheckAt: now.toISOString() } as const;
          await updateMonthly(tx, monthly.id, over, now);
          await mails.cancelled(tx, current);
        }
        await accounts.dropSubscription(tx, userId, reference);
      });
    },

    /** @throws AppError notFound, conflict where the provider refuses, unavailable */
    async pause(viewer: Viewer): Promise<MonthlyView> {
      const { monthly, reference, subscriptions } = await requireLiving(viewer);
      if (!subscriptions.canPause) throw conflict('subscriptionNotPausable');
      await asked(subscriptions.pause(reference, 'Paused by the donor in the portal'));
      return viewOf(monthly);
    },

    /** @throws as `pause` */
    async resume(viewer: Viewer): Promise<MonthlyView> {
      const { monthly, reference, subscriptions } = await requireLiving(viewer);
      if (!subscriptions.canPause) throw conflict('subscriptionNotPausable');
      await asked(subscriptions.resume(reference, 'Resumed by the donor in the portal'));
      return viewOf(monthly);
    },
  };
}
