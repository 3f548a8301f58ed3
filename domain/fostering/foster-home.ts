import { z } from 'zod';
import { line, optionalLine } from '../accounts/fields.ts';
import { isDate } from '../dates.ts';
import type { MessageKey } from '../messages.ts';
import { tidyText } from '../text.ts';
import { type ValueOf, vocabulary } from '../vocabulary.ts';

/** Homes where people look after animals for a time. */

/** `paused` homes are not asked; `ended` ones are not offered any more. Animals that are there stay in either case. */
export const fosterHomeStatus = vocabulary({
  active: 'activo',
  paused: 'pausado',
  ended: 'terminado',
});
export type FosterHomeStatus = ValueOf<typeof fosterHomeStatus>;

export const fosterSpecies = vocabulary({ cat: 'gato', dog: 'perro', both: 'ambos' });
export type FosterSpecies = ValueOf<typeof fosterSpecies>;

/** Who fits into the home, from the smallest to the oldest. */
export const fosterAges = vocabulary({
  newborn: 'recien_nacido',
  young: 'cachorro',
  adult: 'adulto',
  senior: 'mayor',
});
export type FosterAge = ValueOf<typeof fosterAges>;

export const fosterSizes = vocabulary({ small: 'pequeno', medium: 'mediano', large: 'grande' });
export type FosterSize = ValueOf<typeof fosterSizes>;

/** What not everybody can do; whoever says nothing of it cannot. */
export const fosterSkills = vocabulary({
  medication: 'medicinas',
  bottle: 'biberon',
  mothers: 'madres_con_crias',
  recovery: 'recuperacion',
  shy: 'miedosos',
  apart: 'cuarto_aparte',
  transport: 'transporte',
});
export type FosterSkill = ValueOf<typeof fosterSkills>;

export const fosterLimits = {
  places: 20,
  words: 1_000,
  line: 120,
} as const;

const error = (key: MessageKey) => ({ error: key });

const words = z
  .string()
  .transform(tidyText)
  .pipe(z.string().max(fosterLimits.words, error('tooLong')))
  .default('');

/** Each at most once, in the order of the vocabulary. */
const someOf = <V extends string>(of: { readonly values: readonly V[] }) =>
  z
    .array(z.enum(of.values as [V, ...V[]], error('chooseOption')))
    .max(of.values.length, error('chooseOption'))
    .transform((chosen) => of.values.filter((value) => chosen.includes(value)));

const atLeastOneOf = <V extends string>(of: { readonly values: readonly V[] }) =>
  someOf(of).refine((chosen) => chosen.length > 0, error('chooseOption'));

/** A home as somebody offers it. Issues carry message keys. */
export const fosterHomeInput = z.object({
  species: z.enum(fosterSpecies.values, error('chooseOption')),
  /** Animals at once. */
  places: z.coerce
    .number(error('countOfAnimals'))
    .int(error('countOfAnimals'))
    .min(1, error('countOfAnimals'))
    .max(fosterLimits.places, error('countOfAnimals')),
  ages: atLeastOneOf(fosterAges),
  /** Of dogs; cats are of one size. */
  sizes: someOf(fosterSizes),
  skills: someOf(fosterSkills),
  /** Who lives there already. */
  animals: optionalLine(fosterLimits.line).default(''),
  /** What is not possible, and whatever else helps to choose. */
  notes: words,
  city: line(fosterLimits.line),
  /** YYYY-MM-DD; the home is not asked for stays after it. */
  availableUntil: z.preprocess(
    (value) => (value === '' || value === undefined ? null : value),
    z.string(error('invalidDate')).refine(isDate, error('invalidDate')).nullable(),
  ),
});
export type FosterHomeInput = z.output<typeof fosterHomeInput>;

/** As it is kept. */
export interface FosterHome extends FosterHomeInput {
  id: string;
  accountId: string;
  status: FosterHomeStatus;
  /** Instants. */
  createdAt: string;
  changedAt: string;
}
