import { z } from 'zod';
import { isDate } from '../dates.ts';
import type { MessageKey } from '../messages.ts';
import { isPlainText } from '../plain-name.ts';
import { tidyText, visibleLine } from '../text.ts';
import { mostAge } from './birth.ts';
import { readMicrochip } from './microchip.ts';

export const error = (key: MessageKey) => ({ error: key });

export const text = (longest: number) =>
  z
    .string(error('required'))
    .transform(tidyText)
    .pipe(z.string().min(1, error('required')).max(longest, error('tooLong')));

/** It stands in mails to people who do not know who wrote it. */
export const petName = (longest: number) =>
  z
    .string(error('nameRequired'))
    .transform(visibleLine)
    .pipe(
      z
        .string()
        .min(1, error('nameRequired'))
        .max(longest, error('tooLong'))
        .refine(isPlainText, error('petNameNotPlain')),
    );

export const choice = <V extends string>({ values }: { values: readonly V[] }) =>
  z.enum(values, error('chooseOption'));
export const yesOrNo = z.boolean(error('chooseOption'));

/** A number, or the text of one, because forms and spreadsheets know only text. */
const numeric = (shape: RegExp, isRight: (value: number) => boolean, message: MessageKey) =>
  z.preprocess(
    (value) => (typeof value === 'string' && shape.test(value.trim()) ? Number(value) : value),
    z.number(error(message)).refine(isRight, error(message)),
  );

export const age = numeric(
  /^(0|[1-9][0-9]{0,2})$/,
  (value) => Number.isInteger(value) && value >= 0 && value <= mostAge,
  'ageInvalid',
);
export const weightKg = numeric(
  /^[0-9]{1,3}(\.[0-9]{1,3})?$/,
  (value) => value > 0 && value <= 300,
  'weightInvalid',
);

export const emptyAsNull = (value: unknown) =>
  value === undefined || (typeof value === 'string' && value.trim() === '') ? null : value;

export const date = z.string(error('invalidDate')).refine(isDate, error('invalidDate'));

/** null: nobody knows. */
export const knownOrNot = <Rule extends z.ZodType>(rule: Rule) =>
  z.preprocess(emptyAsNull, z.nullable(rule));

/** Kept without what stands between its signs. */
export const microchip = z.preprocess(
  (value) => {
    const given = emptyAsNull(value);
    return typeof given === 'string' ? (readMicrochip(given) ?? given) : given;
  },
  z
    .string(error('microchipInvalid'))
    .refine((text) => readMicrochip(text) === text, error('microchipInvalid'))
    .nullable(),
);

export const mostNeeds = 30;
export const longestNeed = 120;
/** In characters: of the rules below, and of the counters in the form. */
export const longestText = {
  name: 80,
  color: 60,
  city: 80,
  need: longestNeed,
  vaccines: 2_000,
  personality: 2_000,
  story: 5_000,
  needs: mostNeeds * longestNeed,
} as const;
