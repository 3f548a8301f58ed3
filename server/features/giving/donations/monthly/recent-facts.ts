import { LRUCache } from 'lru-cache';
import type { Clock } from '#domain/clock.ts';
import type { SubscriptionFacts } from '#server/adapters/payments/subscription-provider.ts';
import type { MonthlyDonation } from './monthly-donation.ts';

/** Milliseconds for which the provider's answer is shown again without asking. */
const freshFor = 5_000;
/** Donors who look within that time. */
const mostCached = 1_000;

type Facts = SubscriptionFacts | undefined;
type Known = Pick<MonthlyDonation, 'id' | 'status'>;

export type RecentFacts = ReturnType<typeof createRecentFacts>;

/** An answer is of what is stored: once something else has been heard of it, the provider is asked anew. */
const keyOf = ({ id, status }: Known) => `${id} ${status}`;

/**
 * What the provider has just said of monthly donations: however often a donor looks, and at how many windows, it is
 * asked once in a while. Only for showing; in each process its own.
 */
export function createRecentFacts(clock: Clock) {
  const recent = new LRUCache<string, { facts: Promise<Facts>; until: number }>({
    max: mostCached,
  });

  return {
    /** @param ask called where nothing is known, or being asked; what fails is asked again the next time */
    async get(monthly: Known, ask: () => Promise<Facts>): Promise<Facts> {
      const key = keyOf(monthly);
      const known = recent.get(key);
      if (known && known.until > clock.now().getTime()) return known.facts;
      const entry = { facts: ask(), until: Number.POSITIVE_INFINITY };
      recent.set(key, entry);
      try {
        const facts = await entry.facts;
        entry.until = clock.now().getTime() + freshFor;
        return facts;
      } catch (error) {
        if (recent.peek(key) === entry) recent.delete(key);
        throw error;
      }
    },

    /** It has been changed. */
    forget(monthly: Known): void {
      recent.delete(keyOf(monthly));
    },
  };
}
