import { emailProblem } from '../email.ts';
import type { MessageKey } from '../messages.ts';
import { type Sex, type Species, sex, species } from '../pets/vocabularies.ts';
import { formatPhone, phoneProblem } from '../phone.ts';
import { visibleLine } from '../text.ts';
import { type HealthAnswers, healthProblems } from './drive-health.ts';
import { ageBands, reproductions } from './drive-words.ts';

/** In characters. */
export const bookingLimits = { petName: 60, medicine: 200, name: 100 } as const;

/** What somebody tells of an animal for which they book; what they left open is undefined. */
export interface BookingInput extends Partial<Omit<HealthAnswers, 'grams'>> {
  /** HH:MM */
  slot: string;
  petName: string;
  sex: Sex | undefined;
  /** Kilograms, as typed. */
  weight: string;
  medicine: string;
  name: string;
  phone: string;
  email: string;
}

/** The names of the form's fields. */
export const bookingFields = [
  'petName',
  'species',
  'sex',
  'weight',
  'age',
  'reproduction',
  'ill',
  'flatFaced',
  'medicine',
  'slot',
  'name',
  'phone',
  'email',
] as const;
export type BookingField = (typeof bookingFields)[number];

const answerOf = (value: string) => (value === 'si' ? true : value === 'no' ? false : undefined);

/** A form's texts, as a browser sends them by itself too; a group without a choice sends nothing. */
export function bookingInputOf(typed: Readonly<Record<BookingField, string>>): BookingInput {
  return {
    slot: typed.slot ?? '',
    petName: typed.petName,
    species: species.fromWire(typed.species),
    sex: sex.fromWire(typed.sex),
    weight: typed.weight,
    age: ageBands.fromWire(typed.age),
    reproduction: reproductions.fromWire(typed.reproduction),
    ill: answerOf(typed.ill),
    flatFaced: answerOf(typed.flatFaced),
    medicine: typed.medicine,
    name: typed.name,
    phone: typed.phone,
    email: typed.email,
  };
}

export const tidyBooking = (input: BookingInput): BookingInput => ({
  ...input,
  slot: input.slot.trim(),
  petName: visibleLine(input.petName),
  weight: input.weight.trim(),
  medicine: visibleLine(input.medicine),
  name: visibleLine(input.name),
  // Without JavaScript nobody groups its digits.
  phone: formatPhone(input.phone.trim()),
  email: input.email.trim(),
});

const kilograms = /^\d{1,3}(?:[.,]\d{1,3})?(?: ?kg)?$/i;
const mostGrams = 120_000;

/** @returns undefined for what is no weight of a dog or a cat */
export function gramsOf(weight: string): number | undefined {
  if (!kilograms.test(weight)) return undefined;
  const grams = Math.round(Number.parseFloat(weight.replace(',', '.')) * 1_000);
  return grams > 0 && grams <= mostGrams ? grams : undefined;
}

/** A tidied booking that may be sent. */
export type ReadyBooking = BookingInput &
  Omit<HealthAnswers, 'grams'> & { species: Species; sex: Sex };

/** What is wrong with a tidied booking, by field. Without a schema library, for the public page's sake. */
export function bookingProblems(input: BookingInput): Partial<Record<BookingField, MessageKey>> {
  const { petName, medicine, name, phone, email } = input;
  const grams = gramsOf(input.weight);
  const wrongPhone = phoneProblem(phone, 'phoneRequired');
  const choices = ['species', 'sex', 'age', 'reproduction', 'ill', 'flatFaced'] as const;
  const open = choices.filter((field) => input[field] === undefined);
  const health =
    open.length === 0 && grams !== undefined
      ? healthProblems({ ...(input as ReadyBooking), grams })
      : {};
  return {
    ...(petName === '' && { petName: 'nameRequired' }),
    ...(petName.length > bookingLimits.petName && { petName: 'tooLong' }),
    ...Object.fromEntries(open.map((field) => [field, 'chooseOption'])),
    ...(grams === undefined && { weight: 'weightInvalid' }),
    ...health,
    ...(medicine.length > bookingLimits.medicine && { medicine: 'tooLong' }),
    ...(input.slot === '' && { slot: 'chooseOption' }),
    ...(name === '' && { name: 'nameRequired' }),
    ...(name.length > bookingLimits.name && { name: 'tooLong' }),
    ...(wrongPhone && { phone: wrongPhone }),
    ...(email !== '' && emailProblem(email)),
  } as Partial<Record<BookingField, MessageKey>>;
}
