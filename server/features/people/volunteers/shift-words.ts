import { type Language, locale } from '#domain/language.ts';
import { volunteerLabels } from '#domain/volunteers/volunteer-labels.ts';
import type { Shift } from './shift.ts';

type Named = Pick<Shift, 'task' | 'startsAt' | 'endsAt'>;

/** When it is, by the clocks of a zone: "sábado, 5 de diciembre, 09:00–12:00". */
export function whenOf({ startsAt, endsAt }: Named, language: Language, timeZone: string): string {
  const day = new Date(startsAt).toLocaleDateString(locale[language], {
    ...{ weekday: 'long', day: 'numeric', month: 'long' },
    timeZone,
  });
  const clock = (instant: string) =>
    new Date(instant).toLocaleTimeString(locale[language], {
      ...{ hour: '2-digit', minute: '2-digit' },
      timeZone,
    });
  return `${day}, ${clock(startsAt)}–${clock(endsAt)}`;
}

/** Which one it is, in one line. */
export const shiftInWords = (shift: Named, language: Language, timeZone: string): string =>
  `${volunteerLabels[language].tasks[shift.task]}: ${whenOf(shift, language, timeZone)}`;
