import { tellsContact, tellsReward, tellsStreet } from '../contact-in-words.ts';
import { addDays, isDate } from '../dates.ts';
import { emailProblem } from '../email.ts';
import type { MessageKey } from '../messages.ts';
import { readMicrochip } from '../pets/microchip.ts';
import { isPostalCode } from '../postal-codes.ts';
import { foldText, tidyText, visibleLine } from '../text.ts';
import { noticeLimits } from './notice-limits.ts';
import {
  type NoticeColor,
  type NoticeKind,
  type NoticeSex,
  type NoticeSize,
  type NoticeSpecies,
  noticeColors,
  noticeKinds,
  noticeSexes,
  noticeSizes,
  noticeSpecies,
} from './notice-words.ts';

/** Days back that an animal may have been lost or found. */
const longestAgo = 365;

/** What somebody tells of an animal; what they left open is undefined. */
export interface NoticeInput {
  kind: NoticeKind | undefined;
  species: NoticeSpecies | undefined;
  sex: NoticeSex | undefined;
  size: NoticeSize | undefined;
  color: NoticeColor | undefined;
  /** A second one, or none. */
  otherColor: NoticeColor | undefined;
  /** YYYY-MM-DD */
  happenedOn: string;
  postalCode: string;
  /** The neighborhood, without street and number. */
  area: string;
  /** Of the device, after a tap: "19.43,-99.14"; '' without one. Nothing finer than the square is ever kept. */
  position: string;
  marks: string;
  /** What whoever writes is asked, and what is right; who writes never sees the answer. */
  question: string;
  answer: string;
  /** '' where it has none, or nobody knows. */
  microchip: string;
  email: string;
}

/** The names of the form's fields. */
export const noticeFields = [
  'kind',
  'species',
  'sex',
  'size',
  'color',
  'otherColor',
  'happenedOn',
  'postalCode',
  'area',
  'position',
  'marks',
  'question',
  'answer',
  'microchip',
  'email',
] as const;
export type NoticeField = (typeof noticeFields)[number];

/** A form's texts, as a browser sends them by itself too. */
export function noticeInputOf(typed: Readonly<Record<NoticeField, string>>): NoticeInput {
  const { kind, species, sex, size, color, otherColor, ...texts } = typed;
  return {
    ...texts,
    kind: noticeKinds.fromWire(kind),
    species: noticeSpecies.fromWire(species),
    sex: noticeSexes.fromWire(sex),
    size: noticeSizes.fromWire(size),
    color: noticeColors.fromWire(color),
    otherColor: noticeColors.fromWire(otherColor),
  };
}

const position = /^(-?\d{1,2}\.\d{1,6}),(-?\d{1,3}\.\d{1,6})$/;

/** The square of about a kilometer in which a position lies: its southwest corner, in hundredths of a degree. */
export interface Square {
  south: number;
  west: number;
}

/** Undefined of what is no position. */
export function squareOf(text: string): Square | undefined {
  const [, latitude, longitude] = position.exec(text) ?? [];
  if (latitude === undefined || longitude === undefined) return undefined;
  if (Math.abs(Number(latitude)) > 90 || Math.abs(Number(longitude)) > 180) return undefined;
  return { south: Math.floor(Number(latitude) * 100), west: Math.floor(Number(longitude) * 100) };
}

export const tidyNotice = (input: NoticeInput): NoticeInput => ({
  ...input,
  otherColor: input.otherColor === input.color ? undefined : input.otherColor,
  happenedOn: input.happenedOn.trim(),
  postalCode: input.postalCode.trim(),
  area: visibleLine(input.area),
  position: input.position.trim(),
  marks: tidyText(input.marks),
  question: visibleLine(input.question),
  answer: visibleLine(input.answer),
  microchip: readMicrochip(input.microchip) ?? input.microchip.trim(),
  email: input.email.trim(),
});

/** A tidied notice that may be sent. */
export type ReadyNotice = NoticeInput & {
  kind: NoticeKind;
  species: NoticeSpecies;
  sex: NoticeSex;
  size: NoticeSize;
  color: NoticeColor;
};

type Problems = Partial<Record<NoticeField, MessageKey>>;

/** What everybody will read. */
function wordsProblem(words: string, most: number, isRequired: boolean): MessageKey | undefined {
  if (words === '') return isRequired ? 'required' : undefined;
  if (words.length > most) return 'tooLong';
  if (tellsContact(words)) return 'noticeContact';
  return tellsReward(words) ? 'noticeReward' : undefined;
}

function dayProblem(day: string, today: string): MessageKey | undefined {
  const isRight = isDate(day) && day <= today && day >= addDays(today, -longestAgo);
  return isRight ? undefined : 'noticeDay';
}

function answerProblem({ question, answer }: NoticeInput): MessageKey | undefined {
  if (answer === '') return 'required';
  if (answer.length > noticeLimits.answer) return 'tooLong';
  return foldText(question).includes(foldText(answer)) ? 'answerInQuestion' : undefined;
}

/** What is wrong with a tidied notice, by field. Without a schema library, for the public page's sake. @param today YYYY-MM-DD */
export function noticeProblems(input: NoticeInput, today: string): Problems {
  const { kind, species, sex, size, color, area, marks, question, microchip } = input;
  const areaProblem = tellsStreet(area)
    ? 'noticeStreet'
    : wordsProblem(area, noticeLimits.area, true);
  const found: Record<string, MessageKey | undefined> = {
    kind: kind ? undefined : 'chooseOption',
    species: species ? undefined : 'chooseOption',
    sex: sex ? undefined : 'chooseOption',
    size: size ? undefined : 'chooseOption',
    color: color ? undefined : 'chooseOption',
    happenedOn: dayProblem(input.happenedOn, today),
    postalCode: isPostalCode(input.postalCode) ? undefined : 'postalCodeInvalid',
    area: areaProblem,
    position: input.position === '' || squareOf(input.position) ? undefined : 'valueInvalid',
    marks: wordsProblem(marks, noticeLimits.marks, true),
    question: wordsProblem(question, noticeLimits.question, true),
    answer: answerProblem(input),
    microchip: microchip === '' || readMicrochip(microchip) ? undefined : 'microchipInvalid',
    ...emailProblem(input.email),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem)) as Problems;
}

/** What somebody writes to whoever made a notice; `answer` to its question. */
export interface ContactInput {
  answer: string;
  text: string;
  email: string;
}
export const contactFields = ['answer', 'text', 'email'] as const;
export type ContactField = (typeof contactFields)[number];

export const tidyContact = (input: ContactInput): ContactInput => ({
  answer: visibleLine(input.answer),
  text: tidyText(input.text),
  email: input.email.trim(),
});

/** A first message tells nobody how its author is reached: whoever extorts wants a telephone. */
export function contactProblems(
  { answer, text, email }: ContactInput,
  { isAsked }: { isAsked: boolean },
): Partial<Record<ContactField, MessageKey>> {
  const found: Record<string, MessageKey | undefined> = {
    answer: wordsProblem(answer, noticeLimits.answer, isAsked),
    text: wordsProblem(text, noticeLimits.entry, true),
    ...emailProblem(email),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem));
}

/** A chip by its number; a message goes with it or not. */
export function chipProblems({
  microchip,
  text,
  email,
}: {
  microchip: string;
  text: string;
  email: string;
}): Partial<Record<'microchip' | ContactField, MessageKey>> {
  const hasMessage = text !== '' || email !== '';
  return {
    ...(readMicrochip(microchip) === undefined && { microchip: 'microchipInvalid' }),
    ...(hasMessage && contactProblems({ answer: '', text, email }, { isAsked: false })),
  } as Partial<Record<'microchip' | ContactField, MessageKey>>;
}
