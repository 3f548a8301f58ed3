import type { CareProduct } from '../catalogues/care-product.ts';
import { addDays, daysBetween } from '../dates.ts';
import { foldText } from '../text.ts';
import type { CareFacts, Treated } from './care-entry.ts';
import { bornOn } from './pet-age.ts';

/**
 * When a dose counts, and when the next one is due. The numbers are those of the catalogue, whose rows name the guideline
 * that they come from; the bounds below are those of WSAVA 2024 and AAHA 2022 (doses of the young 2 to 4 weeks apart, the last
 * one at 16 weeks or later) and of ESCCAP GL1 (worms monthly until 6 months of age).
 */

/** Products of the same one replace each other. */
export const seriesOf = ({ kind, series }: Pick<CareProduct, 'kind' | 'series'>): string =>
  `${kind}:${foldText(series)}`;

/** Until this age (in days) the first dose begins the schedule of the young. */
const youngDays = 112;
/** By how long the last of the young may wait for its age. */
const mostDaysLater = 7;
const monthDays = 30;

type Given = Pick<CareFacts, 'onDate' | 'productId'>;

/** The day on which the pet is that old, as young as it can be. */
export const turnsOn = (pet: Treated, weeks: number): string => addDays(bornOn(pet), weeks * 7);

export const isTooEarly = (pet: Treated, { earliestWeeks }: CareProduct, onDate: string) =>
  onDate < turnsOn(pet, earliestWeeks);

/** Of two doses of a schedule, the one that is given by the product. */
export const areTooClose = ({ shortestDays }: CareProduct, one: string, other: string) =>
  Math.abs(daysBetween(one, other)) < Math.max(1, shortestDays);

/**
 * Those that count: not given before their age, nor too soon after one that counts. What does not count stays in the record.
 * @param given of one schedule, the earliest first
 * @param products those of the schedule
 */
export function countedDoses<Dose extends Given>(
  pet: Treated,
  given: readonly Dose[],
  products: readonly CareProduct[],
): Dose[] {
  const counted: Dose[] = [];
  for (const dose of given) {
    const product = products.find(({ id }) => id === dose.productId);
    const last = counted.at(-1);
    if (!product || isTooEarly(pet, product, dose.onDate)) continue;
    if (last && areTooClose(product, last.onDate, dose.onDate)) continue;
    counted.push(dose);
  }
  return counted;
}

/** The last of the first doses of the young is not given before this day; undefined where their number alone counts. */
export function seriesEndsFrom(
  pet: Treated,
  counted: readonly Given[],
  { seriesEndWeeks }: CareProduct,
): string | undefined {
  return seriesEndWeeks > 0 && isYoung(pet, counted) ? turnsOn(pet, seriesEndWeeks) : undefined;
}

const isYoung = (pet: Treated, [first]: readonly Given[]): boolean =>
  first !== undefined && daysBetween(bornOn(pet), first.onDate) < youngDays;

/** How many first doses there are, by the age at which they began. */
export const firstDoses = (
  pet: Treated,
  counted: readonly Given[],
  product: CareProduct,
): number => (isYoung(pet, counted) ? product.youngDoses : product.adultDoses);

/** When the next one is due after those that counted; undefined where none is. */
export function dueAfter(
  pet: Treated,
  counted: readonly Given[],
  product: CareProduct,
): { dueOn: string; isBooster: boolean } | undefined {
  const last = counted.at(-1);
  if (!last) return undefined;
  const needed = firstDoses(pet, counted, product);
  const endsFrom = seriesEndsFrom(pet, counted, product);
  const isAtEndAge = endsFrom === undefined || last.onDate >= endsFrom;
  if (counted.length >= needed && isAtEndAge) {
    const isMonthly = last.onDate < turnsOn(pet, product.monthlyUntilWeeks);
    const days = isMonthly ? monthDays : product.boosterDays;
    return days === 0 ? undefined : { dueOn: addDays(last.onDate, days), isBooster: true };
  }
  const usual = addDays(last.onDate, product.intervalDays);
  const isLast = counted.length + 1 >= needed;
  const waits =
    isLast && endsFrom && usual < endsFrom && daysBetween(usual, endsFrom) <= mostDaysLater;
  return { dueOn: waits ? endsFrom : usual, isBooster: false };
}
