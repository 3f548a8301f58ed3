import type { Clock } from '#domain/clock.ts';
import { AppError, conflict, notFound } from '#domain/errors.ts';
import { ProviderRefused, ProviderSilent } from '#server/adapters/payments/provider-errors.ts';
import type { SubscriptionFacts } from '#server/adapters/payments/subscription-provider.ts';
import type { ProviderRegistry } from '../provider-registry.ts';
import type { MonthlyBooks } from './monthly-books.ts';
import type { MonthlyDonation } from './monthly-donation.ts';
import { openChange } from './plan-changes.ts';
import { subscriptionsIfAny } from './subscriptions-of.ts';

interface Dependencies {
  clock: Clock;
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
  /** The next charge can be moved to another day of the month. */
  canMoveDay: boolean;
  /** The next charge can be left out. */
  canSkip: boolean;
  /** A wallet takes one of its other plans, once the donor has approved it there. */
  canChooseAmount: boolean;
  /** What was chosen so, and waits for the donor. */
  amountChange?: { amountCents: number; approveUrl: string } | undefined;
  /** Of one by card: for the provider's script in the browser; undefined where there is none. */
  publishableKey?: string | undefined;
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

/** What its provider lets a donor do. */
export function offersOf(
  dependencies: Pick<Dependencies, 'providers' | 'clock'>,
  monthly: MonthlyDonation,
): Omit<MonthlyView, 'monthly' | 'facts'> {
  const subscriptions = subscriptionsIfAny(dependencies, monthly);
  const canPause = subscriptions?.canPause ?? false;
  if (monthly.method !== 'card') {
    const canChooseAmount = subscriptions !== undefined && monthly.status === 'active';
    const amountChange = openChange(monthly, dependencies.clock.now());
    return { canPause, canMoveDay: false, canSkip: false, canChooseAmount, amountChange };
  }
  const card = dependencies.providers.byName('card', monthly.provider);
  const canSkip = card?.subscriptions?.canMove ?? false;
  const canMoveDay = canSkip && monthly.interval === 'month';
  const canChooseAmount = false;
  return { canPause, canMoveDay, canSkip, canChooseAmount, publishableKey: card?.publishableKey };
}

export async function viewOf(
  dependencies: Dependencies,
  monthly: MonthlyDonation,
): Promise<MonthlyView> {
  const { books } = dependencies;
  const subscriptions = subscriptionsIfAny(dependencies, monthly);
  const { reference } = monthly;
  const facts =
    subscriptions && reference !== null
      ? await subscriptions.find(reference).catch((error: unknown) => {
          if (error instanceof ProviderSilent || error instanceof ProviderRefused) return undefined;
          throw error;
        })
      : undefined;
  const after = facts && (await books.takeOver(monthly, facts))?.monthly;
  return { monthly: after ?? monthly, facts, ...offersOf(dependencies, after ?? monthly) };
}
