import type {
  CardSubscriptions,
  Subscriptions,
} from '#server/adapters/payments/subscription-provider.ts';
import { notOffered, type ProviderRegistry } from '../provider-registry.ts';
import type { MonthlyDonation } from './monthly-donation.ts';

interface Dependencies {
  providers: ProviderRegistry;
}

type Taken = Pick<MonthlyDonation, 'id' | 'method' | 'provider'>;

/** Whoever charges it. @throws AppError providerNotConfigured, notOffered */
export function subscriptionsOf({ providers }: Dependencies, monthly: Taken): Subscriptions {
  if (monthly.method === 'wallet') return providers.of('wallet', monthly).subscriptions;
  return cardSubscriptionsOf({ providers }, monthly);
}

/** Of one that a card pays. @throws as `subscriptionsOf` */
export function cardSubscriptionsOf(
  { providers }: Dependencies,
  monthly: Taken,
): CardSubscriptions {
  const { subscriptions } = providers.of('card', monthly);
  if (!subscriptions) throw notOffered();
  return subscriptions;
}

/** undefined: its provider is not configured, or no longer. */
export const subscriptionsIfAny = (
  { providers }: Dependencies,
  { method, provider }: Taken,
): Subscriptions | undefined => providers.byName(method, provider)?.subscriptions;

/** All who may have monthly donations. */
export const subscriptionNames = ({ providers }: Dependencies): string[] => [
  ...new Set([...providers.names('wallet'), ...providers.names('card')]),
];
