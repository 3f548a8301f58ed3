import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { enye, foldKeepingEnye, foldText } from '#domain/text.ts';
import type { SqlDialect } from '#server/db/dialects/dialect.ts';
import { compare, operand, partsOf } from './compare-texts.ts';
import type { SqlValue } from './prepared-queries.ts';
import type { Predicate, Source } from './sql-source.ts';
import { keepsEnye, type TextOperator } from './text-match.ts';

/** Any of the terms; `strict` tells ñ from n. */
export function foldedList(
  source: Source,
  terms: readonly string[],
  strict: boolean,
  dialect: SqlDialect,
): Predicate {
  // What is equal with ñ apart is equal without, which an index may know sooner.
  const alsoLoose = strict && !source.searchKeepsEnye;
  const list = (slots: readonly SqlValue[], apart: boolean) =>
    sql<SqlBool>`${foldedColumn(source, apart, dialect)} in (${sql.join(slots)})`;
  return {
    shape: `${source.column} ~in${strict ? 'ñ' : ''} ${terms.length}`,
    values: alsoLoose ? [...terms, ...terms.map(withoutEnye)] : terms,
    build: (slots) => {
      if (terms.length === 0) return sql<SqlBool>`1 = 0`;
      const exact = list(slots.slice(0, terms.length), strict);
      return alsoLoose
        ? sql<SqlBool>`(${list(slots.slice(terms.length), false)} and ${exact})`
        : exact;
    },
  };
}

/** Without case and accents. */
export function foldedPredicate(
  source: Source,
  operator: TextOperator,
  term: string,
  dialect: SqlDialect,
): Predicate {
  const strict = keepsEnye(operator, term);
  const text = foldText(term);
  const exact = operand(operator, foldKeepingEnye(term), dialect);
  if (source.searchKeepsEnye) {
    const apart = strict || (isEquality(operator) && !text.includes('n'));
    return {
      shape: `${source.column} ~${operator}${apart ? 'ñ' : ''}`,
      values: [strict ? exact : operand(operator, text, dialect)],
      build: ([value]) => compare(foldedColumn(source, apart, dialect), operator, value, dialect),
    };
  }
  const indexed = source.trigrams && isPattern(operator) && hasTrigram(text);
  const loose = indexed
    ? dialect.pattern(partsOf(operator, text))
    : operand(operator, text, dialect);
  return {
    shape: `${source.column} ~${operator}${indexed ? 3 : ''}${strict ? 'ñ' : ''}`,
    values: strict ? [loose, exact] : [loose],
    build: ([value, exactValue]) => {
      const matchesLoosely = indexed
        ? sql<SqlBool>`${dialect.petNameMatches(value)}`
        : compare(foldedColumn(source, false, dialect), operator, value, dialect);
      if (!strict) return matchesLoosely;
      const matches = compare(foldedColumn(source, true, dialect), operator, exactValue, dialect);
      // What differs with ñ apart may be the same without.
      return operator === '!='
        ? sql<SqlBool>`(${matchesLoosely} or ${matches})`
        : sql<SqlBool>`(${matchesLoosely} and ${matches})`;
    },
  };
}

/** The text as folded terms are compared with it: `apart` tells ñ from n. */
function foldedColumn(
  { column, search, searchKeepsEnye }: Source,
  apart: boolean,
  dialect: SqlDialect,
): RawBuilder<string> {
  const text = sql.ref<string>(column);
  if (search && searchKeepsEnye) {
    const folded = sql.ref<string>(search);
    return apart ? sql`${folded}` : sql`replace(${folded}, ${sql.lit(enye)}, 'n')`;
  }
  if (apart) {
    const marked = sql<string>`replace(replace(${text}, ${sql.lit('ñ')}, ${sql.lit(enye)}), ${sql.lit('Ñ')}, ${sql.lit(enye)})`;
    return sql`${dialect.fold(marked)}`;
  }
  return search ? sql`${sql.ref(search)}` : sql`${dialect.fold(text)}`;
}

const withoutEnye = (folded: string) => folded.replaceAll(enye, 'n');

const isEquality = (operator: TextOperator) =>
  operator === '=' || operator === '!=' || isPattern(operator);

const isPattern = (operator: TextOperator) => operator === 'like' || operator === 'contains';

const hasTrigram = (pattern: string) => pattern.split('%').some((part) => [...part].length >= 3);
