import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { enye, foldKeepingEnye, foldText } from '#domain/text.ts';
import type { SqlDialect } from '#server/db/dialects/dialect.ts';
import { distribute, type Piece, type SqlValue } from './prepared-queries.ts';
import type { Condition, Order, Scalar } from './row-query.ts';
import { containedText, keepsEnye, partition, type TextOperator } from './text-match.ts';

export type Predicate = Piece<RawBuilder<SqlBool>>;

/** Where a field's values stand. */
export interface Source {
  column: string;
  type: 'text' | 'number' | 'choice' | 'flag' | 'list';
  /** The column that holds `foldText` of this one; of a list that of its entries, a line each. */
  search?: string;
  /** Set where `search` holds `foldKeepingEnye` instead: long texts cannot be folded while somebody waits. */
  searchKeepsEnye?: boolean;
  /** How many characters the column may hold; 80 unless said otherwise. */
  longest?: number;
  /** Set where the indexes that lists are read along hold what a condition looks at. */
  indexed?: boolean;
  nullable?: boolean;
  /** The values of a choice in the order in which people see them. */
  ranks?: readonly string[];
  /** Set where the database keeps an index of the three-letter pieces of `search`. */
  trigrams?: boolean;
  /** Of a list: the column that holds how many entries it has, when there is one. It is ordered by whether it has any. */
  count?: string;
}

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
    build: ([slot]) => compare(sql.ref(source.column), operator, bound(source, slot), dialect),
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

/** Newest first unless said otherwise; `id` decides between equals, in the direction of what came before it. */
export function orderBy<Field extends string>(
  order: readonly Order<Field>[],
  sources: Record<Field, Source>,
): RawBuilder<unknown> {
  return sql.join(
    orderKeys(order, sources).map(
      // The two databases disagree on where the unknown goes.
      ({ key, direction, nullable }) =>
        sql`${key} ${sql.raw(direction)}${sql.raw(nullable ? ' nulls last' : '')}`,
    ),
  );
}

export interface OrderKey {
  key: RawBuilder<unknown>;
  direction: 'asc' | 'desc';
  /** What has no value stands last, whatever the direction. */
  nullable: boolean;
}

/** What `orderBy` orders by; together they are different in any two rows. */
export function orderKeys<Field extends string>(
  order: readonly Order<Field>[],
  sources: Record<Field, Source>,
): OrderKey[] {
  const keys = order.map(({ field, direction }) => ({
    key: orderKey(sources[field]),
    direction,
    nullable: sources[field].nullable === true,
  }));
  const direction = order.at(-1)?.direction ?? 'desc';
  if (keys.length === 0) keys.push({ key: sql.ref('created_at'), direction, nullable: false });
  return [...keys, { key: sql.ref('id'), direction, nullable: false }];
}

function orderKey({ column, ranks, search, searchKeepsEnye, count }: Source): RawBuilder<unknown> {
  if (count) return sql`case when ${sql.ref(count)} = 0 then 0 else 1 end`;
  if (!ranks) return sql.ref((searchKeepsEnye ? undefined : search) ?? column);
  const ranked = ranks.map((value, rank) => sql`when ${sql.lit(value)} then ${sql.lit(rank)}`);
  return sql`case ${sql.ref(column)} ${sql.join(ranked, sql` `)} end`;
}

function isEmpty({ column, type, count }: Source): Predicate {
  const empty =
    type === 'list'
      ? count
        ? sql<SqlBool>`${sql.ref(count)} = 0`
        : sql<SqlBool>`${sql.ref(column)} = '[]'`
      : sql<SqlBool>`${sql.ref(column)} is null`;
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
      const column = sql.ref(source.column);
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

function foldedList(
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

function foldedPredicate(
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
      const column = foldedColumn(source, true, dialect);
      return sql<SqlBool>`(${matchesLoosely} and ${compare(column, operator, exactValue, dialect)})`;
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
    const kept = sql.ref<string>(search);
    return apart ? sql`${kept}` : sql`replace(${kept}, ${sql.lit(enye)}, 'n')`;
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

function operand(operator: TextOperator, text: string, dialect: SqlDialect): string {
  if (operator === 'contains') return dialect.contained(text);
  return operator === 'like' ? dialect.pattern(partsOf(operator, text)) : text;
}

const partsOf = (operator: TextOperator, text: string) =>
  operator === 'contains' ? ['', text, ''] : text.split(/%+/);

function compare(
  column: Expression<unknown>,
  operator: TextOperator,
  value: unknown,
  dialect: SqlDialect,
): RawBuilder<SqlBool> {
  switch (operator) {
    case 'contains':
      return sql<SqlBool>`${dialect.contains(column, value)}`;
    case 'like':
      return sql<SqlBool>`${dialect.matches(column, value)}`;
    case '!=':
      return sql<SqlBool>`${column} is distinct from ${value}`;
    default:
      return sql<SqlBool>`${column} ${sql.raw(operator)} ${value}`;
  }
}

/** PostgreSQL would take 2.5 for a mistake beside a column of whole numbers. */
function bound(source: Source, slot: unknown): RawBuilder<unknown> {
  return source.type === 'number' ? sql`cast(${slot} as double precision)` : sql`${slot}`;
}

function encode(value: Scalar): SqlValue {
  return typeof value === 'boolean' ? Number(value) : value;
}
