import { z } from 'zod';
import type { MessageKey } from '../messages.ts';
import { tidyText } from '../text.ts';
import { type ValueOf, vocabulary } from '../vocabulary.ts';
import { fosterLimits } from './foster-home.ts';

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

export const requestLimits = {
  words: 1_000,
  /** Until when an answer is wanted, from now on. */
  hours: [2, 4, 8, 12, 24, 48, 72],
  /** Homes that one question goes to; those that have had no animal the longest come first. */
  homes: 40,
  /** Questions of one person that are open at once. */
  open: 3,
  /** Of a list. */
  shown: 20,
} as const;

const error = (key: MessageKey) => ({ error: key });

export const fosterRequestInput = z.object({
  species: z.enum(['cat', 'dog'], error('chooseOption')),
  count: z.coerce
    .number(error('valueInvalid'))
    .int(error('valueInvalid'))
    .min(1, error('valueInvalid'))
    .max(fosterLimits.places, error('valueInvalid')),
  hours: z.coerce
    .number(error('chooseOption'))
    .refine((hours) => requestLimits.hours.some((one) => one === hours), error('chooseOption')),
  words: z
    .string(error('required'))
    .transform(tidyText)
    .pipe(z.string().min(1, error('required')).max(requestLimits.words, error('tooLong'))),
});

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
