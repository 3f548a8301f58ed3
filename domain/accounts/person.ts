import { emailProblem, normalizeEmail } from '../email.ts';
import type { MessageKey } from '../messages.ts';
import { phoneProblem } from '../phone.ts';
import { visibleLine } from '../text.ts';
import { personLimits } from './person-limits.ts';
import type { Person } from './registration.ts';

/** As a form holds it: outside Mexico it asks for no state. */
export type TypedPerson = Omit<Person, 'federalState'> & Partial<Pick<Person, 'federalState'>>;

type Problems<Field extends string> = Partial<Record<Field, MessageKey>>;

/** What is wrong with a person who registers, in the order of the form. Without a schema library, for the public pages' sake. */
export function personProblems(typed: TypedPerson): Problems<keyof Person> {
  const { name, phone, country, federalState = '', city } = typed;
  return {
    name: lineProblem(name, personLimits.name, 'nameRequired'),
    phone: phoneProblem(phone.trim(), 'phoneRequired'),
    country: lineProblem(country, personLimits.country, 'required'),
    federalState: lineProblem(federalState, personLimits.federalState),
    city: lineProblem(city, personLimits.city, 'required'),
  };
}

export function registrationProblems(
  typed: TypedPerson & { email: string; emailAgain: string },
): Problems<keyof typeof typed> {
  const { name, ...others } = personProblems(typed);
  return {
    name,
    ...emailProblem(typed.email.trim()),
    emailAgain: emailAgainProblem(typed.email, typed.emailAgain.trim()),
    ...others,
  };
}

function lineProblem(text: string, longest: number, missing?: MessageKey): MessageKey | undefined {
  const { length } = visibleLine(text);
  if (length === 0) return missing;
  return length > longest ? 'tooLong' : undefined;
}

function emailAgainProblem(email: string, again: string): MessageKey | undefined {
  if (again === '') return 'emailConfirmationRequired';
  return normalizeEmail(email) === normalizeEmail(again) ? undefined : 'emailsDiffer';
}
