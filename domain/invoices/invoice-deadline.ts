import { addDays } from '../dates.ts';

/** Days within which one can be asked for also where the month ends sooner: as long as the SAT has to be told of it. */
const leastDays = 3;

/**
 * The last day (YYYY-MM-DD) on which an invoice can still be asked for that was not asked for when the donation was made:
 * its month's, for then the month goes into a global invoice, but never sooner than three days after it.
 * @param paidOn YYYY-MM-DD in the site's time zone
 */
export function lastDayToAskForInvoice(paidOn: string): string {
  const [year, month] = paidOn.split('-').map(Number) as [number, number];
  const endOfMonth = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  const least = addDays(paidOn, leastDays);
  if (least > endOfMonth) return least;
  return endOfMonth;
}
