import { z } from 'zod';
import { addDays } from '../dates.ts';
import type { Bilingual } from '../language.ts';
import type { MessageKey } from '../messages.ts';
import { tidyText } from '../text.ts';
import { type ValueOf, vocabulary } from '../vocabulary.ts';
import type { ApplicationState } from './application-machine.ts';

/** When a family is asked how the pet is, counted from the adoption. */
export const followUpSteps = vocabulary({
  days3: '3_dias',
  weeks3: '3_semanas',
  months3: '3_meses',
  year1: '1_ano',
});
export type FollowUpStep = ValueOf<typeof followUpSteps>;

export const followUpAnswers = vocabulary({
  well: 'bien',
  doubts: 'dudas',
  help: 'ayuda',
  /** The pet may have to come back: handled as a call for help, in other words. */
  notWorking: 'no_funciona',
});
export type FollowUpAnswer = ValueOf<typeof followUpAnswers>;

export const followUpStates = vocabulary({
  /** Its day has not come. */
  planned: 'por_enviar',
  asked: 'enviado',
  answered: 'respondido',
  /** The time to answer is over. */
  expired: 'vencido',
  /** The pet came back or is not with them any more, or a later one was due as well. */
  ended: 'terminado',
});
export type FollowUpState = ValueOf<typeof followUpStates>;

export const followUpLimits = {
  /** Characters. */
  words: 1_000,
  /** Days for which a link can be answered, and for which a given answer can be changed. */
  linkDays: 30,
  changeDays: 7,
} as const;

/** Of an application: from the adoption on; after a return they can still be read. */
export const hasFollowUps = (status: ApplicationState): boolean =>
  status === 'adopted' || status === 'returned';

/** @param adoptedOn YYYY-MM-DD @returns the days on which the family is asked */
export const followUpDays = (adoptedOn: string): Record<FollowUpStep, string> => ({
  days3: addDays(adoptedOn, 3),
  weeks3: addDays(adoptedOn, 21),
  months3: addDays(adoptedOn, 91),
  year1: addDays(adoptedOn, 365),
});

/** The same days, as pages, contracts and documents announce them: within a sentence. */
export const followUpSchedule: Bilingual = {
  es: 'a los tres días, a las tres semanas, a los tres meses y al año',
  en: 'after three days, three weeks, three months and a year',
};

const error = (key: MessageKey) => ({ error: key });

/** Issues carry message keys. */
export const followUpInput = z.object({
  answer: z.enum(followUpAnswers.values, error('chooseOption')),
  /** Without them, those of an earlier answer stay. */
  words: z
    .string()
    .transform(tidyText)
    .pipe(z.string().max(followUpLimits.words, error('tooLong')))
    .optional(),
});

interface Course {
  sentAt: string | null;
  endedAt: string | null;
  answeredAt: string | null;
  /** Instant; null until it is sent. */
  openUntil: string | null;
}

export function followUpState(
  { sentAt, endedAt, answeredAt, openUntil }: Course,
  now: Date,
): FollowUpState {
  if (answeredAt !== null) return 'answered';
  if (endedAt !== null) return 'ended';
  if (sentAt === null) return 'planned';
  return isOver(openUntil, now) ? 'expired' : 'asked';
}

const isOver = (openUntil: string | null, now: Date) =>
  openUntil === null || openUntil <= now.toISOString();

/** Whether the family may answer, or change what it answered. */
export const mayAnswer = (course: Course, now: Date): boolean =>
  course.sentAt !== null && course.endedAt === null && !isOver(course.openUntil, now);
