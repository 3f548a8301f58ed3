import { emailProblem } from '../email.ts';
import type { MessageKey } from '../messages.ts';
import { formatPhone, phoneProblem } from '../phone.ts';
import { isPostalCode } from '../postal-codes.ts';
import { tidyText, visibleLine } from '../text.ts';
import {
  type RescueAnswers,
  type RescueKind,
  type RescueSpecies,
  rescueKinds,
  rescueSpecies,
} from './rescue-words.ts';

/** In characters. */
export const rescueLimits = { name: 120, place: 300, words: 2_000, entry: 2_000 } as const;

/** What somebody reports; what they left open is undefined. */
export interface RescueInput extends Partial<RescueAnswers> {
  kind: RescueKind | undefined;
  species: RescueSpecies | undefined;
  postalCode: string;
  /** Where it is, in words. */
  place: string;
  /** Of the device, after a tap: "19.43261,-99.13321"; '' without one. */
  position: string;
  words: string;
  name: string;
  /** One of the two, or both. */
  phone: string;
  email: string;
}

/** The names of the form's fields. */
export const rescueFields = [
  'kind',
  'species',
  'danger',
  'exposed',
  'alone',
  'postalCode',
  'place',
  'position',
  'words',
  'name',
  'phone',
  'email',
] as const;
export type RescueField = (typeof rescueFields)[number];

const answerOf = (value: string) => (value === 'si' ? true : value === 'no' ? false : undefined);

/** A form's texts, as a browser sends them by itself too. */
export function rescueInputOf(typed: Readonly<Record<RescueField, string>>): RescueInput {
  const { kind, species, danger, exposed, alone, ...texts } = typed;
  return {
    ...texts,
    kind: rescueKinds.fromWire(kind),
    species: rescueSpecies.fromWire(species),
    danger: answerOf(danger),
    exposed: answerOf(exposed),
    alone: answerOf(alone),
  };
}

/** Degrees, to about a meter. */
const position = /^-?\d{1,2}\.\d{1,5},-?\d{1,3}\.\d{1,5}$/;

export const tidyRescue = (input: RescueInput): RescueInput => ({
  ...input,
  postalCode: input.postalCode.trim(),
  place: visibleLine(input.place),
  position: input.position.trim(),
  words: tidyText(input.words),
  name: visibleLine(input.name),
  // Without JavaScript nobody groups its digits.
  phone: formatPhone(input.phone.trim()),
  email: input.email.trim(),
});

/** A tidied report that may be sent. */
export type ReadyRescue = RescueInput &
  RescueAnswers & { kind: RescueKind; species: RescueSpecies };

/** What is wrong with a tidied report, by field. Without a schema library, for the public page's sake. */
export function rescueProblems(input: RescueInput): Partial<Record<RescueField, MessageKey>> {
  const { kind, species, postalCode, place, words, name, phone, email } = input;
  // Who stands there and has tapped their position may know neither.
  const isLocated = position.test(input.position);
  const wrongPhone = phoneProblem(phone);
  return {
    ...(kind === undefined && { kind: 'chooseOption' }),
    ...(species === undefined && { species: 'chooseOption' }),
    ...(input.danger === undefined && { danger: 'chooseOption' }),
    ...(input.exposed === undefined && { exposed: 'chooseOption' }),
    ...(input.alone === undefined && { alone: 'chooseOption' }),
    ...((postalCode !== '' || !isLocated) &&
      !isPostalCode(postalCode) && { postalCode: 'postalCodeInvalid' }),
    ...(place === '' && !isLocated && { place: 'required' }),
    ...(place.length > rescueLimits.place && { place: 'tooLong' }),
    ...(input.position !== '' && !isLocated && { position: 'valueInvalid' }),
    ...(words.length > rescueLimits.words && { words: 'tooLong' }),
    ...(name === '' && { name: 'nameRequired' }),
    ...(name.length > rescueLimits.name && { name: 'tooLong' }),
    ...(wrongPhone && { phone: wrongPhone }),
    ...(email === '' ? phone === '' && { phone: 'phoneOrEmailRequired' } : emailProblem(email)),
  } as Partial<Record<RescueField, MessageKey>>;
}
