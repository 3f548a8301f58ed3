import { z } from 'zod';
import { email } from '../accounts/fields.ts';
import type { PlainKey } from '../error-messages/error-messages.ts';
import { languages } from '../language.ts';
import { isPlainText } from '../plain-name.ts';
import { tidyText, visibleLine } from '../text.ts';
import { cardDesigns, longestMessage, longestName, occasions } from './card.ts';

const error = (key: PlainKey) => ({ error: key });

/** Their reader may not know whoever wrote them. */
const name = z
  .string(error('required'))
  .transform(visibleLine)
  .pipe(
    z
      .string()
      .min(1, error('required'))
      .max(longestName, error('tooLong'))
      .refine(isPlainText, error('cardWordsNotPlain')),
  );

const common = {
  occasion: z.enum(occasions.values, error('chooseOption')),
  /** In whose honour or memory: of a person or of an animal. */
  honoree: name,
  /** '' where the card says nothing more. */
  message: z
    .string(error('required'))
    .default('')
    .transform(tidyText)
    .pipe(
      z
        .string()
        .max(longestMessage, error('tooLong'))
        .refine(isPlainText, error('cardWordsNotPlain')),
    ),
  /** Who sends it, as the donor writes it. */
  sender: name,
  saysAmount: z.boolean(error('chooseOption')).default(false),
  design: z.enum(cardDesigns.values, error('chooseOption')),
  /** Of the card's words. */
  language: z.enum(languages, error('chooseOption')),
};

/** What a donor says of the card that goes with a gift. */
export const dedication = z.discriminatedUnion(
  'delivery',
  [
    z.object({
      ...common,
      delivery: z.literal('mail'),
      receiver: email,
      /** YYYY-MM-DD */
      sendOn: z.iso.date(error('invalidDate')),
    }),
    z.object({
      ...common,
      delivery: z.literal('print'),
      receiver: z.unknown().transform(() => ''),
      sendOn: z.unknown().transform(() => null),
    }),
  ],
  error('chooseOption'),
);
export type Dedication = z.output<typeof dedication>;

/** For those that go by mail: from today to the same day of the next year. */
export function isCardDay(day: string, today: string): boolean {
  const lastDay = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  return day >= today && day <= lastDay;
}
