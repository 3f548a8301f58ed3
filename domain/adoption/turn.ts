import type { ApplicationState } from './application-machine.ts';
import { openStates } from './application-machine.ts';
import { type Appointment, isAhead, type Question } from './application-talk.ts';
import { type ContractBrief, nextToSign } from './contract.ts';

/** Since when each side of an application has been waited for; null of a side that has nothing to do. Instants, UTC ISO 8601. */
export interface Turn {
  rescuerSince: string | null;
  familySince: string | null;
}

/** In these a family waits for the next step of whoever looks after the pet. */
export const answerDue: readonly ApplicationState[] = [
  'received',
  'inReview',
  'conversation',
  'homeVisit',
  'approved',
];

interface Talk {
  questions: readonly Pick<Question, 'answer'>[];
  appointments: readonly Pick<Appointment, 'status' | 'options' | 'chosen' | 'suggested'>[];
}

/** Of the appointments those that wait for the family to choose a time: not where it has suggested others. */
export const choosable = <One extends Talk['appointments'][number]>(
  appointments: readonly One[],
  now: Date,
): One[] =>
  appointments.filter(
    ({ status, options, suggested = [] }) =>
      status === 'proposed' && suggested.length === 0 && options.some((at) => isAhead(at, now)),
  );

/** Those that were agreed on and are to come, the next one first. */
export const agreedAhead = <One extends Talk['appointments'][number]>(
  appointments: readonly One[],
  now: Date,
): One[] =>
  appointments
    .filter(({ status, chosen }) => status === 'agreed' && isAhead(chosen ?? '', now))
    .toSorted((a, b) => (a.chosen ?? '').localeCompare(b.chosen ?? ''));

/** Whether there is a question to answer, or a time to choose. */
export const isFamilyAsked = ({ questions, appointments }: Talk, now: Date): boolean =>
  questions.some(({ answer }) => answer === null) || choosable(appointments, now).length > 0;

interface Asked extends Talk {
  status: ApplicationState;
  contract: Pick<ContractBrief, 'status' | 'signedBy'> | null;
}

/** Whether the family has something to do: to answer, to choose a time, or to sign. */
export const isFamilyWaitedFor = (application: Asked, now: Date): boolean =>
  isFamilyAsked(application, now) || nextToSign(application) === 'family';

interface Standing extends Asked, Turn {
  newsCount: number;
}

/**
 * Whose turn it is after a change of an application that stands like this, with the turns before it. What a family said, or
 * signed, waits for whoever looks after the pet; else they are waited for where the family has nothing to do, and not before an appointment
 * that was agreed on is over.
 * @param by whose change it was; `null` where time alone has passed
 */
export function turnAfter(application: Standing, by: 'rescuer' | 'family' | null, now: Date): Turn {
  const { status, newsCount, appointments, rescuerSince, familySince } = application;
  if (!openStates.includes(status)) return { rescuerSince: null, familySince: null };
  const instant = now.toISOString();
  const isAsked = isFamilyWaitedFor(application, now);
  const isRescuers =
    newsCount > 0 ||
    nextToSign(application) === 'organisation' ||
    (answerDue.includes(status) && !isAsked);
  // Their step begins the wait anew; an answer of the family does not make a longer one shorter.
  const since = by === 'rescuer' ? instant : (rescuerSince ?? instant);
  const last = agreedAhead(appointments, now).at(-1)?.chosen ?? '';
  return {
    rescuerSince: isRescuers ? (newsCount === 0 && last > since ? last : since) : null,
    familySince: isAsked ? (familySince ?? instant) : null,
  };
}
