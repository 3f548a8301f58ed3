import type { DonationKind } from '../donations/donation-kind.ts';
import type { ExpenseCategory } from '../expenses/expense-kinds.ts';
import type { Bilingual } from '../language.ts';
import type { SpendingRules } from './spending-rules.ts';
import type { Cost, Gift, PaidCost } from './tie-spending.ts';

/** Rows of each list: those with the most money open. */
const mostListed = 100;

interface Given {
  gifts: number;
  givenCents: number;
  tiedCents: number;
}

/** A gift with what its concept was called. */
export interface NamedGift extends Gift {
  concept: Bilingual | null;
}

/** What gifts with one purpose came to. */
export interface PurposeSum extends Given {
  petId: string | null;
  campaignId: string | null;
  /** null of a pet's or a campaign's. */
  kind: DonationKind | null;
  /** Of kind `other`. */
  concept: Bilingual | null;
}

export interface CategorySum {
  category: ExpenseCategory;
  costs: number;
  spentCents: number;
  coveredCents: number;
}

/** What is open of a gift or of an expense. */
interface Open {
  id: string;
  onDate: string;
  cents: number;
  openCents: number;
}
export type OpenGift = Open & Pick<NamedGift, 'petId' | 'campaignId' | 'kind' | 'concept'>;
export type OpenCost = Open & Pick<Cost, 'petId' | 'category'>;

/** What a run came to, in centavos. `ledger` = `before` + `given` - `overdrawn`, `books` = `costsLeftOut` + `spent`. */
export interface SpendingSummary {
  /** No money has moved at all: these are of the test mode. */
  isTest: boolean;
  /** All that the ledger holds. */
  ledgerCents: number;
  /** Of gifts of before the first day of the rules. */
  beforeCents: number;
  /** Of gifts of which more went back than came. */
  overdrawnCents: number;
  gifts: number;
  givenCents: number;
  tiedCents: number;
  /** All that the organisation paid. */
  booksCents: number;
  /** Of before that day, or of kinds that do not count. */
  costsLeftOutCents: number;
  costs: number;
  spentCents: number;
  purposes: PurposeSum[];
  categories: CategorySum[];
  openGifts: OpenGift[];
  openCosts: OpenCost[];
}

/** Adds up a run, one gift and one expense at a time, in whichever order they come. */
export function createSummary(rules: Pick<SpendingRules, 'startsOn'>, isTest: boolean) {
  const sums = {
    ...{ ledgerCents: 0, beforeCents: 0, overdrawnCents: 0, gifts: 0, givenCents: 0, tiedCents: 0 },
    ...{ booksCents: 0, costsLeftOutCents: 0, costs: 0, spentCents: 0 },
  };
  const purposes = new Map<string, PurposeSum>();
  /** When the oldest gift of a purpose was given, whose name for it counts. */
  const since = new Map<string, string>();
  const categories = new Map<ExpenseCategory, CategorySum>();
  const openGifts = topOpen<OpenGift>();
  const openCosts = topOpen<OpenCost>();

  return {
    gift(gift: NamedGift, tiedCents: number): void {
      const { id, onDate, cents, kind, petId, campaignId, concept } = gift;
      sums.ledgerCents += cents;
      if (onDate < rules.startsOn) {
        sums.beforeCents += cents;
        return;
      }
      sums.overdrawnCents += Math.max(0, -cents);
      if (cents <= 0) return;
      const purpose = purposeOf(gift);
      const { productId } = gift;
      const isOfConcept = purpose.concept !== null && productId;
      const key = [purpose.petId, purpose.campaignId, purpose.kind, isOfConcept].join();
      const sum = purposes.get(key) ?? { ...purpose, gifts: 0, givenCents: 0, tiedCents: 0 };
      purposes.set(key, sum);
      const given = `${onDate} ${id}`;
      if (given <= (since.get(key) ?? given)) {
        since.set(key, given);
        sum.concept = purpose.concept;
      }
      for (const one of [sum, sums]) {
        one.gifts += 1;
        one.givenCents += cents;
        one.tiedCents += tiedCents;
      }
      openGifts.add({
        ...{ id, onDate, cents, kind, petId, campaignId, concept },
        openCents: cents - tiedCents,
      });
    },

    leftOut({ cents }: Cost): void {
      sums.booksCents += cents;
      sums.costsLeftOutCents += cents;
    },

    cost({ cost, uncoveredCents }: PaidCost<Gift, Cost>): void {
      const { id, onDate, cents, category, petId } = cost;
      sums.booksCents += cents;
      sums.costs += 1;
      sums.spentCents += cents;
      const sum = categories.get(category) ?? {
        category,
        costs: 0,
        spentCents: 0,
        coveredCents: 0,
      };
      categories.set(category, sum);
      sum.costs += 1;
      sum.spentCents += cents;
      sum.coveredCents += cents - uncoveredCents;
      openCosts.add({ id, onDate, cents, category, petId, openCents: uncoveredCents });
    },

    done: (): SpendingSummary => ({
      isTest,
      ...sums,
      purposes: [...purposes]
        .sort(
          ([a, one], [b, other]) =>
            other.givenCents - other.tiedCents - (one.givenCents - one.tiedCents) ||
            (a < b ? -1 : 1),
        )
        .slice(0, mostListed)
        .map(([, sum]) => sum),
      categories: [...categories.values()].sort((a, b) => b.spentCents - a.spentCents),
      openGifts: openGifts.found(),
      openCosts: openCosts.found(),
    }),
  };
}

/** One pet's or one campaign's, or else of a kind, or of a concept. */
function purposeOf({ kind, concept, petId, campaignId }: NamedGift) {
  if (petId !== null) return { petId, campaignId: null, kind: null, concept: null };
  if (campaignId !== null) return { petId, campaignId, kind: null, concept: null };
  return { petId, campaignId, kind, concept: kind === 'other' ? concept : null };
}

/** Keeps those with the most open of however many there are. */
function topOpen<Of extends Open>() {
  let kept: Of[] = [];
  const cut = () => {
    kept = kept
      .sort(
        (a, b) =>
          b.openCents - a.openCents || (`${a.onDate} ${a.id}` < `${b.onDate} ${b.id}` ? -1 : 1),
      )
      .slice(0, mostListed);
  };
  return {
    add(one: Of): void {
      if (one.openCents === 0) return;
      kept.push(one);
      if (kept.length > mostListed * 10) cut();
    },
    found(): Of[] {
      cut();
      return kept;
    },
  };
}
