import { bilingualDay } from '../bilingual-day.ts';
import type { CareProduct } from '../catalogues/care-product.ts';
import { foldText } from '../text.ts';
import type { CareFacts } from './care-entry.ts';
import {
  areTooClose,
  countedDoses,
  dueAfter,
  firstDoses,
  isTooEarly,
  seriesEndsFrom,
  seriesOf,
} from './dose-rules.ts';
import type { Doubt, DoubtRule, Known } from './doubt.ts';
import { expired, unlikelyWeight } from './label-doubts.ts';

/**
 * What may be true and is more often a mistake. Each rule looks at one thing and tells at most one doubt, with a message of
 * `domain/error-messages/care.ts` that asks; one more is one more line here. Whoever writes an entry is asked about all of
 * them at once (409 `careUnconfirmed`, by field) and may send it again as confirmed; the browser shows whatever comes.
 */
const rules: readonly DoubtRule[] = [
  repeated,
  tooClose,
  tooEarly,
  endsTooEarly,
  expired,
  unlikelyWeight,
];

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

/** What the schedule says of a dose of a product of the catalogue. */
function scheduled(facts: CareFacts, { pet, entries, products }: Known) {
  const product = products.find(({ id }) => id === facts.productId);
  if (!product) return undefined;
  const alternatives = products.filter((one) => seriesOf(one) === seriesOf(product));
  const given = entries
    .filter((one) => alternatives.some(({ id }) => id === one.productId))
    .toSorted((a, b) => a.onDate.localeCompare(b.onDate));
  return { product, counted: countedDoses(pet, given, alternatives) };
}

function tooClose(facts: CareFacts, known: Known): Doubt | undefined {
  const { product, counted = [] } = scheduled(facts, known) ?? {};
  const near = counted.findLast(
    ({ onDate }) =>
      product && onDate !== facts.onDate && areTooClose(product, onDate, facts.onDate),
  );
  if (!product || !near) return undefined;
  const values = { day: bilingualDay(near.onDate), days: product.shortestDays };
  return { field: 'onDate', reason: { key: 'careDoseTooClose', values } };
}

function tooEarly(facts: CareFacts, known: Known): Doubt | undefined {
  const { product } = scheduled(facts, known) ?? {};
  if (!product || !isTooEarly(known.pet, product, facts.onDate)) return undefined;
  const weeks = product.earliestWeeks;
  return { field: 'onDate', reason: { key: 'careDoseTooEarly', values: { weeks } } };
}

/** Of the last one of the young, before its age and before the day on which the schedule has it. */
function endsTooEarly(facts: CareFacts, known: Known): Doubt | undefined {
  const { pet } = known;
  const { product, counted = [] } = scheduled(facts, known) ?? {};
  if (!product) return undefined;
  const before = counted.filter(({ onDate }) => onDate < facts.onDate);
  const endsFrom = seriesEndsFrom(pet, before, product);
  const due = dueAfter(pet, before, product);
  const isLast = before.length + 1 >= firstDoses(pet, before, product);
  if (!due || due.isBooster || !isLast || endsFrom === undefined) return undefined;
  if (facts.onDate >= endsFrom || facts.onDate >= due.dueOn) return undefined;
  const values = { weeks: product.seriesEndWeeks, day: bilingualDay(due.dueOn) };
  return { field: 'onDate', reason: { key: 'careDoseEndsTooEarly', values } };
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
