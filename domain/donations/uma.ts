import { earliestUma, umaFrom } from './identified-donors.ts';

/** The daily UMA in centavos from a day (YYYY-MM-DD) on, the newest first. */
export type UmaValues = readonly (readonly [day: string, cents: number])[];

/** What a treasurer has entered of a year that the program does not bring. */
export interface EnteredUma {
  year: number;
  cents: number;
}

/** A year's value counts from the first of February on (Ley para determinar el valor de la UMA, art. 5). */
export const firstDayOf = (year: number): string => `${year}-02-01`;

/** Which year's value counts on a day. */
export const umaYearOf = (day: string): number => {
  const year = Number(day.slice(0, 4));
  return day < firstDayOf(year) ? year - 1 : year;
};

/** INEGI publishes it within the first ten days of January (art. 5): from then on a missing one can be asked for. */
const publishedBy = (year: number): string => `${year}-01-10`;

const broughtYears = umaFrom.map(([day]) => Number(day.slice(0, 4)));
const newestBroughtYear = Math.max(...broughtYears);
const oldestBroughtYear = Math.min(...broughtYears);

/** What the program brings, and what was entered of other years. */
export const umaValues = (entered: readonly EnteredUma[]): UmaValues =>
  [
    ...umaFrom,
    ...entered
      .filter(({ year }) => !broughtYears.includes(year))
      .map(({ year, cents }) => [firstDayOf(year), cents] as const),
  ].toSorted(([one], [other]) => (one < other ? 1 : -1));

/** Centavos of the daily UMA on a day. */
export const umaOn = (values: UmaValues, day: string): number =>
  values.find(([from]) => day >= from)?.[1] ?? earliestUma;

/** Of a day the year whose value nobody has entered; undefined where it is known. */
export function missingYear(values: UmaValues, day: string): number | undefined {
  const year = umaYearOf(day);
  const isKnown = year < oldestBroughtYear || values.some(([from]) => from === firstDayOf(year));
  return isKnown ? undefined : year;
}

/** Years whose value can be entered on a day: those that INEGI has published and the program does not bring. */
export function enterableYears(today: string): number[] {
  const thisYear = Number(today.slice(0, 4));
  const last = today >= publishedBy(thisYear) ? thisYear : thisYear - 1;
  const years = Array.from(
    { length: Math.max(0, last - newestBroughtYear) },
    (_, index) => last - index,
  );
  return years.slice(0, mostYears);
}

/** More are never asked for at once: the program is older than that nowhere. */
const mostYears = 20;

/** How much more than the year before a value may be; what is more is a slip of the pen. */
export const mostGrowth = 1.3;

/** Those among the years that can be entered and were not. */
export const missingYears = (entered: readonly EnteredUma[], today: string): number[] =>
  enterableYears(today).filter((year) => !entered.some((one) => one.year === year));
