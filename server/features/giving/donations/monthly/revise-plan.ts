import type { Clock } from '#domain/clock.ts';
import { askedAmountParam } from '#domain/donations/asked-amount-address.ts';
import { conflict, invalid } from '#domain/errors.ts';
import type { Language } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import type { SubscriptionPlan } from '#server/adapters/payments/subscription-provider.ts';
import type { Database } from '#server/db/database.ts';
import type { ProviderRegistry } from '../provider-registry.ts';
import type { MonthlyBooks } from './monthly-books.ts';
import type { MonthlyDonation, PlanChange } from './monthly-donation.ts';
import { lockMonthly, updateMonthly } from './monthly-donations.repository.ts';
import type { MonthlyPlans } from './monthly-plans.ts';
import { askProvider, type MonthlyView, offersOf, viewOf } from './monthly-view.ts';
import { openChange, withChange, withoutChange } from './plan-changes.ts';

interface Dependencies {
  database: Database;
  clock: Clock;
  siteUrl: string;
  providers: ProviderRegistry;
  plans: MonthlyPlans;
  books: MonthlyBooks;
}

interface Asked {
  amountCents: number;
  language: Language;
}

/**
 * Asks a wallet for another plan, which its donor approves there: until then everything is as it was. The plan of now
 * takes back what was asked for.
 * @throws AppError invalid (`amountCents`), conflict (not active, refused), unavailable
 */
export async function revisePlan(
  dependencies: Dependencies,
  monthly: MonthlyDonation,
  reference: string,
  { amountCents, language }: Asked,
): Promise<MonthlyView> {
  const { clock, providers, plans, siteUrl } = dependencies;
  const wallet = providers.of('wallet', monthly);
  const plan = (await plans.listOf(wallet)).find((one) => one.amountCents === amountCents);
  if (!plan) throw invalid({ amountCents: ['planUnknown'] });
  if (monthly.status !== 'active') throw conflict('subscriptionNotActive');
  if (openChange(monthly, clock.now())?.planId === plan.id) return stored(dependencies, monthly);
  if (plan.id === monthly.planId) {
    return stored(dependencies, await store(dependencies, monthly, withoutChange));
  }
  // Known before it is asked for: nobody is stopped for what they have approved.
  await store(dependencies, monthly, (now) => withChange(now, asked(dependencies, plan, null)));
  const back = `${siteUrl}${pathFor('myProfile', language)}?${askedAmountParam}=${amountCents / 100}`;
  const { approveUrl } = await askProvider(
    wallet.subscriptions.revise(reference, {
      planId: plan.id,
      language,
      returnUrl: back,
      cancelUrl: back,
    }),
  );
  if (approveUrl === undefined) return viewOf(dependencies, monthly);
  const after = await store(dependencies, monthly, (now) =>
    // Approved already, by an address from before.
    now.planId === plan.id
      ? withoutChange(now)
      : withChange(now, asked(dependencies, plan, approveUrl)),
  );
  return stored(dependencies, after);
}

const asked = (
  { clock }: Dependencies,
  { id: planId, amountCents }: SubscriptionPlan,
  approveUrl: string | null,
): PlanChange => ({
  planId,
  amountCents,
  approveUrl,
  askedAt: clock.now().toISOString(),
  isOpen: true,
});

/** Under the lock, so that of what several windows ask for nothing is forgotten. */
function store(
  { database, clock }: Dependencies,
  monthly: MonthlyDonation,
  change: (monthly: MonthlyDonation) => PlanChange[],
): Promise<MonthlyDonation> {
  return database.transaction(async (tx) => {
    const current = (await lockMonthly(tx, monthly.id)) ?? monthly;
    const planChanges = change(current);
    await updateMonthly(tx, monthly.id, { planChanges }, clock.now());
    return { ...current, planChanges };
  });
}

const stored = (dependencies: Dependencies, monthly: MonthlyDonation): MonthlyView => ({
  monthly,
  facts: undefined,
  ...offersOf(dependencies, monthly),
});
