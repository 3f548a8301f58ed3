import { z } from 'zod';
import { line, optionalLine } from '../accounts/fields.ts';
import { addDays, isDate } from '../dates.ts';
import type { PlainKey } from '../error-messages/error-messages.ts';
import type { MessageKey } from '../messages.ts';
import type { Size, Species } from '../pets/vocabularies.ts';
import { tidyText } from '../text.ts';
import type { ValueOf } from '../vocabulary.ts';
import { type CareKind, operationKind, testResult } from './care-kinds.ts';
import { namesPermethrin } from './permethrin.ts';
import { type Aged, bornFrom } from './pet-age.ts';
import { vetLinkLimits } from './vet-link.ts';

const error = (key: MessageKey) => ({ error: key });

export const emptyAsNull = (value: unknown) =>
  value === undefined || (typeof value === 'string' && value.trim() === '') ? null : value;

export const requiredDate = z.string(error('invalidDate')).refine(isDate, error('invalidDate'));
export const optionalDate = z.preprocess(emptyAsNull, requiredDate.nullable());
const optional = (longest: number) => optionalLine(longest).default('');

/** Said once of whatever is done at one visit. */
const when = {
  /** YYYY-MM-DD */
  onDate: requiredDate,
  vetName: optional(120),
  /** In Mexico the cédula profesional. */
  vetLicence: optional(20),
  clinic: optional(120),
};
const words = {
  text: z
    .string()
    .transform(tidyText)
    .pipe(z.string().max(2_000, error('tooLong')))
    .default(''),
};
const next = { nextOn: optionalDate };
/** As it is read from the label. */
const label = { lot: optional(40), expiresOn: optionalDate, dose: optional(60) };
const scheduled = {
  ...words,
  ...next,
  ...label,
  productId: z.preprocess(emptyAsNull, z.string().max(100).nullable()),
  /** The brand; may be empty where the catalogue’s product is named. */
  product: optional(120),
};
export const grams = z.preprocess(
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

const titled = { title: line(120) };
const parts = {
  vaccine: scheduled,
  deworming: scheduled,
  /** `title`: what was looked for. */
  test: {
    ...words,
    ...next,
    ...titled,
    result: z.enum(testResult.values, error('chooseOption')),
  },
  /** `title`: what it is for. */
  treatment: { ...words, ...next, ...label, product: line(120), title: optional(120) },
  operation: {
    ...words,
    ...next,
    operation: z.enum(operationKind.values, error('chooseOption')),
    title: optional(120),
  },
};
const kindIs = <Kind extends CareKind>(kind: Kind) => ({ kind: z.literal(kind) });

/** One entry of a medical record as somebody writes it, each kind with what belongs to it. Issues carry message keys. */
export const careEntryInput = z.discriminatedUnion(
  'kind',
  [
    z.object({ ...kindIs('vaccine'), ...when, ...parts.vaccine }),
    z.object({ ...kindIs('deworming'), ...when, ...parts.deworming }),
    z.object({ ...kindIs('test'), ...when, ...parts.test }),
    z.object({ ...kindIs('treatment'), ...when, ...parts.treatment }),
    z.object({ ...kindIs('weight'), ...when, ...words, weight: grams }),
    z.object({ ...kindIs('operation'), ...when, ...parts.operation }),
    z.object({ ...kindIs('visit'), ...when, ...words, ...next, ...titled }),
    z.object({
      ...kindIs('note'),
      ...when,
      text: words.text.unwrap().pipe(z.string().min(1, error('required'))),
    }),
  ],
  error('chooseOption'),
);

/** What was done at a visit, each without the day and the vet that the visit has. */
const doneInput = z.discriminatedUnion(
  'kind',
  [
    z.object({ ...kindIs('vaccine'), ...parts.vaccine }),
    z.object({ ...kindIs('deworming'), ...parts.deworming }),
    z.object({ ...kindIs('test'), ...parts.test }),
    z.object({ ...kindIs('treatment'), ...parts.treatment }),
    z.object({ ...kindIs('operation'), ...parts.operation }),
  ],
  error('chooseOption'),
);

/** A whole visit, as a vet writes it who was sent a link. Issues carry message keys. */
export const vetVisitInput = z.object({
  ...when,
  ...words,
  ...next,
  ...titled,
  weight: z.preprocess(emptyAsNull, grams.nullable()),
  vetName: line(120, 'nameRequired'),
  vetLicence: line(20),
  done: z.array(doneInput).max(vetLinkLimits.done, error('valueInvalid')).default([]),
});

/** Said beside an entry or a visit: whoever writes it was asked about its doubts (`entryDoubts`), and means it. */
export const careConfirmation = z.object({ confirmed: z.boolean().default(false) });

/** What only some kinds have, kept together; of the others it is empty. */
export const noDetails = {
  text: '',
  title: '',
  dose: '',
  result: null as ValueOf<typeof testResult> | null,
  operation: null as ValueOf<typeof operationKind> | null,
};
export type CareDetails = typeof noDetails;

export const detailsOf = (entry: CareDetails): object =>
  Object.fromEntries(detailNames.map((name) => [name, entry[name]]));
const detailNames = Object.keys(noDetails) as (keyof CareDetails)[];

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
  vetLicence: string;
  clinic: string;
  weightGrams: number | null;
}

/** As it is kept. */
export interface CareEntry extends CareFacts {
  id: string;
  petId: string;
  authorId: string | null;
  /** Of the family that wrote it: by which application it adopted the pet. */
  adoptionId: string | null;
  /** By whoever had a link for one visit. */
  isByLink: boolean;
  /** Instant from which on it says something else than what was written first. */
  correctedAt: string | null;
  /** Instants. */
  createdAt: string;
  changedAt: string;
  deletedAt: string | null;
  version: number;
}

/** Whether a vet wrote it by a link, and nobody changed it since. */
export const isVets = ({
  isByLink,
  correctedAt,
}: Pick<CareEntry, 'isByLink' | 'correctedAt'>): boolean => isByLink && correctedAt === null;

/** The same shape for each kind: what it has not is empty. */
export function factsOf(value: z.output<typeof careEntryInput>): CareFacts {
  const { weight = null, ...rest } = { weight: null, ...value };
  return {
    ...noDetails,
    productId: null,
    product: '',
    lot: '',
    expiresOn: null,
    nextOn: null,
    ...rest,
    weightGrams: weight,
  };
}

/** The entries that a visit comes to: itself, the weight, and each thing that was done. */
export function factsOfVisit({
  title,
  text,
  nextOn,
  weight,
  done,
  ...shared
}: z.output<typeof vetVisitInput>): CareFacts[] {
  const weighed = weight === null ? [] : [{ kind: 'weight' as const, ...shared, text: '', weight }];
  const all = [
    { kind: 'visit' as const, ...shared, title, text, nextOn },
    ...done.map((one) => ({ ...shared, ...one })),
    ...weighed,
  ];
  return all.map(factsOf);
}

export type Treated = Aged & { species: Species; size?: Size };

/** Nobody’s cat or dog is heavier. */
const heaviest: Readonly<Record<Species, number>> = { cat: 20_000, dog: 120_000 };
const mostYearsAhead = 5;
/** In Mexico 7 or 8 digits; elsewhere with letters. */
const licencePattern = /^[\dA-Za-z][\dA-Za-z .-]{3,19}$/;

/** What is wrong with an entry about this pet, by the names of its fields. `today` is YYYY-MM-DD. */
export function careProblems(
  { onDate, nextOn, weightGrams, vetLicence, product }: CareFacts,
  pet: Treated,
  today: string,
): Partial<Record<'onDate' | 'nextOn' | 'weight' | 'vetLicence' | 'product', PlainKey>> {
  const isTooLate = nextOn !== null && nextOn > addDays(onDate, mostYearsAhead * 366);
  return {
    ...(pet.species === 'cat' && namesPermethrin(product) && { product: 'carePermethrinForCat' }),
    ...(onDate < bornFrom(pet) && { onDate: 'careBeforeBirth' }),
    ...(onDate > today && { onDate: 'careInFuture' }),
    ...(nextOn !== null && nextOn <= onDate && { nextOn: 'careNextNotLater' }),
    ...(isTooLate && { nextOn: 'careNextTooFar' }),
    ...(vetLicence !== '' &&
      !licencePattern.test(vetLicence) && { vetLicence: 'careLicenceInvalid' }),
    ...(weightGrams !== null &&
      weightGrams > heaviest[pet.species] && {
        weight: pet.species === 'cat' ? 'careWeightOfCat' : 'careWeightOfDog',
      }),
  };
}
