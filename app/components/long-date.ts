const shapes = {
  long: { dateStyle: 'long' },
  short: { day: 'numeric', month: 'short' },
} as const;
/** Making one takes longer than rendering a card. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** A calendar date has no time zone: it is read and written in UTC. */
function formatDate(date: string, localeName: string, shape: keyof typeof shapes): string {
  const name = `${shape} ${localeName}`;
  const options = { ...shapes[shape], timeZone: 'UTC' };
  const format = formats.get(name) ?? new Intl.DateTimeFormat(localeName, options);
  formats.set(name, format);
  return format.format(new Date(`${date}T00:00:00Z`));
}

/** '2026-11-20' as '20 de noviembre de 2026'. */
export const longDate = (date: string, localeName: string): string =>
  formatDate(date, localeName, 'long');

/** '2026-11-20' as '20 nov'. */
export const shortDate = (date: string, localeName: string): string =>
  formatDate(date, localeName, 'short');
