import { requireAccount } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Clock } from '#domain/clock.ts';
import { isOver } from '#domain/donations/subscription-status.ts';
import { conflict } from '#domain/errors.ts';
import type { Database } from '#server/db/database.ts';
import type { DonationAdmission } from '../admission/donation-admission.ts';
import type { ProviderRegistry } from '../provider-registry.ts';
import type { MonthlyBooks } from './monthly-books.ts';
import { findMonthly } from './monthly-donations.repository.ts';
import { countedAs, type MonthlyGiver } from './monthly-giver.ts';
import { type MonthlyView, offersOf, viewOf } from './monthly-view.ts';
import type { createOwnMonthlyDonation } from './own-monthly-donation.ts';
import type { RecentFacts } from './recent-facts.ts';

interface Dependencies {
  clock: Clock;
  database: Database;
  providers: ProviderRegistry;
  admission: DonationAdmission;
  books: MonthlyBooks;
  own: ReturnType<typeof createOwnMonthlyDonation>;
  recentFacts: RecentFacts;
}

/**
 * Before the account forgets its monthly donation: nobody could stop its charges any more.
 * @throws AppError conflict while it is not over, tooManyRequests
 */
export async function requireForgettable(
  dependencies: Dependencies,
  viewer: Viewer,
): Promise<void> {
  const { own, admission } = dependencies;
  const before = await own.find(viewer);
  if (!before) return;
  await admission.admitLook(requireAccount(viewer));
  const { monthly } = await viewOf(dependencies, before);
  if (!isOver(monthly.status)) throw conflict('subscriptionStillCharging');
}

/** The giver's own, as it stands just now or did a few seconds ago. @throws AppError tooManyRequests */
export async function find(
  dependencies: Dependencies,
  giver: MonthlyGiver,
): Promise<MonthlyView | undefined> {
  const { own, recentFacts, database, admission } = dependencies;
  const counted = countedAs(giver);
  const before = await own.findRecently(giver);
  if (!before) return undefined;
  const facts = await recentFacts.get(before, async () => {
    await admission.admitLook(counted);
    return (await viewOf(dependencies, before)).facts;
  });
  // With what the provider has said meanwhile, to whomever.
  const after = await findMonthly(database.query, { id: before.id });
  const monthly = after ?? before;
  return { monthly, facts, ...offersOf(dependencies, monthly) };
}
