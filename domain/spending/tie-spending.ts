import { addDays } from '../dates.ts';
import type { ExpenseCategory } from '../expenses/expense-kinds.ts';
import {
  type Chosen,
  restrictionOf,
  restrictionsFor,
  type SpendingRules,
} from './spending-rules.ts';

/** Days are YYYY-MM-DD, amounts centavos. */
export interface Gift extends Chosen {
  id: string;
  onDate: string;
  /** What is left of it after refunds and disputes. */
  cents: number;
  petId: string | null;
  campaignId: string | null;
}

export interface Cost {
  id: string;
  onDate: string;
  cents: number;
  category: ExpenseCategory;
  petId: string | null;
  /** Whose gifts are to pay it before all others; null: as the rules say. */
  campaignId: string | null;
}

/** What a campaign's gifts are for. */
export interface CampaignScope extends Chosen {
  petIds: readonly string[];
}

/** Which gifts pay an expense, and how much each. */
export interface PaidCost<OfGift extends Gift, OfCost extends Cost> {
  cost: OfCost;
  parts: { gift: OfGift; cents: number }[];
  uncoveredCents: number;
}

export const isCounted = (cost: Cost, { startsOn, categories }: SpendingRules): boolean =>
  cost.onDate >= startsOn && categories.includes(cost.category);

interface Left<OfGift> {
  gift: OfGift;
  cents: number;
}

/** Spent gifts that a pool may hold on to before it lets them go. */
const mostSpent = 500;

/** Gifts of one purpose, the oldest first. */
class Pool<OfGift extends Gift> {
  #gifts: Left<OfGift>[] = [];
  #next = 0;

  add(gift: OfGift): void {
    this.#gifts.push({ gift, cents: gift.cents });
  }

  /** The oldest with something left, given by that day. */
  head(day: string): Left<OfGift> | undefined {
    while (this.#gifts[this.#next]?.cents === 0) this.#next += 1;
    if (this.#next > mostSpent) {
      this.#gifts = this.#gifts.slice(this.#next);
      this.#next = 0;
    }
    const first = this.#gifts[this.#next];
    return first && first.gift.onDate <= day ? first : undefined;
  }

  rest(): Left<OfGift>[] {
    return this.#gifts.slice(this.#next).filter(({ cents }) => cents > 0);
  }
}

const byDay = (a: Gift | Cost, b: Gift | Cost): number => {
  if (a.onDate !== b.onDate) return a.onDate < b.onDate ? -1 : 1;
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
};

/** The last day of a gift that can pay it. */
export const lastDayFor = ({ onDate }: Cost, { daysBack }: SpendingRules): string =>
  addDays(onDate, daysBack);

/**
 * Which gifts pay which expenses: those of the expense's own purpose first, in the order of the rules, then those without
 * one, each time the oldest first. No gift pays more than is left of it, no expense is paid more than it cost. It depends on
 * nothing else, so the same books come to the same. Both come one after the other, the oldest first, and of gifts that are
 * spent nothing is kept: as much is held as is left of all gifts.
 * @param onSpent told of each gift of which nothing is left
 */
export function createTie<OfGift extends Gift, OfCost extends Cost>(
  campaigns: ReadonlyMap<string, CampaignScope>,
  rules: SpendingRules,
  onSpent: (gift: OfGift) => void = () => {},
) {
  const pools = new Map<string, Pool<OfGift>>();
  const poolNamed = (key: string) => {
    const pool = pools.get(key) ?? new Pool<OfGift>();
    pools.set(key, pool);
    return pool;
  };
  const known = new Map<string, Pool<OfGift>[][]>();
  const poolsFor = (cost: Cost) => {
    const key = `${cost.category} ${cost.petId} ${cost.campaignId}`;
    const found =
      known.get(key) ??
      poolsThatPay(cost, campaigns, rules).map((keys) => keys.map((one) => poolNamed(one)));
    known.set(key, found);
    return found;
  };
  return {
    /** @returns false where it can pay nothing */
    add(gift: OfGift): boolean {
      const pays = gift.onDate >= rules.startsOn && gift.cents > 0;
      if (pays) poolNamed(poolOf(gift)).add(gift);
      return pays;
    },

    /** Once all gifts until `lastDayFor` it are there. @param cost one that counts */
    pay(cost: OfCost): PaidCost<OfGift, OfCost> {
      const day = lastDayFor(cost, rules);
      const parts: { gift: OfGift; cents: number }[] = [];
      let uncoveredCents = cost.cents;
      for (const group of poolsFor(cost)) {
        for (let left = oldest(group, day); left && uncoveredCents > 0; left = oldest(group, day)) {
          const cents = Math.min(left.cents, uncoveredCents);
          left.cents -= cents;
          uncoveredCents -= cents;
          parts.push({ gift: left.gift, cents });
          if (left.cents === 0) onSpent(left.gift);
        }
      }
      return { cost, parts, uncoveredCents };
    },

    /** Gifts of which something is left, and how much. */
    *rest(): Generator<{ gift: OfGift; leftCents: number }> {
      for (const pool of pools.values()) {
        for (const { gift, cents } of pool.rest()) yield { gift, leftCents: cents };
      }
    },
  };
}

function oldest<OfGift extends Gift>(
  group: readonly Pool<OfGift>[],
  day: string,
): Left<OfGift> | undefined {
  let first: Left<OfGift> | undefined;
  for (const pool of group) {
    const head = pool.head(day);
    if (head && (!first || byDay(head.gift, first.gift) < 0)) first = head;
  }
  return first;
}

const general = 'general';

/** By all that its donor chose: what is for a pet's food pays nothing else of it. */
function poolOf(gift: Gift): string {
  const restriction = restrictionOf(gift);
  if (gift.petId !== null) return `pet ${gift.petId} ${restriction}`;
  if (gift.campaignId !== null) return `campaign ${gift.campaignId}`;
  return restriction ? `only ${restriction}` : general;
}

/** In the order in which they pay; those of one group pay by age. */
function poolsThatPay(
  { petId, category, campaignId }: Cost,
  campaigns: ReadonlyMap<string, CampaignScope>,
  rules: SpendingRules,
): string[][] {
  const fitting = restrictionsFor(category, rules);
  const groups = {
    pet: () => (petId === null ? [] : ['', ...fitting].map((one) => `pet ${petId} ${one}`)),
    campaign: () =>
      [...campaigns].flatMap(([id, scope]) => {
        const restriction = restrictionOf(scope);
        const fits = restriction === '' || fitting.includes(restriction);
        return fits && isOfCampaign(petId, scope, restriction) ? `campaign ${id}` : [];
      }),
    kind: () => fitting.map((one) => `only ${one}`),
  };
  // Whoever wrote the expense knows what it was for; no other campaign pays it then.
  const named = campaignId === null ? [] : [[`campaign ${campaignId}`]];
  const order = rules.order.filter((purpose) => campaignId === null || purpose !== 'campaign');
  return [...named, ...order.map((purpose) => groups[purpose]()), [general]];
}

/** One without pets and for no kind of expense names nothing that an expense could be told by. */
const isOfCampaign = (
  petId: string | null,
  { petIds }: CampaignScope,
  restriction: string,
): boolean => (petIds.length === 0 ? restriction !== '' : petId !== null && petIds.includes(petId));
