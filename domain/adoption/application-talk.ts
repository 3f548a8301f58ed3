import { z } from 'zod';
import type { MessageKey } from '../messages.ts';
import { tidyText } from '../text.ts';
import { vocabulary } from '../vocabulary.ts';
import type { HelpRequest } from './help-request.ts';

/** What the family and whoever looks after the pet say to each other about an application. Instants are UTC ISO 8601. */

export const appointmentKind = vocabulary({ call: 'llamada', visit: 'visita' });
export type AppointmentKind = (typeof appointmentKind)['values'][number];

export const appointmentStatus = vocabulary({
  proposed: 'propuesta',
  agreed: 'acordada',
  cancelled: 'cancelada',
});
type AppointmentStatus = (typeof appointmentStatus)['values'][number];

export const visitResults = vocabulary({
  good: 'bien',
  withDoubts: 'con_dudas',
  notFit: 'no_conviene',
  didNotHappen: 'no_se_hizo',
});
export type VisitResult = (typeof visitResults)['values'][number];

export const talkSides = vocabulary({ family: 'familia', rescuer: 'responsable' });
export type TalkSide = (typeof talkSides)['values'][number];

/** Most of each for one application; texts in characters. */
export const talkLimits = {
  questions: 20,
  /** Of both sides together. */
  messages: 100,
  appointments: 10,
  options: 6,
  notes: 100,
  outcomes: 10,
  text: 1_000,
  /** Days ahead of an appointment. */
  daysAhead: 365,
} as const;

export interface Question {
  id: string;
  askedAt: string;
  text: string;
  answer: string | null;
  answeredAt: string | null;
}

/** What one side writes to the other of its own accord. */
export interface TalkMessage {
  id: string;
  writtenAt: string;
  by: TalkSide;
  text: string;
}

export interface Appointment {
  id: string;
  kind: AppointmentKind;
  /** Instants that the family may choose from, the earliest first. */
  options: readonly string[];
  /** Other instants, which the family offers because none of those suits it: whoever decides may choose one. */
  suggested?: readonly string[];
  chosen: string | null;
  status: AppointmentStatus;
  /** As calendars count changes (RFC 5545 §3.8.7.4). */
  sequence: number;
  /** Of the time that is chosen now. */
  reminded: boolean;
}

/** Of those who decide, for themselves. */
export interface ApplicationNote {
  id: string;
  writtenAt: string;
  /** Both null once the account is gone. */
  authorId: string | null;
  author: string | null;
  text: string;
}

/** How a call or visit went: of those who decide, for themselves. */
export interface VisitOutcome {
  id: string;
  notedAt: string;
  kind: AppointmentKind;
  result: VisitResult;
  text: string;
}

export const emptyTalk = {
  questions: [] as readonly Question[],
  messages: [] as readonly TalkMessage[],
  appointments: [] as readonly Appointment[],
  notes: [] as readonly ApplicationNote[],
  outcomes: [] as readonly VisitOutcome[],
  newsCount: 0,
  helpRequests: [] as readonly HelpRequest[],
  helpSince: null,
  reminderOn: null,
};

const error = (key: MessageKey) => ({ error: key });

const talkText = z
  .string(error('required'))
  .transform(tidyText)
  .pipe(z.string().min(1, error('required')).max(talkLimits.text, error('tooLong')));

/** Of a question, an answer, a message, a note. Issues carry message keys. */
export const talkInput = z.object({ text: talkText });

/** Issues carry message keys. */
export const outcomeInput = z.object({
  kind: z.enum(appointmentKind.values, error('chooseOption')),
  result: z.enum(visitResults.values, error('chooseOption')),
  text: z
    .string(error('required'))
    .transform(tidyText)
    .pipe(z.string().max(talkLimits.text, error('tooLong'))),
});

const instant = z.iso
  .datetime({ offset: true, ...error('invalidDate') })
  .transform((text) => new Date(text).toISOString());

/** Times that the other side may choose from: to come, and within a year. Issues carry message keys. */
export const timesInput = (now: Date) =>
  z.object({
    options: z
      .array(
        instant.refine((at) => isAhead(at, now), error('invalidDate')),
        error('required'),
      )
      .transform((options) => [...new Set(options)].sort())
      .pipe(
        z
          .array(z.string())
          .min(1, error('chooseAtLeastOne'))
          .max(talkLimits.options, error('valueInvalid')),
      ),
  });

/** Issues carry message keys. */
export const appointmentInput = (now: Date) =>
  timesInput(now).extend({ kind: z.enum(appointmentKind.values, error('chooseOption')) });

const latest = talkLimits.daysAhead * 86_400_000;

/** Of an instant. */
export const isAhead = (at: string, now: Date): boolean => {
  const wait = Date.parse(at) - now.getTime();
  return wait > 0 && wait <= latest;
};

/** Minutes that it takes, as calendars show it. */
export const minutesOf = { call: 30, visit: 60 } as const satisfies Record<AppointmentKind, number>;
