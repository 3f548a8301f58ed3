/** The same day of the next month, or its last one. */
export function monthAfter(instant: Date): string {
  const next = new Date(instant);
  next.setUTCDate(1);
  next.setUTCMonth(next.getUTCMonth() + 1);
  const lastDay = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
  next.setUTCDate(Math.min(instant.getUTCDate(), lastDay));
  return next.toISOString();
}
