import { emailProblem } from '../email.ts';
import type { MessageKey } from '../messages.ts';
import { formatPhone, phoneProblem } from '../phone.ts';
import { isPostalCode } from '../postal-codes.ts';
import { tidyText, visibleLine } from '../text.ts';
import {
  type FreeTime,
  freeTimes,
  type VolunteerAge,
  type VolunteerTask,
  volunteerAges,
  volunteerTasks,
  type Weekday,
  weekdays,
} from './volunteer-words.ts';

/** In characters. */
export const volunteerLimits = { name: 120, line: 300, words: 2_000, note: 2_000 } as const;

/** What somebody who would like to volunteer says. */
export interface VolunteerInput {
  tasks: readonly VolunteerTask[];
  days: readonly Weekday[];
  times: readonly FreeTime[];
  age: VolunteerAge | undefined;
  /** Whoever has custody of them; of minors alone. */
  guardian: string;
  guardianPhone: string;
  postalCode: string;
  experience: string;
  why: string;
  name: string;
  phone: string;
  email: string;
}

const texts = [
  'age',
  'guardian',
  'guardianPhone',
  'postalCode',
  'experience',
  'why',
  'name',
  'phone',
  'email',
] as const;

/** A box of the form: a browser sends each by its own name. */
const boxesOf = <Prefix extends string, Value extends string>(
  prefix: Prefix,
  { values }: { readonly values: readonly Value[] },
) => values.map((value) => `${prefix}-${value}` as const);

/** The names of the form's fields. */
export const volunteerFields = [
  ...boxesOf('task', volunteerTasks),
  ...boxesOf('day', weekdays),
  ...boxesOf('time', freeTimes),
  ...texts,
] as const;
export type VolunteerBox = Exclude<(typeof volunteerFields)[number], (typeof texts)[number]>;
/** Those that an error may stand at. */
export type VolunteerField = (typeof volunteerFields)[number] | 'tasks' | 'days' | 'times';

/** A form's texts, as a browser sends them by itself too. */
export function volunteerInputOf(
  typed: Readonly<Partial<Record<VolunteerField, string>>>,
): VolunteerInput {
  const checked = <Value extends string>(
    prefix: string,
    { values }: { readonly values: readonly Value[] },
  ) => values.filter((value) => typed[`${prefix}-${value}` as VolunteerField]);
  const textOf = (name: (typeof texts)[number]) => typed[name] ?? '';
  return {
    tasks: checked('task', volunteerTasks),
    days: checked('day', weekdays),
    times: checked('time', freeTimes),
    age: volunteerAges.fromWire(typed.age),
    guardian: textOf('guardian'),
    guardianPhone: textOf('guardianPhone'),
    postalCode: textOf('postalCode'),
    experience: textOf('experience'),
    why: textOf('why'),
    name: textOf('name'),
    phone: textOf('phone'),
    email: textOf('email'),
  };
}

export const tidyVolunteer = (input: VolunteerInput): VolunteerInput => ({
  ...input,
  guardian: input.age === 'minor' ? visibleLine(input.guardian) : '',
  guardianPhone: input.age === 'minor' ? formatPhone(input.guardianPhone.trim()) : '',
  postalCode: input.postalCode.trim(),
  experience: tidyText(input.experience),
  why: tidyText(input.why),
  name: visibleLine(input.name),
  phone: formatPhone(input.phone.trim()),
  email: input.email.trim(),
});

/** A tidied application that may be sent. */
export type ReadyVolunteer = VolunteerInput & { age: VolunteerAge };

/**
 * What is wrong with a tidied application, by field. Without a schema library, for the public page's sake.
 * @param hasAccount the mailbox is the account's
 */
export function volunteerProblems(
  input: VolunteerInput,
  hasAccount: boolean,
): Partial<Record<VolunteerField, MessageKey>> {
  const { tasks, days, times, age, guardian, guardianPhone, name, phone, email } = input;
  const wrongPhone = phoneProblem(phone, 'phoneRequired');
  const wrongGuardianPhone = age === 'minor' && phoneProblem(guardianPhone, 'phoneRequired');
  return {
    ...(tasks.length === 0 && { tasks: 'chooseOption' }),
    ...(days.length === 0 && { days: 'chooseOption' }),
    ...(times.length === 0 && { times: 'chooseOption' }),
    ...(input.experience.length > volunteerLimits.words && { experience: 'tooLong' }),
    ...(input.why.length > volunteerLimits.words && { why: 'tooLong' }),
    ...(name === '' && { name: 'nameRequired' }),
    ...(name.length > volunteerLimits.name && { name: 'tooLong' }),
    ...(wrongPhone && { phone: wrongPhone }),
    ...(!hasAccount && emailProblem(email)),
    ...(!isPostalCode(input.postalCode) && { postalCode: 'postalCodeInvalid' }),
    ...(age === undefined && { age: 'chooseOption' }),
    ...(age === 'minor' && guardian === '' && { guardian: 'nameRequired' }),
    ...(guardian.length > volunteerLimits.name && { guardian: 'tooLong' }),
    ...(wrongGuardianPhone && { guardianPhone: wrongGuardianPhone }),
  } as Partial<Record<VolunteerField, MessageKey>>;
}
