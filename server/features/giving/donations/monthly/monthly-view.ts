import { requireAccount } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { AppError, conflict, notFound } from '#domain/errors.ts';
import { ProviderRefused, ProviderSilent } from '#server/adapters/payments/payment-provider.ts';
import type { SubscriptionFacts } from '#server/adapters/payments/subscription-provider.ts';
import type { ProviderRegistry } from '../provider-registry.ts';
import type { MonthlyBooks } from './monthly-books.ts';
import type { MonthlyDonation } from './monthly-donations.repository.ts';

interface Dependencies {
  providers: ProviderRegistry;
  books: MonthlyBooks;
}

/** A monthly donation as its donor sees it. */
export interface MonthlyView {
  monthly: MonthlyDonation;
  /** What the provider says just now; undefined where it does not answer or knows nothing of it. */
  facts: SubscriptionFacts | undefined;
  /** Pauses and goes on. */
  canPause: boolean;
}

/** @throws AppError unavailable where the provider does not answer, or why it refused */
export async function askProvider<T>(work: Promise<T>): Promise<T> {
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

/** @throws AppError notFound for what is not the viewer's: to others it does not exist */
export function requireOwnMonthly(
  viewer: Viewer,
  monthly: MonthlyDonation | undefined,
): MonthlyDonation {
  const userId = requireAccount(viewer);
  if (monthly?.userId !== userId) throw notFound('monthlyDonation');
  return monthly;
}

export function canPauseAt({ providers }: Dependencies, { provider }: MonthlyDonation): boolean {
  return providers.byName('wallet', provider)?.subscriptions.canPause ?? false;
}

export async function viewOf(
  dependencies: Dependencies,
  monthly: MonthlyDonation,
): Promise<MonthlyView> {
  const { providers, books } = dependencies;
  const wallet = providers.byName('wallet', monthly.provider);
  const { reference } = monthly;
  const facts =
    wallet && reference !== null
      ? await wallet.subscriptions.find(reference).catch((error: unknown) => {
          if (error instanceof ProviderSilent || error instanceof ProviderRefused) return undefined;
          throw error;
        })
      : undefined;
  const after = facts && (await books.takeOver(monthly, facts))?.monthly;
  return { monthly: after ?? monthly, facts, canPause: canPauseAt(dependencies, monthly) };
}
