import { bilingualDay } from '../bilingual-day.ts';
import type { CareProduct } from '../catalogues/care-product.ts';
import type { Reason } from '../error-messages/error-messages.ts';
import { foldText } from '../text.ts';
import type { CareFacts, Treated } from './care-entry.ts';
import { seriesOf } from './next-doses.ts';

/** What is known while an entry is written. */
interface Known {
  pet: Treated;
  /** Those of the pet that stand, without the one that is asked about; in no order. */
  entries: readonly CareFacts[];
  /** All of the catalogue. */
  products: readonly CareProduct[];
}

interface Doubt {
  /** What somebody would correct if it is wrong. */
  field: 'onDate' | 'productId' | 'lot' | 'expiresOn' | 'weight';
  reason: Reason;
}

type DoubtRule = (facts: CareFacts, known: Known) => Doubt | undefined;

/**
 * What may be true and is more often a mistake. Each rule looks at one thing and tells at most one doubt, with a message of
 * `domain/error-messages/care.ts` that asks; one more is one more line here. Whoever writes an entry is asked about all of
 * them at once (409 `careUnconfirmed`, by field) and may send it again as confirmed; the browser shows whatever comes.
 */
const rules: readonly DoubtRule[] = [repeated];

/** What somebody has to be asked before an entry is stored: nothing of most. */
export const entryDoubts = (facts: CareFacts, known: Known): Doubt[] =>
  rules.flatMap((rule) => rule(facts, known) ?? []);

/** Of what is given in doses. */
function repeated(facts: CareFacts, { entries, products }: Known): Doubt | undefined {
  const what = givenBy(facts, products);
  const same = entries.find(
    (one) => one.onDate === facts.onDate && what !== undefined && givenBy(one, products) === what,
  );
  return (
    same && {
      field: 'onDate',
      reason: { key: 'careDoseRepeated', values: { day: bilingualDay(same.onDate) } },
    }
  );
}

/** The same for doses that do the same. */
function givenBy(
  { kind, productId, product }: CareFacts,
  products: readonly CareProduct[],
): string | undefined {
  if (kind !== 'vaccine' && kind !== 'deworming' && kind !== 'treatment') return undefined;
  const known = products.find(({ id }) => id === productId);
  return known ? seriesOf(known) : `${kind}:own:${foldText(product)}`;
}
