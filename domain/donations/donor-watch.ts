import { addCalendarMonths } from '../calendar-months.ts';
import { addDays } from '../dates.ts';
import { identifiedDonors } from './identified-donors.ts';
import { type UmaValues, umaOn } from './uma.ts';

const { identifying, reported, withinMonths } = identifiedDonors;

/** Centavos from which the law has a donor identified, and reported, on a day. */
export const thresholdsOn = (values: UmaValues, day: string) => ({
  identifyingCents: identifying * umaOn(values, day),
  reportedCents: reported * umaOn(values, day),
});

/** Days that the watch over a month (YYYY-MM) looks at: the month, and what counts together with its first day. */
export function daysWatched(month: string): { from: string; to: string } {
  const first = `${month}-01`;
  return {
    from: addDays(addCalendarMonths(first, -withinMonths), 1),
    to: addDays(addCalendarMonths(first, 1), -1),
  };
}

/** What the law asks of whoever took the donations: to identify the donor, or to report the donations too. */
export type DonorDuty = 'identify' | 'report';

export interface WatchedGift {
  customerId: string;
  /** YYYY-MM-DD */
  date: string;
  amountCents: number;
}

export interface WatchedDonor<Gift extends WatchedGift> {
  customerId: string;
  duty: DonorDuty;
  /** YYYY-MM-DD in the month: the first day that brought the duty. */
  reachedOn: string;
  /** YYYY-MM-DD: the last day for the report (LFPIORPI art. 23); undefined where none is due. */
  reportBy: string | undefined;
  /** Of the six months up to the donor's last donation in the month, in centavos. */
  totalCents: number;
  /** Those that make the total, oldest first. */
  gifts: Gift[];
}

/**
 * Donors whose donations of a month bring a duty: one of 1,605 times the UMA, or donations that come to that within six
 * months, have them identified; 3,210 times within six months have them reported (LFPIORPI arts. 17 XIII and 18). All
 * donations of the six months count together, also the small ones: that finds too many rather than too few.
 * @param gifts of the days that `daysWatched` names
 * @param month YYYY-MM
 * @param values with that of the month's year (`missingYear`)
 * @returns those to report first, each by the day
 */
export function watchDonors<Gift extends WatchedGift>(
  gifts: readonly Gift[],
  month: string,
  values: UmaValues,
): WatchedDonor<Gift>[] {
  const byDonor = new Map<string, Gift[]>();
  for (const gift of gifts) {
    const known = byDonor.get(gift.customerId);
    if (known) known.push(gift);
    else byDonor.set(gift.customerId, [gift]);
  }
  const found = [...byDonor].flatMap(([customerId, ofDonor]) => {
    const ordered = ofDonor.toSorted((one, other) => (one.date < other.date ? -1 : 1));
    return watchOne(customerId, ordered, { month, values }) ?? [];
  });
  const rank = ({ duty, reachedOn }: WatchedDonor<Gift>) =>
    `${duty === 'report' ? 0 : 1} ${reachedOn}`;
  return found.toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1));
}

function watchOne<Gift extends WatchedGift>(
  customerId: string,
  gifts: readonly Gift[],
  { month, values }: { month: string; values: UmaValues },
): WatchedDonor<Gift> | undefined {
  const inMonth = gifts.filter(({ date }) => date.startsWith(month));
  const last = inMonth.at(-1);
  if (!last) return undefined;
  const sums = sumsByDay(gifts);
  const reaches = (threshold: (day: string) => number) =>
    inMonth.find(({ date }) => (sums.get(date) ?? 0) >= threshold(date))?.date;
  const identifiedOn = reaches((day) => thresholdsOn(values, day).identifyingCents);
  if (identifiedOn === undefined) return undefined;
  const reportedOn = reaches((day) => thresholdsOn(values, day).reportedCents);
  const counted = countedWith(gifts, last.date);
  return {
    customerId,
    duty: reportedOn === undefined ? 'identify' : 'report',
    reachedOn: reportedOn ?? identifiedOn,
    reportBy: reportedOn && `${addCalendarMonths(`${month}-01`, 1).slice(0, 7)}-17`,
    totalCents: sumOf(counted),
    gifts: counted,
  };
}

/** By the day of each donation, what those of the six months up to it come to. @param gifts oldest first */
function sumsByDay(gifts: readonly WatchedGift[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  let sum = 0;
  let counted = 0;
  let left = 0;
  for (const { date } of gifts) {
    for (let gift = gifts[counted]; gift && gift.date <= date; gift = gifts[counted]) {
      sum += gift.amountCents;
      counted += 1;
    }
    const after = addCalendarMonths(date, -withinMonths);
    for (let gift = gifts[left]; gift && gift.date <= after; gift = gifts[left]) {
      sum -= gift.amountCents;
      left += 1;
    }
    sums.set(date, sum);
  }
  return sums;
}

/** The donations of the six months up to a day. */
const countedWith = <Gift extends WatchedGift>(gifts: readonly Gift[], day: string): Gift[] => {
  const after = addCalendarMonths(day, -withinMonths);
  return gifts.filter(({ date }) => date > after && date <= day);
};

const sumOf = (gifts: readonly WatchedGift[]): number =>
  gifts.reduce((sum, { amountCents }) => sum + amountCents, 0);
