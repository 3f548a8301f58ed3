import type { Clock } from '#domain/clock.ts';
import { isOver } from '#domain/donations/subscription-status.ts';
import { conflict, notFound } from '#domain/errors.ts';
import type { Database } from '#server/db/database.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { DonationAdmission } from '../admission/donation-admission.ts';
import { findDisputesOfMonthly, isAnyUnsettled } from '../disputes.repository.ts';
import type { ProviderRegistry } from '../provider-registry.ts';
import type { MonthlyBooks } from './monthly-books.ts';
import { lockMonthly, updateMonthly } from './monthly-donations.repository.ts';
import { countedAs, type MonthlyGiver } from './monthly-giver.ts';
import type { MonthlyMails } from './monthly-mails.ts';
import { askProvider, type MonthlyView, viewOf } from './monthly-view.ts';
import type { createOwnMonthlyDonation } from './own-monthly-donation.ts';
import type { RecentFacts } from './recent-facts.ts';
import { subscriptionsOf } from './subscriptions-of.ts';

interface Dependencies {
  database: Database;
  clock: Clock;
  providers: ProviderRegistry;
  accounts: AccountsService;
  admission: DonationAdmission;
  books: MonthlyBooks;
  mails: MonthlyMails;
  own: ReturnType<typeof createOwnMonthlyDonation>;
  recentFacts: RecentFacts;
}

/**
 * Ends it at the provider, and then in the account.
 * @throws AppError notFound, unavailable
 */
export async function cancel(dependencies: Dependencies, giver: MonthlyGiver): Promise<void> {
  const { database, clock, accounts, mails } = dependencies;
  const { monthly, reference, subscriptions } = await requireLiving(dependencies, giver);
  await askProvider(subscriptions.cancel(reference, 'Cancelled by the donor in the portal'));
  await database.transaction(async (tx) => {
    const now = clock.now();
    const current = (await lockMonthly(tx, monthly.id)) ?? monthly;
    // A message of the provider may have been faster.
    if (!isOver(current.status)) {
      const over = { status: 'cancelled', nextCheckAt: now.toISOString() } as const;
      await updateMonthly(tx, monthly.id, over, now);
      await mails.cancelled(tx, current);
    }
    if (current.userId !== null) await accounts.dropSubscription(tx, current.userId, reference);
  });
}

/** @throws AppError notFound, conflict where the provider refuses, unavailable */
export async function pause(dependencies: Dependencies, giver: MonthlyGiver): Promise<MonthlyView> {
  const { monthly, reference, subscriptions } = await requireLiving(dependencies, giver);
  if (!subscriptions.canPause) throw conflict('subscriptionNotPausable');
  await askProvider(subscriptions.pause(reference, 'Paused by the donor in the portal'));
  return viewOf(dependencies, monthly);
}

/** Also of one that leaves out a month. @throws as `pause` */
export async function resume(
  dependencies: Dependencies,
  giver: MonthlyGiver,
): Promise<MonthlyView> {
  const { monthly, reference, subscriptions } = await requireLiving(dependencies, giver);
  if (!subscriptions.canPause) throw conflict('subscriptionNotPausable');
  const disputes = await findDisputesOfMonthly(dependencies.database.query, monthly.id);
  if (isAnyUnsettled(disputes)) throw conflict('monthlyDisputed');
  await askProvider(subscriptions.resume(reference, 'Resumed by the donor in the portal'));
  return viewOf(dependencies, monthly);
}

/** For a change at the provider. @throws AppError notFound, tooManyRequests */
export async function requireLiving(
  {
    own,
    recentFacts,
    providers,
    admission,
  }: Pick<Dependencies, 'own' | 'recentFacts' | 'providers' | 'admission'>,
  giver: MonthlyGiver,
) {
  const monthly = await own.find(giver);
  if (!monthly || monthly.reference === null || isOver(monthly.status))
    throw notFound('monthlyDonation');
  const subscriptions = subscriptionsOf({ providers }, monthly);
  await admission.admitAgain(countedAs(giver));
  recentFacts.forget(monthly);
  return { monthly, reference: monthly.reference, subscriptions };
}
