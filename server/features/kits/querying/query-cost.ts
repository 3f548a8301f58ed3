import { type FieldErrors, invalid } from '#domain/errors.ts';
import { foldText } from '#domain/text.ts';
import type { Condition, RowQuery } from './row-query.ts';
import type { Source } from './sql-source.ts';
import { containedText, keepsEnye, type TextOperator } from './text-match.ts';

/**
 * What a query takes of SQLite, which answers nobody else meanwhile: microseconds for each row that it may have to look
 * at, in the worst case, that every row holds the longest text and every condition is tried. 25 make a quarter of a
 * second in 10,000 rows. The figures below were measured; where they differed, the higher one stands.
 */
export const mostCost = 25;

const usualLength = 80;
/** For the whole query, where the indexes that lists are read along do not say enough. */
const rowRead = 1;
const comparison = 0.05;
const perCharacter = {
  compared: 0.00012,
  ordered: 0.0004,
  /** Looked through for a text, and once more for each character of that text. */
  scanned: 0.0012,
  scannedForEach: 0.000034,
  /** Looked through for a piece of a pattern, for each character of that piece. */
  matchedForEach: 0.0018,
  replaced: 0.002,
  folded: 0.055,
  /** Taken apart into the entries of a list. */
  listed: 0.003,
} as const;
/** Telling an age. */
const derivation = 2.4;
/** Calling a function of our own, which folding is. */
const call = 3.5;

type Query<Field extends string> = Pick<RowQuery<Field>, 'where' | 'order'>;
type Sources<Field extends string> = Record<Field, Source>;

/** In the units of `mostCost`; what the site's own lists ask for is below 1. */
export function queryCost<Field extends string>(
  { where, order }: Query<Field>,
  sources: Sources<Field>,
): number {
  const indexed =
    where.every((condition) => isIndexed(condition, sources[condition.field])) &&
    order.every(({ field }) => sources[field].indexed);
  const conditions = where.map((condition) => conditionCost(condition, sources[condition.field]));
  const keys = order.map(
    ({ field }) =>
      comparison +
      (sources[field].derived ? derivation : 0) +
      lengthOf(sources[field]) * perCharacter.ordered,
  );
  return [...conditions, ...keys].reduce((sum, cost) => sum + cost, indexed ? 0 : rowRead);
}

/**
 * Refuses a query that costs more than `mostCost`, before it runs.
 * @returns its cost
 * @throws AppError invalid, at `where.<index>` when a single condition is too much, else at `where`
 */
export function requireAffordable<Field extends string>(
  query: Query<Field>,
  sources: Sources<Field>,
): number {
  const cost = queryCost(query, sources);
  if (cost <= mostCost) return cost;
  const errors: FieldErrors = {};
  for (const [index, condition] of query.where.entries()) {
    const alone = rowRead + conditionCost(condition, sources[condition.field]);
    if (alone > mostCost) errors[`where.${index}`] = ['conditionTooCostly'];
  }
  throw invalid(Object.keys(errors).length > 0 ? errors : { where: ['queryTooCostly'] });
}

/** The indexes hold names and cities folded. */
const isIndexed = (condition: Condition<string>, { indexed, search }: Source) =>
  indexed === true &&
  (search === undefined || (condition.operator !== 'is null' && condition.fold === true));

const lengthOf = ({ longest, type }: Source) =>
  type === 'text' || type === 'list' ? (longest ?? usualLength) : 0;

function conditionCost(condition: Condition<string>, source: Source): number {
  const derived = source.derived ? derivation : 0;
  return derived + comparisonCost(condition, source);
}

function comparisonCost(condition: Condition<string>, source: Source): number {
  if (condition.operator === 'is null') return comparison;
  const { operator, fold } = condition;
  const terms = [condition.value].flat().map(String);
  const folding = fold ? foldingCost(operator, terms, source) : 0;
  const length = lengthOf(source);
  if (source.type === 'list') {
    const listing = fold && source.search ? 0 : length * perCharacter.listed;
    return listing + folding + walkCost(length, terms.join());
  }
  const [pattern = ''] = operator === 'like' || operator === 'contains' ? terms : [];
  const contained = containedText(operator, pattern);
  if (contained !== undefined) return folding + walkCost(length, contained);
  return folding + comparison + length * perCharacter.compared + patternCost(length, pattern);
}

const walkCost = (length: number, term: string) =>
  2 * comparison + length * (perCharacter.scanned + term.length * perCharacter.scannedForEach);

/** What stands before the first wildcard is compared once. */
function patternCost(length: number, pattern: string): number {
  const [, ...pieces] = pattern.split(/%+/);
  const longest = Math.max(0, ...pieces.map((piece) => piece.length));
  return length * Math.min(longest, length) * perCharacter.matchedForEach;
}

/** Of the column, which is folded by the database unless it is kept folded beside itself. */
function foldingCost(operator: TextOperator, terms: readonly string[], source: Source): number {
  if (source.type !== 'text' && source.type !== 'list') return 0;
  const length = lengthOf(source);
  const strict = terms.some((term) => keepsEnye(operator, term));
  const loose = terms.some((term) => !keepsEnye(operator, term));
  if (source.searchKeepsEnye || (source.type === 'list' && source.search)) {
    const replaces = loose && terms.some((term) => foldText(term).includes('n'));
    return replaces ? length * perCharacter.replaced : 0;
  }
  const folded = (strict ? 1 : 0) + (source.search ? 0 : 1);
  return folded * (call + length * perCharacter.folded);
}
