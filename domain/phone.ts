import type { MessageKey } from './messages.ts';

/** What people and contact lists write between digits, with the invisible marks that come along when a number is copied. */
const separators = /[\s().\-\u2010-\u2015\p{Cf}]/gu;

/**
 * What stands before the ten digits in Mexico: the country's code, and what was dialed before 2019. No number of ten
 * digits begins with 0 or 1, so one that lacks a digit is not taken for another with a shorter prefix.
 */
const prefixed = /^(?:(?:\+|00)?52(?:1|01|044|045)?|01|044|045)([2-9][0-9]{9})$/;

/**
 * The ten digits of a Mexican telephone: written as 10 digits, as 3-3-4 with dashes, or grouped in any way behind a
 * prefix. Undefined for anything else.
 */
export function parsePhone(text: string): string | undefined {
  if (/^([0-9]{10}|[0-9]{3}-[0-9]{3}-[0-9]{4})$/.test(text)) return text.replaceAll('-', '');
  return prefixed.exec(compact(text))?.[1];
}

/**
 * The digits of a telephone with its country's code, as links to WhatsApp want them: ten are Mexican, others begin with
 * the code, with or without a plus or 00. Undefined for what is none.
 */
export function internationalDigits(text: string): string | undefined {
  const mexican = searchedPhone(text);
  if (mexican !== undefined) return `52${mexican}`;
  return /^(?:\+|00)?([1-9][0-9]{7,14})$/.exec(compact(text))?.[1];
}

/** What is wrong with a trimmed telephone; `missing` where it may not be empty. */
export function phoneProblem(text: string, missing?: MessageKey): MessageKey | undefined {
  if (text === '') return missing;
  if (parsePhone(text) !== undefined) return undefined;
  if (!/^(?:\+|00(?=[0-9]{10}))(?!52)[1-9]/.test(compact(text))) return 'phoneInvalid';
  return missing ? 'phoneForeign' : 'phoneForeignOptional';
}

/**
 * Groups up to ten digits 3-3-rest, also while they are being typed, without their prefix once they are complete. What
 * cannot be a part of ten digits stays as it was written, for people to correct.
 */
export function formatPhone(text: string): string {
  const digits = parsePhone(text) ?? compact(text);
  if (!/^[0-9]{0,10}$/.test(digits)) return text;
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join('-');
}

/** The ten digits of the telephone that somebody looks for, grouped in any way. */
export const searchedPhone = (text: string): string | undefined => parsePhone(formatPhone(text));

const compact = (text: string) => text.replace(separators, '');
