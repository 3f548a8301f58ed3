import { requireAccount } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Clock } from '#domain/clock.ts';
import { isLiving } from '#domain/donations/subscription-status.ts';
import { conflict, notFound } from '#domain/errors.ts';
import { pathFor } from '#domain/site-map.ts';
import type { Database } from '#server/db/database.ts';
import type { DonationAdmission } from '../admission/donation-admission.ts';
import { notOffered, type ProviderRegistry } from '../provider-registry.ts';
import { canBeApproved } from './approval-time.ts';
import type { MonthlyBooks } from './monthly-books.ts';
import { findMonthly, putApproval } from './monthly-donations.repository.ts';
import { requireOwnMonthly } from './monthly-giver.ts';
import { askProvider, type MonthlyView, offersOf } from './monthly-view.ts';
import type { RecentFacts } from './recent-facts.ts';
import { subscriptionNames, subscriptionsOf } from './subscriptions-of.ts';

interface Dependencies {
  database: Database;
  clock: Clock;
  siteUrl: string;
  providers: ProviderRegistry;
  admission: DonationAdmission;
  books: MonthlyBooks;
  recentFacts: RecentFacts;
}

/**
 * Asks the provider for one that was begun; asked again, it is the same one, as long as it can be approved.
 * @throws AppError notFound, conflict (approved already, or over), tooManyRequests, unavailable where the provider does
 * not answer
 */
export async function approval(
  { database, clock, siteUrl, providers, admission }: Dependencies,
  viewer: Viewer,
  id: string,
): Promise<{ reference: string; approveUrl: string }> {
  const monthly = requireOwnMonthly(viewer, await findMonthly(database.query, { id }));
  const { planId, email: to, language, status } = monthly;
  if (isLiving(status)) throw conflict('subscriptionExists');
  if (!canBeApproved(monthly, clock.now())) throw conflict('subscriptionLapsed');
  if (monthly.approveUrl !== null && monthly.reference !== null) {
    return { reference: monthly.reference, approveUrl: monthly.approveUrl };
  }
  const { subscriptions } = providers.of('wallet', monthly);
  await admission.admitAgain(requireAccount(viewer));
  const back = `${siteUrl}${pathFor('donationReturn', language)}?mensual=${id}`;
  const made = await askProvider(
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
}

/**
 * Takes one into the account if the provider says that it is active.
 * @throws AppError notFound (not begun by this account, or unknown), conflict (not active yet, or another one is),
 * tooManyRequests, unavailable
 */
export async function confirm(
  { recentFacts, database, clock, providers, admission, books }: Dependencies,
  viewer: Viewer,
  reference: string,
): Promise<MonthlyView> {
  const names = subscriptionNames({ providers });
  if (names.length === 0) throw notOffered();
  const found = await findMonthly(database.query, { providers: names, reference });
  const monthly = requireOwnMonthly(viewer, found);
  const subscriptions = subscriptionsOf({ providers }, monthly);
  await admission.admitAgain(requireAccount(viewer));
  recentFacts.forget(monthly);
  const facts = await askProvider(subscriptions.find(reference));
  if (!facts) throw notFound('monthlyDonation');
  const taken = await books.takeOver(monthly, facts);
  const planId = taken?.monthly.planId ?? monthly.planId;
  if (facts.planId !== '' && facts.planId !== planId) throw conflict('subscriptionOther');
  if (taken?.isSurplus) throw conflict('subscriptionExists');
  if (taken?.monthly.status !== 'active') throw conflict('subscriptionNotActive');
  return { monthly: taken.monthly, facts, ...offersOf({ providers, clock }, taken.monthly) };
}
