import { foldText } from '#domain/text.ts';
import type { Operator } from './row-query.ts';

export type TextOperator = Exclude<Operator, 'is null'>;

/** A private-use character, which no text holds, in the place of ñ: folding takes it for a letter of its own. */
export const enye = '\u{e000}';

/** A term with ñ wants ñ; in an alphabetical comparison ñ counts as n. */
export const keepsEnye = (operator: TextOperator, term: string) =>
  /ñ/i.test(term.normalize('NFC')) && ['=', 'in', 'like', 'contains'].includes(operator);

/** As `foldText`, but ñ stays apart from n. */
export const foldKeepingEnye = (text: string) =>
  foldText(text.normalize('NFC').replace(/ñ/gi, enye));

/** Says in JavaScript what the SQL of `sql-predicates.ts` says, for lists that are short and known. */
export function textMatcher(
  operator: TextOperator,
  value: string | readonly string[],
  fold: boolean,
): (candidate: string) => boolean {
  if (typeof value !== 'string') {
    const matchers = value.map((one) => textMatcher('=', one, fold));
    return (candidate) => matchers.some((matches) => matches(candidate));
  }
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
