import { longDate } from '#app/components/long-date.ts';
import { drivesText } from '#app/i18n/drives.ts';
import type { LoadContext } from '#app/load-context.ts';
import { driveLabels, rowLabel } from '#domain/drives/drive-labels.ts';
import { type Language, locale } from '#domain/language.ts';
import { formatPesos } from '#domain/money.ts';
import { pathFor } from '#domain/site-map.ts';

type Drive = Awaited<ReturnType<LoadContext['app']['drives']['upcomingDrives']>>[number];

/** In a word, whether somebody can still book. */
export function stateOf(drive: Drive, language: Language): string {
  const text = drivesText[language];
  if (drive.state === 'held') return text.sterilized(drive.sterilized ?? 0);
  if (drive.state === 'cancelled') return text.cancelled;
  return drive.isBookable ? text.free(drive.free) : text.closed;
}

/** What a list says of a drive. */
export const driveCard = (drive: Drive, language: Language) => ({
  folio: drive.folio,
  title: drive.title,
  day: longDate(drive.onDate, locale[language]),
  place: drive.place,
  state: stateOf(drive, language),
  isBookable: drive.isBookable,
  href: pathFor('drive', language, { folio: String(drive.folio) }),
});

/** What people want to know first. */
export function driveFacts(drive: Drive, language: Language) {
  const text = drivesText[language];
  const times = drive.slots.map(({ time }) => time);
  return [
    { label: text.day, value: longDate(drive.onDate, locale[language]) },
    { label: text.hours, value: times.join(' · ') },
    { label: text.place, value: drive.place },
    {
      label: text.fee,
      value: drive.feeCents === 0 ? text.noFee : text.feeText(formatPesos(drive.feeCents)),
    },
    {
      label: text.groups,
      value: drive.capacity
        .map((row) => {
          const name = rowLabel(driveLabels[language], row);
          return drive.isBookable ? text.group(name, Math.min(row.free, drive.free)) : name;
        })
        .join('\n'),
    },
  ].filter(({ value }) => value !== '');
}
