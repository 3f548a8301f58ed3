import { dateIn } from '#domain/clock.ts';

const ofName = /^casa-animal-(\d{4}-\d\d-\d\d)t(\d\d)-(\d\d)-(\d\d)z\.tar\.age$/;

/** @param at instant, UTC ISO 8601, whose milliseconds are left out */
export const archiveName = (at: string): string =>
  `casa-animal-${at.slice(0, 19).replaceAll(':', '-').toLowerCase()}z.tar.age`;

/** When the archive of this name was begun; undefined for files of others. */
export function archiveDate(name: string): Date | undefined {
  const [, day, hours, minutes, seconds] = ofName.exec(name) ?? [];
  const date = new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

type Unit = 'd' | 'w' | 'm' | 'y';

/** Days are the site's, weeks begin on Monday. */
const periods: Record<Unit, (day: string) => string> = {
  d: (day) => day,
  w: (day) => String(Math.floor((Date.parse(day) / 86_400_000 + 3) / 7)),
  m: (day) => day.slice(0, 7),
  y: (day) => day.slice(0, 4),
};

/**
 * The archives that nothing keeps: of so many days, weeks, months and years that have one, the last one stays, and the
 * newest of all in any case. Files of other names are not looked at.
 * @param keep such as `7d,4w,12m`
 */
export function archivesToRemove(
  names: readonly string[],
  keep: string,
  timezone: string,
): string[] {
  const newestFirst = names
    .flatMap((name) => {
      const date = archiveDate(name);
      return date ? [{ name, date, day: dateIn(timezone, date) }] : [];
    })
    .sort((a, b) => b.date.getTime() - a.date.getTime());
  const retained = new Set(newestFirst.slice(0, 1).map(({ name }) => name));
  for (const rule of keep.split(',')) {
    const periodOf = periods[rule.slice(-1) as Unit];
    const seen = new Set<string>();
    for (const { name, day } of newestFirst) {
      const period = periodOf(day);
      if (seen.has(period) || seen.size >= Number.parseInt(rule, 10)) continue;
      seen.add(period);
      retained.add(name);
    }
  }
  return newestFirst.map(({ name }) => name).filter((name) => !retained.has(name));
}
