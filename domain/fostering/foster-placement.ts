import { z } from 'zod';
import { optionalLine } from '../accounts/fields.ts';
import { isDate } from '../dates.ts';
import type { MessageKey } from '../messages.ts';
import { tidyText } from '../text.ts';
import { type ValueOf, vocabulary } from '../vocabulary.ts';

/** Why an animal left its foster home. */
export const placementEnds = vocabulary({
  back: 'regreso',
  moved: 'otro_hogar',
  adopted: 'adopcion',
  deceased: 'fallecimiento',
  other: 'otro',
});
export type PlacementEnd = ValueOf<typeof placementEnds>;

/** Those that somebody chooses; the portal notes the others when the pet's status says so. */
export const chosenEnds = ['back', 'moved', 'other'] as const satisfies readonly PlacementEnd[];

export const placementLimits = {
  lent: 20,
  lentWords: 80,
  notes: 1_000,
  /** Of one pet, and of one home, in an answer: the latest. */
  listed: 100,
  /** Days before today on which a stay that is entered may have begun. */
  daysBack: 366,
} as const;

const error = (key: MessageKey) => ({ error: key });
const date = z.string(error('invalidDate')).refine(isDate, error('invalidDate'));
const emptyAsNull = (value: unknown) => (value === '' || value === undefined ? null : value);

/** What goes along with the animal and comes back. */
const lentThing = z.object({
  what: optionalLine(placementLimits.lentWords).pipe(z.string().min(1, error('required'))),
  returned: z.boolean().default(false),
});
export type LentThing = z.output<typeof lentThing>;

const plan = {
  /** YYYY-MM-DD; how long it is meant to last. */
  plannedUntil: z.preprocess(emptyAsNull, date.nullable()),
  lent: z.array(lentThing).max(placementLimits.lent, error('tooLong')).default([]),
  notes: z
    .string()
    .transform(tidyText)
    .pipe(z.string().max(placementLimits.notes, error('tooLong')))
    .default(''),
};

export const placementInput = z.object({ startedOn: date, ...plan });
export const placementPlanInput = z.object(plan);
export const placementEndInput = z.object({
  endedOn: date,
  reason: z.enum(chosenEnds, error('chooseOption')),
});

/** A stay of a pet in a home. */
export interface FosterPlacement extends z.output<typeof placementPlanInput> {
  id: string;
  /** null once the home's account was erased. */
  homeId: string | null;
  petId: string;
  startedOn: string;
  /** null while it lasts. */
  endedOn: string | null;
  endReason: PlacementEnd | null;
  createdAt: string;
}
