import { z } from 'zod';
import { isDate } from '../dates.ts';
import type { MessageKey } from '../messages.ts';
import { species } from '../pets/vocabularies.ts';
import { tidyText, visibleLine } from '../text.ts';
import { keyOfRow } from './drive-capacity.ts';
import { driveLimits } from './drive-machine.ts';
import { capacitySexes } from './drive-words.ts';

const error = (key: MessageKey) => ({ error: key });
const line = (longest: number) =>
  z
    .string(error('required'))
    .transform(visibleLine)
    .pipe(z.string().min(1, error('required')).max(longest, error('tooLong')));
const places = z
  .number(error('valueInvalid'))
  .int(error('valueInvalid'))
  .min(1, error('valueInvalid'))
  .max(driveLimits.places, error('valueInvalid'));

/** The rule of a list of which none may be there twice. */
const once =
  <Item>(keyOf: (item: Item) => string) =>
  (items: readonly Item[]) =>
    new Set(items.map(keyOf)).size === items.length;

/** What staff say of a drive. */
export const driveInput = z.object({
  title: line(driveLimits.title),
  /** YYYY-MM-DD */
  onDate: z.string(error('required')).refine(isDate, error('invalidDate')),
  place: line(driveLimits.place),
  /** What else people should know; may be empty. */
  notes: z
    .string()
    .transform(tidyText)
    .pipe(z.string().max(driveLimits.notes, error('tooLong'))),
  /** The recovery fee of one animal, which is paid on the day; 0 without one. */
  feeCents: z
    .number(error('valueInvalid'))
    .int(error('valueInvalid'))
    .min(0, error('valueInvalid'))
    .max(driveLimits.fee, error('valueInvalid')),
  /** Animals of one household. */
  householdLimit: z
    .number(error('valueInvalid'))
    .int(error('valueInvalid'))
    .min(1, error('valueInvalid'))
    .max(driveLimits.household, error('valueInvalid')),
  slots: z
    .array(
      z.object({
        time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, error('timeInvalid')),
        places,
      }),
    )
    .max(driveLimits.slots, error('valueInvalid'))
    .refine(
      once(({ time }: { time: string }) => time),
      { error: 'driveTwice' },
    )
    .transform((slots) => slots.toSorted((a, b) => (a.time < b.time ? -1 : 1))),
  capacity: z
    .array(
      z.object({
        species: z.enum(species.values),
        sex: z.enum(capacitySexes.values),
        /** Grams. */
        upTo: z.number().int().min(1_000, error('weightInvalid')).max(120_000).nullable(),
        places,
      }),
    )
    .max(driveLimits.rows, error('valueInvalid'))
    .refine(once(keyOfRow), { error: 'driveTwice' }),
});
export type DriveDetails = z.output<typeof driveInput>;
