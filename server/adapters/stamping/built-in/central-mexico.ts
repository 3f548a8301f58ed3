/** The hour of central Mexico, in which stamps are dated; without daylight saving since October 2022. */
const offset = '-06:00';
const offsetMs = -6 * 3_600_000;

/** As the SAT writes it: 2026-11-22T09:15:00. */
export const writtenInCentralMexico = (instant: Date): string =>
  new Date(instant.getTime() + offsetMs).toISOString().slice(0, 19);

/** Undefined for what is no date of this form. */
export function instantInCentralMexico(written: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/.test(written)) return undefined;
  const instant = new Date(`${written}${offset}`);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}
