import { z } from 'zod';
import type { MessageKey } from '../messages.ts';
import { tidyText } from '../text.ts';
import { type ValueOf, vocabulary } from '../vocabulary.ts';
import type { ApplicationState } from './application-machine.ts';

/** What people say about a family that named them as its reference. Instants are UTC ISO 8601. */

export const referenceStates = vocabulary({
  asked: 'preguntada',
  answered: 'respondida',
  /** They would rather not answer. */
  declined: 'declinada',
  /** The time to answer is over. */
  expired: 'vencida',
});
export type ReferenceState = ValueOf<typeof referenceStates>;

export const knownForAnswers = vocabulary({
  underOneYear: 'menos_de_un_ano',
  oneToFive: 'de_uno_a_cinco',
  overFive: 'mas_de_cinco',
});
export type KnownFor = ValueOf<typeof knownForAnswers>;

export const trustAnswers = vocabulary({ yes: 'si', withDoubts: 'con_dudas', no: 'no' });
export type TrustAnswer = ValueOf<typeof trustAnswers>;

export const referenceLimits = {
  /** Days for which a link can be answered, and after which it is mentioned once more. */
  linkDays: 21,
  reminderDays: 5,
  /** Characters. */
  how: 300,
  words: 1_000,
} as const;

/** References are asked while somebody is making up their mind about the family. */
const askingStates: ReadonlySet<ApplicationState> = new Set([
  'inReview',
  'conversation',
  'homeVisit',
]);
export const mayAskReferences = (status: ApplicationState): boolean => askingStates.has(status);

const error = (key: MessageKey) => ({ error: key });
const text = (longest: number) =>
  z
    .string(error('required'))
    .transform(tidyText)
    .pipe(z.string().max(longest, error('tooLong')));

/** Issues carry message keys. */
export const referenceInput = z.object({
  knownFor: z.enum(knownForAnswers.values, error('chooseOption')),
  /** How they know the family. */
  how: text(referenceLimits.how).pipe(z.string().min(1, error('required'))),
  /** Whether they would entrust an animal to the family. */
  trust: z.enum(trustAnswers.values, error('chooseOption')),
  words: text(referenceLimits.words),
});

export type ReferenceAnswer = z.output<typeof referenceInput>;

interface Course {
  answeredAt: string | null;
  declinedAt: string | null;
  openUntil: string;
}

export function referenceState(
  { answeredAt, declinedAt, openUntil }: Course,
  now: Date,
): ReferenceState {
  if (answeredAt !== null) return 'answered';
  if (declinedAt !== null) return 'declined';
  return openUntil <= now.toISOString() ? 'expired' : 'asked';
}
