import { requireAccount } from '#domain/access/relations.ts';
import { isLiving, isWaiting } from '#domain/donations/subscription-status.ts';
import type { SubscriptionFacts } from '#server/adapters/payments/subscription-provider.ts';
import type { Database } from '#server/db/database.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { DonationAdmission } from '../admission/donation-admission.ts';
import type { ProviderRegistry } from '../provider-registry.ts';
import type { MonthlyBooks } from './monthly-books.ts';
import type { MonthlyDonation } from './monthly-donation.ts';
import { findMonthly, findMonthlyOf } from './monthly-donations.repository.ts';
import { type MonthlyGiver, requireOwnMonthly } from './monthly-giver.ts';
import type { RecentFacts } from './recent-facts.ts';
import { subscriptionsIfAny } from './subscriptions-of.ts';

/** Of what a donor has begun and not approved, as far as the portal knows: the newest. */
const mostAskedAbout = 3;

type Ask = (monthly: MonthlyDonation) => Promise<SubscriptionFacts | undefined>;

/**
 * The one monthly donation of an account: the one that it names, else one that its donor has approved at the provider
 * without the portal having heard of it, which the account names from then on.
 */
export function createOwnMonthlyDonation(dependencies: {
  database: Database;
  providers: ProviderRegistry;
  accounts: AccountsService;
  admission: DonationAdmission;
  books: MonthlyBooks;
  recentFacts: RecentFacts;
}) {
  const { database, providers, accounts, admission, books, recentFacts } = dependencies;

  const askNow =
    (userId: string): Ask =>
    async (monthly) => {
      await admission.admitLook(userId);
      return books.ask(monthly, monthly.reference ?? '');
    };

  async function findApproved(all: readonly MonthlyDonation[], ask: Ask) {
    const waiting = all.filter(
      (monthly) =>
        isWaiting(monthly.status) &&
        monthly.nextCheckAt !== null &&
        subscriptionsIfAny({ providers }, monthly) !== undefined &&
        monthly.reference !== null,
    );
    for (const monthly of waiting.slice(0, mostAskedAbout)) {
      const facts = await ask(monthly);
      const taken = facts && (await books.takeOver(monthly, facts));
      if (taken && isLiving(taken.monthly.status) && !taken.isSurplus) return taken.monthly;
    }
    return undefined;
  }

  async function findOf(userId: string, ask: Ask): Promise<MonthlyDonation | undefined> {
    const reference = await accounts.subscriptionOf(userId);
    const all = await findMonthlyOf(database.query, userId);
    if (!reference) return findApproved(all, ask);
    return all.find((monthly) => monthly.reference === reference);
  }

  /** The one that the link is of. */
  const findOfGuest = async (giver: Extract<MonthlyGiver, { kind: 'guest' }>) =>
    requireOwnMonthly(giver, await findMonthly(database.query, { id: giver.monthlyId }));

  return {
    /** As the provider says now. @throws AppError unauthenticated, notFound, tooManyRequests */
    async find(giver: MonthlyGiver): Promise<MonthlyDonation | undefined> {
      if (giver.kind === 'guest') return findOfGuest(giver);
      const userId = requireAccount(giver);
      return findOf(userId, askNow(userId));
    },

    /** As the provider said a few seconds ago: for showing. @throws as `find` */
    async findRecently(giver: MonthlyGiver): Promise<MonthlyDonation | undefined> {
      if (giver.kind === 'guest') return findOfGuest(giver);
      const userId = requireAccount(giver);
      const ask = askNow(userId);
      return findOf(userId, (monthly) => recentFacts.get(monthly, () => ask(monthly)));
    },
  };
}
