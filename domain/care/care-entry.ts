import { z } from 'zod';
import { optionalLine } from '../accounts/fields.ts';
import { addDays, isDate } from '../dates.ts';
import type { PlainKey } from '../error-messages/error-messages.ts';
import type { MessageKey } from '../messages.ts';
import type { Species } from '../pets/vocabularies.ts';
import { tidyText } from '../text.ts';
import { type CareKind, operationKind, testResult } from './care-kinds.ts';
import { type Aged, bornFrom } from './pet-age.ts';

const error = (key: MessageKey) => ({ error: key });

const emptyAsNull = (value: unknown) =>
  value === undefined || (typeof value === 'string' && value.trim() === '') ? null : value;

const date = z.string(error('invalidDate')).refine(isDate, error('invalidDate'));
const optionalDate = z.preprocess(emptyAsNull, date.nullable());
const optional = (longest: number) => optionalLine(longest).default('');
const title = (longest: number) =>
  z
    .string(error('required'))
    .pipe(optionalLine(longest))
    .pipe(z.string().min(1, error('required')));

const always = {
  /** YYYY-MM-DD */
  onDate: date,
  text: z
    .string()
    .transform(tidyText)
    .pipe(z.string().max(2_000, error('tooLong')))
    .default(''),
  vetName: optional(120),
};
const next = { nextOn: optionalDate };
/** As it is read from the label. */
const label = { lot: optional(40), expiresOn: optionalDate, dose: optional(60) };
const scheduled = {
  ...always,
  ...next,
  ...label,
  productId: z.preprocess(emptyAsNull, z.string().max(100).nullable()),
  /** The brand; may be empty where the catalogue’s product is named. */
  product: optional(120),
};
const grams = z.preprocess(
  (value) =>
    typeof value === 'string' && /^\d{1,3}([.,]\d{1,3})?$/.test(value.trim())
      ? Number(value.trim().replace(',', '.'))
      : value,
  z
    .number(error('weightInvalid'))
    .gt(0, error('weightInvalid'))
    .max(300, error('weightInvalid'))
    .transform((kilograms) => Math.max(1, Math.round(kilograms * 1_000))),
);

/** One entry of a medical record as somebody writes it, each kind with what belongs to it. Issues carry message keys. */
export const careEntryInput = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('vaccine'), ...scheduled }),
    z.object({ kind: z.literal('deworming'), ...scheduled }),
    z.object({
      kind: z.literal('test'),
      ...always,
      ...next,
      /** What was looked for. */
      title: title(120),
      result: z.enum(testResult.values, error('chooseOption')),
    }),
    z.object({
      kind: z.literal('treatment'),
      ...always,
      ...next,
      ...label,
      product: title(120),
      /** What it is for. */
      title: optional(120),
    }),
    z.object({ kind: z.literal('weight'), ...always, weight: grams }),
    z.object({
      kind: z.literal('operation'),
      ...always,
      ...next,
      operation: z.enum(operationKind.values, error('chooseOption')),
      title: optional(120),
    }),
    z.object({ kind: z.literal('visit'), ...always, ...next, title: title(120) }),
    z.object({
      kind: z.literal('note'),
      ...always,
      text: always.text.unwrap().pipe(z.string().min(1, error('required'))),
    }),
  ],
  error('chooseOption'),
);

/** What only some kinds have. */
export interface CareDetails {
  text: string;
  title: string;
  dose: string;
  result: z.infer<typeof resultOrNone>;
  operation: z.infer<typeof operationOrNone>;
}
const resultOrNone = z.enum(testResult.values).nullable();
const operationOrNone = z.enum(operationKind.values).nullable();

/** Days are YYYY-MM-DD. */
export interface CareFacts extends CareDetails {
  kind: CareKind;
  onDate: string;
  /** Of the catalogue. */
  productId: string | null;
  product: string;
  lot: string;
  /** Best before. */
  expiresOn: string | null;
  nextOn: string | null;
  vetName: string;
  weightGrams: number | null;
}

/** As it is kept. */
export interface CareEntry extends CareFacts {
  id: string;
  petId: string;
  authorId: string | null;
  /** By whoever had a link for one visit. */
  isByLink: boolean;
  /** Instants. */
  createdAt: string;
  changedAt: string;
  deletedAt: string | null;
  version: number;
}

/** The same shape for each kind: what it has not is empty. */
export function factsOf(said: z.output<typeof careEntryInput>): CareFacts {
  const { weight = null, ...rest } = { weight: null, ...said };
  return {
    title: '',
    dose: '',
    result: null,
    operation: null,
    productId: null,
    product: '',
    lot: '',
    expiresOn: null,
    nextOn: null,
    ...rest,
    weightGrams: weight,
  };
}

export type Treated = Aged & { species: Species };

/** Nobody’s cat or dog is heavier. */
const heaviest: Readonly<Record<Species, number>> = { cat: 20_000, dog: 120_000 };
const mostYearsAhead = 5;

/** What is wrong with an entry about this pet, by the names of its fields. `today` is YYYY-MM-DD. */
export function careProblems(
  { onDate, expiresOn, nextOn, weightGrams }: CareFacts,
  pet: Treated,
  today: string,
): Partial<Record<'onDate' | 'expiresOn' | 'nextOn' | 'weight', PlainKey>> {
  const isTooLate = nextOn !== null && nextOn > addDays(onDate, mostYearsAhead * 366);
  return {
    ...(onDate < bornFrom(pet) && { onDate: 'careBeforeBirth' }),
    ...(onDate > today && { onDate: 'careInFuture' }),
    ...(expiresOn !== null && expiresOn < onDate && { expiresOn: 'careProductExpired' }),
    ...(nextOn !== null && nextOn <= onDate && { nextOn: 'careNextNotLater' }),
    ...(isTooLate && { nextOn: 'careNextTooFar' }),
    ...(weightGrams !== null &&
      weightGrams > heaviest[pet.species] && {
        weight: pet.species === 'cat' ? 'careWeightOfCat' : 'careWeightOfDog',
      }),
  };
}
