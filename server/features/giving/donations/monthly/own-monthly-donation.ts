import { requireAccount } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { isLiving, isWaiting } from '#domain/donations/subscription-status.ts';
import type { SubscriptionFacts } from '#server/adapters/payments/subscription-provider.ts';
import type { Database } from '#server/db/database.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { DonationAdmission } from '../admission/donation-admission.ts';
import type { ProviderRegistry } from '../provider-registry.ts';
import type { MonthlyBooks } from './monthly-books.ts';
import { findMonthlyOf, type MonthlyDonation } from './monthly-donations.repository.ts';
import type { RecentFacts } from './recent-facts.ts';

/** Of what a donor has begun and not approved, as far as the portal knows: the newest. */
const mostAskedAbout = 3;

type Ask = (monthly: MonthlyDonation) => Promise<SubscriptionFacts | undefined>;

/**
 * The one monthly donation of an account: the one that it names, else one that its donor has approved at the provider
 * without the portal having heard of it, which the account names from then on.
 */
export function createOwnMonthlyDonation(parts: {
  database: Database;
  providers: ProviderRegistry;
  accounts: AccountsService;
  admission: DonationAdmission;
  books: MonthlyBooks;
  recentFacts: RecentFacts;
}) {
  const { database, providers, accounts, admission, books, recentFacts } = parts;

  const askNow =
    (userId: string): Ask =>
    async ({ provider, reference }) => {
      await admission.admitLook(userId);
      return books.ask(provider, reference ?? '');
    };

  async function findApproved(all: readonly MonthlyDonation[], ask: Ask) {
    const waiting = all.filter(
      ({ status, provider, reference, nextCheckAt }) =>
        isWaiting(status) &&
        nextCheckAt !== null &&
        providers.byName('wallet', provider) !== undefined &&
        reference !== null,
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

  return {
    /** As the provider says now. @throws AppError unauthenticated, tooManyRequests */
    async find(viewer: Viewer): Promise<MonthlyDonation | undefined> {
      const userId = requireAccount(viewer);
      return findOf(userId, askNow(userId));
    },

    /** As the provider said a few seconds ago: for showing. @throws AppError unauthenticated, tooManyRequests */
    async findRecently(viewer: Viewer): Promise<MonthlyDonation | undefined> {
      const userId = requireAccount(viewer);
      const ask = askNow(userId);
      return findOf(userId, (monthly) => recentFacts.get(monthly, () => ask(monthly)));
    },
  };
}
