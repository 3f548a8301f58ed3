import type { z } from 'zod';
import { isPlainKey, type PlainKey, type Reason } from '#domain/error-messages/error-messages.ts';

type Issue = z.core.$ZodIssue;

/** What is wrong with a field, where its schema does not say so by a key of its own. */
export function reasonOf(issue: Issue): Reason {
  if (isPlainKey(issue.message)) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'required' : (expectedKeys[issue.expected] ?? otherwise);
    case 'too_big':
      return tooMuch(issue);
    case 'too_small':
      return tooLittle(issue);
    case 'invalid_value':
      return { key: 'choiceUnknown', values: { choices: issue.values.join(', ') } };
    case 'invalid_format':
      return formatKeys[issue.format] ?? otherwise;
    default:
      return otherwise;
  }
}

const otherwise: PlainKey = 'valueInvalid';

const expectedKeys: Readonly<Record<string, PlainKey>> = {
  string: 'textExpected',
  number: 'numberExpected',
  int: 'wholeNumberExpected',
  boolean: 'flagExpected',
  array: 'listExpected',
  object: 'objectExpected',
  record: 'objectExpected',
};

const formatKeys: Readonly<Record<string, PlainKey>> = { date: 'invalidDate' };

function tooMuch({ origin, maximum }: Extract<Issue, { code: 'too_big' }>): Reason {
  const values = { most: String(maximum) };
  if (origin === 'string') return { key: 'textTooLong', values };
  if (origin === 'array') return { key: 'listTooLong', values };
  return { key: 'numberTooLarge', values };
}

function tooLittle({ origin, minimum }: Extract<Issue, { code: 'too_small' }>): Reason {
  const values = { least: String(minimum) };
  // Who has left it empty has not said it.
  if (minimum === 1 && (origin === 'string' || origin === 'array')) return 'required';
  if (origin === 'string') return { key: 'textTooShort', values };
  if (origin === 'array') return { key: 'listTooShort', values };
  return { key: 'numberTooSmall', values };
}
