import type { CareProduct } from '../catalogues/care-product.ts';
import { addDays, daysBetween } from '../dates.ts';
import { foldText } from '../text.ts';
import type { CareFacts, Treated } from './care-entry.ts';
import { type CareKind, careLimits, type DoseState } from './care-kinds.ts';
import { bornOn } from './pet-age.ts';

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

/** Until this age (in days) the first dose begins the schedule of the young. */
const youngDays = 112;

/**
 * What is due when, the earliest first. Each dose counts from the day on which the one before was given, not from the
 * day on which it was due: one that comes late moves all that follow. A pet of which nothing is written has nothing
 * due, for it may have had everything; from its first entry on, what is not in its record is taken as not given.
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
    const ids = new Set(alternatives.map(({ id }) => id));
    const given = inOrder.filter(({ productId }) => productId !== null && ids.has(productId));
    const next = nextOf(pet, given, alternatives, begunOn);
    if (next) found.push({ ...next, series, state: stateOn(next.dueOn, today) });
  }
  const named = ownDays(inOrder, new Set(products.map(({ id }) => id)));
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

/** Products of the same one replace each other. */
export const seriesOf = ({ kind, series }: Pick<CareProduct, 'kind' | 'series'>): string =>
  `${kind}:${foldText(series)}`;

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

function nextOf(
  pet: Treated,
  given: readonly Dated[],
  alternatives: readonly CareProduct[],
  begunOn: string | undefined,
): Found | undefined {
  const last = given.at(-1);
  const first = given[0];
  if (!last || !first) {
    const product = alternatives.find(({ routine, active }) => routine && active);
    if (!product) return undefined;
    const oldEnoughOn = addDays(bornOn(pet), product.firstWeeks * 7);
    const dueOn = begunOn === undefined ? null : laterOf(oldEnoughOn, begunOn);
    return { ...described(product), dose: 1, isBooster: false, dueOn, lastOn: null };
  }
  const product = alternatives.find(({ id }) => id === last.productId);
  if (!product) return undefined;
  const isYoung = daysBetween(bornOn(pet), first.onDate) < youngDays;
  const firstDoses = isYoung ? product.youngDoses : product.adultDoses;
  const isBooster = given.length >= firstDoses;
  const days = isBooster ? product.boosterDays : product.intervalDays;
  const dueOn = last.nextOn ?? (days === 0 ? undefined : addDays(last.onDate, days));
  if (dueOn === undefined) return undefined;
  return { ...described(product), dose: given.length + 1, isBooster, dueOn, lastOn: last.onDate };
}

const described = (product: CareProduct) => ({ kind: product.kind, product, title: '' });

const laterOf = (one: string, other: string): string => (one > other ? one : other);

/** Of what no schedule holds: a day counts until something of the same name is noted later. */
function ownDays(inOrder: readonly Dated[], known: ReadonlySet<string>): Omit<NextDose, 'state'>[] {
  const latest = new Map<string, Dated & { count: number }>();
  for (const entry of inOrder) {
    if (entry.productId !== null && known.has(entry.productId)) continue;
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
