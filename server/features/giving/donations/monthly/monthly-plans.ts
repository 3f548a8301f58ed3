import type { Clock } from '#domain/clock.ts';
import { monthlyPlansCents } from '#domain/donations/plans.ts';
import type { WalletProvider } from '#server/adapters/payments/method-providers.ts';
import type { SubscriptionPlan } from '#server/adapters/payments/subscription-provider.ts';
import type { Database } from '#server/db/database.ts';
import { notOffered, type ProviderRegistry } from '../provider-registry.ts';
import { findPlans, insertPlans } from './monthly-plans.repository.ts';

export type MonthlyPlans = ReturnType<typeof createMonthlyPlans>;

/** What can be given each month. */
export function createMonthlyPlans({
  database,
  clock,
  providers,
}: {
  database: Database;
  clock: Clock;
  providers: ProviderRegistry;
}) {
  return {
    /** By amount; none before an administrator has had them made, or where nobody keeps subscriptions. */
    async list(): Promise<SubscriptionPlan[]> {
      const wallet = providers.current('wallet');
      return wallet ? this.listOf(wallet) : [];
    },

    /** Also of a former one, which goes on charging. */
    async listOf(wallet: WalletProvider): Promise<SubscriptionPlan[]> {
      // The built-in ones need not be made.
      if (wallet.name === 'test') return wallet.subscriptions.ensurePlans(monthlyPlansCents);
      return findPlans(database.query, wallet.name);
    },

    /**
     * For the portal's own command: makes those that are not there yet, at the provider and in the books.
     * @returns how many were missing
     * @throws AppError notOffered
     */
    async ensure(): Promise<number> {
      const wallet = providers.current('wallet');
      if (!wallet) throw notOffered();
      const known = new Set((await this.list()).map(({ amountCents }) => amountCents));
      const missing = monthlyPlansCents.filter((cents) => !known.has(cents));
      if (missing.length === 0) return 0;
      const made = await wallet.subscriptions.ensurePlans(missing);
      await insertPlans(database, wallet.name, made, clock.now());
      return missing.length;
    },
  };
}
