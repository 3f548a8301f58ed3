import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { foldKeepingEnye, foldText } from '#domain/text.ts';
import type { SqlDialect } from '#server/db/dialects/dialect.ts';
import { compare, operand } from './compare-texts.ts';
import { foldedList, foldedPredicate } from './folded-predicates.ts';
import { distribute, type SqlValue } from './prepared-queries.ts';
import type { Condition, Scalar } from './row-query.ts';
import { type Predicate, type Source, storedValue } from './sql-source.ts';
import { containedText, keepsEnye, partition } from './text-match.ts';

export function predicate(
  source: Source,
  condition: Condition<string>,
  dialect: SqlDialect,
): Predicate {
  if (condition.operator === 'is null') return isEmpty(source);
  if (condition.operator === 'in') return isAnyOf(source, condition.value, condition.fold, dialect);
  const { value, fold } = condition;
  if (source.type === 'list') return listContains(source, String(value), fold, dialect);
  const contained = containedText(condition.operator, String(value));
  const operator = contained === undefined ? condition.operator : 'contains';
  const operandValue = contained ?? value;
  if (source.type === 'text' && fold)
    return foldedPredicate(source, operator, String(operandValue), dialect);
  const encoded = encode(operandValue);
  return {
    shape: `${source.column} ${operator}`,
    values: [typeof encoded === 'string' ? operand(operator, encoded, dialect) : encoded],
    build: ([slot]) => compare(storedValue(source), operator, bound(source, slot), dialect),
  };
}

export function every(predicates: readonly Predicate[]): Predicate {
  return {
    shape: predicates.map(({ shape }) => shape).join('&'),
    values: predicates.flatMap(({ values }) => values),
    build: (slots) =>
      predicates.length === 0
        ? sql<SqlBool>`1 = 1`
        : sql<SqlBool>`(${sql.join(distribute(predicates, slots), sql` and `)})`,
  };
}

export function either(predicates: readonly Predicate[]): Predicate {
  return {
    shape: `(${predicates.map(({ shape }) => shape).join('|')})`,
    values: predicates.flatMap(({ values }) => values),
    build: (slots) => disjunction(distribute(predicates, slots)),
  };
}

export function isOneOf(column: string, values: readonly string[]): Predicate {
  return {
    shape: `${column} in ${values.length}`,
    values,
    // A list of one would keep SQLite from walking an index in its order.
    build: (slots) =>
      slots.length === 1
        ? sql<SqlBool>`${sql.ref(column)} = ${slots[0]}`
        : sql<SqlBool>`${sql.ref(column)} in (${sql.join(slots)})`,
  };
}

function isEmpty(source: Source): Predicate {
  const { column, type, count } = source;
  const empty =
    type === 'list'
      ? count
        ? sql<SqlBool>`${sql.ref(count)} = 0`
        : sql<SqlBool>`${sql.ref(column)} = '[]'`
      : sql<SqlBool>`${storedValue(source)} is null`;
  return { shape: `${column} is null`, values: [], build: () => empty };
}

function isAnyOf(
  source: Source,
  list: readonly (Scalar | null)[],
  fold: boolean | undefined,
  dialect: SqlDialect,
): Predicate {
  if (source.type === 'text' && fold) {
    const texts = list.filter((value) => value !== null).map(String);
    const [strict, loose] = partition(texts, (text) => keepsEnye('in', text));
    return either([
      foldedList(source, loose.map(foldText), false, dialect),
      foldedList(source, strict.map(foldKeepingEnye), true, dialect),
    ]);
  }
  const values = list.filter((value) => value !== null).map(encode);
  const orNull = list.includes(null);
  return {
    shape: `${source.column} in ${values.length}${orNull ? '?' : ''}`,
    values,
    build: (slots) => {
      const column = storedValue(source);
      const options = [
        ...(slots.length > 0
          ? [sql<SqlBool>`${column} in (${sql.join(slots.map((slot) => bound(source, slot)))})`]
          : []),
        ...(orNull ? [sql<SqlBool>`${column} is null`] : []),
      ];
      return disjunction(options);
    },
  };
}

function disjunction(options: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return options.length === 0
    ? sql<SqlBool>`1 = 0`
    : sql<SqlBool>`(${sql.join(options, sql` or `)})`;
}

/** Lists are kept as JSON texts. */
function listContains(
  { column, search }: Source,
  value: string,
  fold: boolean | undefined,
  dialect: SqlDialect,
): Predicate {
  const isThere = sql<SqlBool>`${sql.ref(column)} <> '[]'`;
  if (fold && search) {
    const lines: Source = { column, type: 'text', search, searchKeepsEnye: true };
    const match = foldedPredicate(lines, 'contains', value, dialect);
    return {
      ...match,
      shape: `${column} has ${match.shape}`,
      build: (slots) => sql<SqlBool>`(${isThere} and ${match.build(slots)})`,
    };
  }
  const entry: Source = { column: 'entry.value', type: 'text' };
  const match = predicate(entry, { field: '', operator: 'contains', value, fold }, dialect);
  return {
    shape: `${column} has ${match.shape}`,
    values: match.values,
    build: (slots) =>
      sql<SqlBool>`(${isThere} and exists (select 1 from ${dialect.entries(sql.ref(column))} where ${match.build(slots)}))`,
  };
}

/** PostgreSQL would take 2.5 for a mistake beside a column of whole numbers. */
function bound(source: Source, slot: unknown): RawBuilder<unknown> {
  return source.type === 'number' ? sql`cast(${slot} as double precision)` : sql`${slot}`;
}

function encode(value: Scalar): SqlValue {
  return typeof value === 'boolean' ? Number(value) : value;
}
