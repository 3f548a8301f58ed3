import { z } from 'zod';
import { singleKinds } from '../donations/donation-kind.ts';
import type { PlainKey } from '../error-messages/error-messages.ts';
import { smallestDonationCents } from '../money.ts';
import { isPlainText } from '../plain-name.ts';
import { tidyText, visibleLine } from '../text.ts';
import { purposes } from './fundraiser-states.ts';
import { longestAlt, longestOrganizer, longestStory, longestTitle } from './limits.ts';

const error = (key: PlainKey) => ({ error: key });

/** Words of somebody whom their reader does not know. */
const plain = (tidy: (text: string) => string, longest: number) =>
  z
    .string(error('required'))
    .transform(tidy)
    .pipe(
      z.string().max(longest, error('tooLong')).refine(isPlainText, error('cardWordsNotPlain')),
    );
const needed = (tidy: (text: string) => string, longest: number) =>
  plain(tidy, longest).pipe(z.string().min(1, error('required')));

/** A million pesos: what one person's page may ask for. */
const largestGoalCents = 1_000_000_00;

/** A person's own page, as its owner writes it. */
export const fundraiserContent = z.object({
  title: needed(visibleLine, longestTitle),
  story: needed(tidyText, longestStory),
  /** Who asks, as they want to be read. */
  organizer: needed(visibleLine, longestOrganizer),
  goalCents: z
    .number(error('amountInvalid'))
    .refine(
      (cents) =>
        Number.isSafeInteger(cents) && cents >= smallestDonationCents && cents <= largestGoalCents,
      error('fundraiserGoalInvalid'),
    ),
  /** The last day, YYYY-MM-DD. */
  endsOn: z.iso.date(error('invalidDate')),
  /** What its gifts are booked as; where it is for a campaign, they are booked as that says. */
  kind: z.enum(
    singleKinds.filter((kind) => kind !== 'other'),
    error('chooseOption'),
  ),
  purpose: z.enum(purposes.values, error('chooseOption')),
  /** The pet, or the campaign, that it is for. */
  targetId: z
    .string()
    .max(100)
    .nullish()
    .transform((id) => id || null),
  /** What its picture shows. */
  alt: plain(visibleLine, longestAlt).default(''),
});
export type FundraiserContent = z.output<typeof fundraiserContent>;

/** From tomorrow to a year from now. */
export function isFundraiserEnd(day: string, today: string): boolean {
  const lastDay = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  return day > today && day <= lastDay;
}
