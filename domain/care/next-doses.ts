import type { CareProduct } from '../catalogues/care-product.ts';
import { addDays, daysBetween } from '../dates.ts';
import { foldText } from '../text.ts';
import type { CareFacts, Treated } from './care-entry.ts';
import { type CareKind, careLimits, type DoseState } from './care-kinds.ts';
import { countedDoses, dueAfter, seriesOf, turnsOn } from './dose-rules.ts';
import { isRenewedBy } from './ended-reminders.ts';

export type Dated = Pick<
  CareFacts,
  'kind' | 'onDate' | 'nextOn' | 'productId' | 'product' | 'title'
>;

/** What comes next of one schedule, or of one entry that names its own day. */
export interface NextDose {
  /** The same for all doses of a schedule. */
  series: string;
  kind: CareKind;
  /** By whose rule it is due; null where an entry alone says so. */
  product: CareProduct | null;
  /** What an entry calls it, where no product of the catalogue does; may be empty. */
  title: string;
  /** 1 for the first one. */
  dose: number;
  isBooster: boolean;
  /** YYYY-MM-DD; null for what is `unrecorded`. */
  dueOn: string | null;
  lastOn: string | null;
  state: DoseState;
}

/**
 * What is due when, the earliest first. Each dose counts from the day on which the one before was given, not from the
 * day on which it was due: one that comes late moves all that follow. A pet of which nothing is written has nothing
 * due, for it may have had everything; from its first entry on, what is not in its record is taken as not given. Doses that
 * do not count (`countedDoses`) stand in the record alone.
 * @param today YYYY-MM-DD
 */
export function nextDoses(
  pet: Treated,
  entries: readonly Dated[],
  products: readonly CareProduct[],
  today: string,
): NextDose[] {
  const inOrder = entries.toSorted((a, b) => a.onDate.localeCompare(b.onDate));
  const begunOn = inOrder[0]?.onDate;
  const found: NextDose[] = [];
  for (const [series, alternatives] of schedulesFor(pet, products)) {
    const next = nextOf(pet, givenOf(inOrder, alternatives), alternatives, begunOn);
    if (next) found.push({ ...next, series, state: stateOn(next.dueOn, today) });
  }
  const named = ownDays(inOrder, products);
  const all = [...found, ...named.map((one) => ({ ...one, state: stateOn(one.dueOn, today) }))];
  return all.sort((a, b) => orderOf(a).localeCompare(orderOf(b)));
}

const orderOf = ({ dueOn, series }: NextDose): string => `${dueOn ?? '9999-99-99'} ${series}`;

export function stateOn(dueOn: string | null, today: string): DoseState {
  if (dueOn === null) return 'unrecorded';
  if (dueOn < today) return 'late';
  if (dueOn === today) return 'today';
  return daysBetween(today, dueOn) <= careLimits.soonDays ? 'soon' : 'planned';
}

function schedulesFor(
  { species }: Treated,
  products: readonly CareProduct[],
): Map<string, CareProduct[]> {
  const schedules = new Map<string, CareProduct[]>();
  for (const product of products) {
    if (product.species !== species && product.species !== 'both') continue;
    const series = seriesOf(product);
    schedules.set(series, [...(schedules.get(series) ?? []), product]);
  }
  return schedules;
}

type Found = Omit<NextDose, 'series' | 'state'>;

/** @param given all doses of the schedule, the earliest first */
function nextOf(
  pet: Treated,
  given: readonly Dated[],
  alternatives: readonly CareProduct[],
  begunOn: string | undefined,
): Found | undefined {
  const counted = countedDoses(pet, given, alternatives);
  const latest = given.at(-1);
  const product = latest
    ? alternatives.find(({ id }) => id === (counted.at(-1) ?? latest).productId)
    : routineOf(alternatives);
  if (!product) return undefined;
  const told = given.find(({ onDate, nextOn }) => nextOn !== null && onDate === latest?.onDate);
  const after = dueAfter(pet, counted, product) ?? {
    dueOn: undefined,
    isBooster: counted.length > 0,
  };
  const first = counted.length === 0 ? firstDue(pet, product, begunOn, latest?.onDate) : undefined;
  const dueOn = told?.nextOn ?? after.dueOn ?? first;
  if (dueOn === undefined) return undefined;
  return {
    ...described(offeredOn(dueOn, pet, product, alternatives)),
    dose: counted.length + 1,
    isBooster: after.isBooster,
    dueOn,
    lastOn: counted.at(-1)?.onDate ?? null,
  };
}

const routineOf = (alternatives: readonly CareProduct[]): CareProduct | undefined =>
  alternatives.find(({ routine, active }) => routine && active);

/** null while nothing is written; after a dose that came too early not before the shortest interval is over. */
function firstDue(
  pet: Treated,
  { firstWeeks, shortestDays }: CareProduct,
  begunOn: string | undefined,
  tooEarlyOn: string | undefined,
): string | null {
  if (begunOn === undefined) return null;
  const again = tooEarlyOn === undefined ? begunOn : addDays(tooEarlyOn, shortestDays);
  return laterOf(turnsOn(pet, firstWeeks), laterOf(begunOn, again));
}

/** What is given in the place of a product that is for younger ones, or not offered any more. */
function offeredOn(
  dueOn: string | null,
  pet: Treated,
  product: CareProduct,
  alternatives: readonly CareProduct[],
): CareProduct {
  const { lastWeeks, active } = product;
  const isOutgrown = dueOn !== null && lastWeeks > 0 && dueOn >= turnsOn(pet, lastWeeks);
  if (active && !isOutgrown) return product;
  const others = alternatives.filter((one) => one.active && one !== product);
  return routineOf(others) ?? others.find((one) => one.lastWeeks === 0) ?? product;
}

/** Those that stand in the record and do not count: given too early, or too soon after another. @returns their ids */
export function uncountedIds(
  pet: Treated,
  entries: readonly (Dated & { id: string })[],
  products: readonly CareProduct[],
): ReadonlySet<string> {
  const found = new Set<string>();
  const inOrder = entries.toSorted((a, b) => a.onDate.localeCompare(b.onDate));
  for (const alternatives of schedulesFor(pet, products).values()) {
    const given = givenOf(inOrder, alternatives);
    const counted = new Set(countedDoses(pet, given, alternatives));
    for (const dose of given) if (!counted.has(dose)) found.add(dose.id);
  }
  return found;
}

function givenOf<Dose extends Dated>(
  inOrder: readonly Dose[],
  alternatives: readonly CareProduct[],
): Dose[] {
  const ids = new Set(alternatives.map(({ id }) => id));
  return inOrder.filter(({ productId }) => productId !== null && ids.has(productId));
}

const described = (product: CareProduct) => ({ kind: product.kind, product, title: '' });

const laterOf = (one: string, other: string): string => (one > other ? one : other);

/** Of what no schedule holds: a day counts until something of the same name, or a dose that does the same, is noted later. */
function ownDays(
  inOrder: readonly Dated[],
  products: readonly CareProduct[],
): Omit<NextDose, 'state'>[] {
  const latest = new Map<string, Dated & { count: number }>();
  for (const entry of inOrder) {
    const product = products.find(({ id }) => id === entry.productId);
    if (product) {
      for (const [series, one] of latest) {
        if (one.onDate < entry.onDate && isRenewedBy(one, product)) latest.delete(series);
      }
      continue;
    }
    const series = `${entry.kind}:own:${foldText(entry.product || entry.title)}`;
    const { count = 0 } = latest.get(series) ?? {};
    latest.set(series, { ...entry, count: count + 1 });
  }
  return [...latest].flatMap(([series, { kind, product, title, nextOn, onDate, count }]) =>
    nextOn === null
      ? []
      : [
          {
            series,
            kind,
            product: null,
            title: product || title,
            dose: count + 1,
            isBooster: false,
            dueOn: nextOn,
            lastOn: onDate,
          },
        ],
  );
}
