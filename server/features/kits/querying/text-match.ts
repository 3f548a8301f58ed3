import { foldKeepingEnye, foldText } from '#domain/text.ts';
import type { Operator } from './row-query.ts';

export type TextOperator = Exclude<Operator, 'is null'>;

/** A term with ñ wants ñ; in an alphabetical comparison ñ counts as n. */
export const keepsEnye = (operator: TextOperator, term: string) =>
  /ñ/i.test(term.normalize('NFC')) && ['=', '!=', 'in', 'like', 'contains'].includes(operator);

/** The text that a pattern looks for anywhere; `undefined` where the operator asks for more, or less, than that. */
export function containedText(operator: Operator, value: string): string | undefined {
  if (operator === 'contains') return value;
  return operator === 'like' ? /^%+([^%]*)%+$/.exec(value)?.[1] : undefined;
}

/** Says in JavaScript what the SQL of `sql-predicates.ts` says, for lists that are short and known. */
export function textMatcher(
  operator: TextOperator,
  value: string | readonly string[],
  fold: boolean,
): (candidate: string) => boolean {
  if (typeof value !== 'string') return listMatcher(value, fold);
  if (operator === '!=') {
    const equals = textMatcher('=', value, fold);
    return (candidate) => !equals(candidate);
  }
  if (!fold) return plainMatcher(operator, value);
  const folded = plainMatcher(operator, foldText(value));
  if (!keepsEnye(operator, value)) return (candidate) => folded(foldText(candidate));
  const strict = plainMatcher(operator, foldKeepingEnye(value));
  return (candidate) => folded(foldText(candidate)) && strict(foldKeepingEnye(candidate));
}

function listMatcher(list: readonly string[], fold: boolean): (candidate: string) => boolean {
  if (!fold) {
    const values = new Set(list);
    return (candidate) => values.has(candidate);
  }
  const [strict, loose] = partition(list, (term) => keepsEnye('in', term));
  const folded = new Set(loose.map(foldText));
  const exact = new Set(strict.map(foldKeepingEnye));
  return (candidate) => folded.has(foldText(candidate)) || exact.has(foldKeepingEnye(candidate));
}

/** Those for which it holds, and the others. */
export function partition<T>(list: readonly T[], holds: (one: T) => boolean): [T[], T[]] {
  return [list.filter(holds), list.filter((one) => !holds(one))];
}

function plainMatcher(operator: TextOperator, value: string): (candidate: string) => boolean {
  switch (operator) {
    case '=':
    case 'in':
      return (candidate) => candidate === value;
    case '!=':
      return (candidate) => candidate !== value;
    case '>':
      return (candidate) => candidate > value;
    case '>=':
      return (candidate) => candidate >= value;
    case '<':
      return (candidate) => candidate < value;
    case '<=':
      return (candidate) => candidate <= value;
    case 'contains':
      return (candidate) => candidate.includes(value);
    case 'like':
      return likeMatcher(value);
  }
}

/** Piece after piece from the left; a regular expression could take for ever on an ill-meant pattern. */
function likeMatcher(pattern: string): (candidate: string) => boolean {
  const [start = '', ...pieces] = pattern.split(/%+/);
  const end = pieces.pop();
  if (end === undefined) return (candidate) => candidate === start;
  return (candidate) => {
    if (!candidate.startsWith(start)) return false;
    let from = start.length;
    for (const piece of pieces) {
      const at = candidate.indexOf(piece, from);
      if (at < 0) return false;
      from = at + piece.length;
    }
    return candidate.endsWith(end) && candidate.length - end.length >= from;
  };
}
