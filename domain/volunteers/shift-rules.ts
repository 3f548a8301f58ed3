import { z } from 'zod';
import { isDate } from '../dates.ts';
import { tidyText, visibleLine } from '../text.ts';
import { type VolunteerTask, volunteerTasks } from './volunteer-words.ts';

export const shiftLimits = {
  /** Characters. */
  place: 200,
  notes: 500,
  places: 40,
  /** Repeated weekly, the first included. */
  weeks: 12,
  /** Hours. */
  longest: 12,
  /** Days ahead that a rota is made for, and that volunteers see. */
  daysAhead: 200,
  daysShown: 56,
  /** To come, of one volunteer. */
  upcoming: 40,
  /** Shown at once. */
  shown: 300,
} as const;

/** Milliseconds before its beginning from which on a shift is not left without a word to the coordinators. */
export const lateNotice = 24 * 3_600_000;

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'timeInvalid');

/** Whole hours and minutes between two times of one day, in minutes; an end that is not later is on the next day. */
export function minutesBetween(from: string, until: string): number {
  const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
  const between = minutes(until) - minutes(from);
  return between > 0 ? between : between + 24 * 60;
}

/** One shift, or one a week for some weeks; by the clocks of the site. */
export const shiftInput = z
  .object({
    task: z.enum(volunteerTasks.values as [VolunteerTask, ...VolunteerTask[]], 'chooseOption'),
    place: z
      .string()
      .transform(visibleLine)
      .pipe(z.string().min(1, 'required').max(shiftLimits.place, 'tooLong')),
    /** YYYY-MM-DD */
    day: z.string().refine(isDate, 'valueInvalid'),
    /** HH:MM */
    from: time,
    until: time,
    places: z
      .number()
      .int('valueInvalid')
      .min(1, 'valueInvalid')
      .max(shiftLimits.places, 'valueInvalid'),
    weeks: z
      .number()
      .int('valueInvalid')
      .min(1, 'valueInvalid')
      .max(shiftLimits.weeks, 'valueInvalid'),
    notes: z.string().transform(tidyText).pipe(z.string().max(shiftLimits.notes, 'tooLong')),
  })
  .superRefine(({ from, until }, context) => {
    if (minutesBetween(from, until) <= shiftLimits.longest * 60) return;
    context.addIssue({ code: 'custom', path: ['until'], message: 'timeInvalid' });
  });

interface Span {
  /** Instants. */
  startsAt: string;
  endsAt: string;
}

/** Whether somebody would have to be at both; one may begin as the other ends. */
export const overlap = (one: Span, other: Span): boolean =>
  one.startsAt < other.endsAt && other.startsAt < one.endsAt;
