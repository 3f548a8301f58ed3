import { z } from 'zod';
import { optionalLine } from '../accounts/fields.ts';
import type { MessageKey } from '../messages.ts';
import { tidyText } from '../text.ts';
import { type ValueOf, vocabulary } from '../vocabulary.ts';
import {
  type FosterSkill,
  fosterAges,
  fosterLimits,
  fosterSizes,
  fosterSkills,
} from './foster-home.ts';

/** "Can you take two kittens tonight?": a question to the homes that fit. The first yes solves it. */
export const requestStates = vocabulary({
  open: 'abierta',
  solved: 'resuelta',
  expired: 'vencida',
  cancelled: 'cancelada',
});
export type RequestState = ValueOf<typeof requestStates>;

/** What a home answered; `late` is a yes after somebody else's. */
export const requestAnswers = vocabulary({ yes: 'si', no: 'no', late: 'tarde' });
export type RequestAnswer = ValueOf<typeof requestAnswers>;

/** Whether somebody may ask the homes, who do not know them: who manages homes confirms rescuers. */
export const askerStates = vocabulary({
  confirmed: 'confirmado',
  waiting: 'en_espera',
  unknown: 'sin_pedir',
  withoutPet: 'sin_mascotas',
});
export type AskerState = ValueOf<typeof askerStates>;

export const requestLimits = {
  words: 1_000,
  /** Until when an answer is wanted, from now on. */
  hours: [2, 4, 8, 12, 24, 48, 72],
  /** Homes that one question goes to; those that have had no animal the longest come first. */
  homes: 40,
  /** Questions of one person that are open at once. */
  open: 3,
  /** Times that one question is opened again. */
  reopened: 3,
  pickup: 200,
  /** Of a list. */
  shown: 20,
} as const;

const error = (key: MessageKey) => ({ error: key });

const emptyAsNull = (value: unknown) => (value === '' || value === undefined ? null : value);
const someOf = <V extends string>({ values }: { readonly values: readonly V[] }) =>
  z.preprocess(emptyAsNull, z.enum(values as [V, ...V[]], error('chooseOption')).nullable());
const hours = z.coerce
  .number(error('chooseOption'))
  .refine((value) => requestLimits.hours.some((one) => one === value), error('chooseOption'));

/** Whom the homes have to fit. */
const needs = {
  species: z.enum(['cat', 'dog'], error('chooseOption')),
  count: z.coerce
    .number(error('countOfAnimals'))
    .int(error('countOfAnimals'))
    .min(1, error('countOfAnimals'))
    .max(fosterLimits.places, error('countOfAnimals')),
  /** null: of any, or several. */
  age: someOf(fosterAges),
  /** Of dogs. */
  size: someOf(fosterSizes),
  /** What the home has to be able to do. */
  skills: z
    .array(z.enum(fosterSkills.values as [FosterSkill, ...FosterSkill[]], error('chooseOption')))
    .max(fosterSkills.values.length, error('chooseOption'))
    .default([]),
  /** Part of the city's name; '' asks homes of any city. */
  city: optionalLine(fosterLimits.line).default(''),
};

export const fosterNeedsInput = z.object(needs);
export type FosterNeeds = z.output<typeof fosterNeedsInput>;

/** Newborns drink milk every few hours: whoever did not say that they feed by bottle cannot. */
export const skillsNeeded = ({ age, skills }: Pick<FosterNeeds, 'age' | 'skills'>): FosterSkill[] =>
  fosterSkills.values.filter(
    (skill) => skills.includes(skill) || (skill === 'bottle' && age === 'newborn'),
  );

export const fosterRequestInput = z.object({
  ...needs,
  hours,
  /** Where the animals are, for whoever says yes first alone. */
  pickup: optionalLine(requestLimits.pickup).default(''),
  words: z
    .string(error('required'))
    .transform(tidyText)
    .pipe(z.string().min(1, error('required')).max(requestLimits.words, error('tooLong'))),
});

export const reopenInput = z.object({ hours });

export interface FosterRequest extends Omit<z.output<typeof fosterRequestInput>, 'hours'> {
  id: string;
  /** null once the account was erased. */
  authorId: string | null;
  state: Exclude<RequestState, 'expired'>;
  /** Instants. */
  createdAt: string;
  expiresAt: string;
  /** The home that said yes first; null as well once that home is gone. */
  solvedBy: string | null;
  /** How often it was opened again. */
  reopened: number;
}

/** One home that a question goes to. */
export interface FosterAsk {
  id: string;
  requestId: string;
  homeId: string;
  /** Instants. */
  sentAt: string | null;
  answer: RequestAnswer | null;
  answeredAt: string | null;
}

export const requestStateOf = (
  { state, expiresAt }: Pick<FosterRequest, 'state' | 'expiresAt'>,
  now: Date,
): RequestState => (state === 'open' && Date.parse(expiresAt) <= now.getTime() ? 'expired' : state);
