import type { EventDayText } from '#app/i18n/event-day.ts';
import { toCsv } from '#domain/csv.ts';
import type { DayList } from '#domain/events/event-day-calls.ts';
import { eventTitle } from '#domain/events/event-words.ts';
import type { Language } from '#domain/language.ts';
import type { ManagedEvent } from '../event-calls.ts';

/** Attendance and adoptions as a table for spreadsheets: a row for each pet, or one for the event alone. */
export function dayTable(
  event: Pick<ManagedEvent, 'title' | 'address' | 'date'>,
  { visitors, pets }: DayList,
  { columns, yes, no }: EventDayText,
  language: Language,
): string {
  const yesNo = (flag: boolean | null) => (flag === null ? '' : flag ? yes : no);
  const ofEvent = [eventTitle(event, language), event.date, visitors ?? ''];
  const rows = pets.map(({ name, microchip, keeper, attended, foundHome }, index) => [
    ...ofEvent,
    index + 1,
    name,
    microchip ?? '',
    keeper.name,
    keeper.phone,
    yesNo(attended),
    yesNo(foundHome),
  ]);
  const head = [
    columns.event,
    columns.date,
    columns.visitors,
    columns.number,
    columns.pet,
    columns.microchip,
    columns.keeper,
    columns.phone,
    columns.came,
    columns.foundHome,
  ];
  const alone = [...ofEvent, ...head.slice(ofEvent.length).map(() => '')];
  return toCsv([head, ...(rows.length > 0 ? rows : [alone])]);
}
