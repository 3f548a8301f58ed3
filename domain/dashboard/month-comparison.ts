/** Months are 'YYYY-MM'. */

/** The months until `last`, oldest first. @param count `last` included */
export function monthsUntil(last: string, count: number): string[] {
  const [year = 0, month = 1] = last.split('-').map(Number);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - count + index, 1)).toISOString().slice(0, 7),
  );
}

/** This month beside the one before and the same one of last year. */
export const comparedMonths = 13;

/** The middle of all values, the lower one of two; null where there are none. */
export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
}
