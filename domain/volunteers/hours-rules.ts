import { z } from 'zod';
import { isDate } from '../dates.ts';
import { tidyText } from '../text.ts';
import { type ValueOf, vocabulary } from '../vocabulary.ts';
import { type VolunteerTask, volunteerTasks } from './volunteer-words.ts';

export const hoursStates = vocabulary({
  noted: 'por_confirmar',
  confirmed: 'confirmadas',
  rejected: 'no_confirmadas',
  /** Something else stands for them now. */
  replaced: 'corregidas',
});
export type HoursState = ValueOf<typeof hoursStates>;

export const hoursLimits = {
  /** Minutes in one day, of one volunteer, noted and confirmed together. */
  perDay: 16 * 60,
  /** Days back that a volunteer notes hours of. */
  daysBack: 60,
  note: 300,
  /** Waiting for the coordinators, of one volunteer. */
  waiting: 40,
  /** Shown at once. */
  shown: 200,
} as const;

/** 0: they did not come. */
export const minutesRule = z
  .number()
  .int('valueInvalid')
  .min(0, 'valueInvalid')
  .max(hoursLimits.perDay, 'hoursTooMany');

export const hoursNote = z
  .string()
  .transform(tidyText)
  .pipe(z.string().max(hoursLimits.note, 'tooLong'));

/** What a volunteer has done outside of shifts. */
export const hoursInput = z.object({
  task: z.enum(volunteerTasks.values as [VolunteerTask, ...VolunteerTask[]], 'chooseOption'),
  /** YYYY-MM-DD */
  day: z.string().refine(isDate, 'valueInvalid'),
  minutes: minutesRule.min(1, 'valueInvalid'),
  note: hoursNote,
});

/** "3 h 30 min" */
export function hoursInWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (rest === 0) return `${hours} h`;
  return hours === 0 ? `${rest} min` : `${hours} h ${rest} min`;
}
