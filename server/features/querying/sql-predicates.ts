import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { foldText } from '#domain/text.ts';
import type { SqlDialect } from '#server/db/dialects/dialect.ts';
import { distribute, type Piece, type SqlValue } from './prepared-queries.ts';
import type { Condition, Order, Scalar } from './row-query.ts';
import { enye, foldKeepingEnye, keepsEnye, type TextOperator } from './text-match.ts';

export type Predicate = Piece<RawBuilder<SqlBool>>;

/** Where a field's values stand. */
export interface Source {
  column: string;
  type: 'text' | 'number' | 'choice' | 'flag' | 'list';
  /** The column that holds `foldText` of this one. */
  search?: string;
  nullable?: boolean;
  /** The values of a choice in the order in which people see them. */
  ranks?: readonly string[];
  /** Set where the database keeps an index of the three-letter pieces of `search`. */
  trigrams?: boolean;
  /** Of a list: the column that holds how many entries it has, when there is one. */
  count?: string;
}

export function predicate(
  source: Source,
  condition: Condition<string>,
  dialect: SqlDialect,
): Predicate {
  if (condition.operator === 'is null') return isEmpty(source);
  if (condition.operator === 'in') return isAnyOf(source, condition.value, condition.fold, dialect);
  const { operator, value, fold } = condition;
  if (source.type === 'list') return listContains(source, String(value), fold, dialect);
  if (source.type === 'text' && fold)
    return foldedPredicate(source, operator, String(value), dialect);
  const encoded = encode(value);
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

function orderKey({ column, ranks, search, count }: Source): RawBuilder<unknown> {
  if (!ranks) return sql.ref(search ?? count ?? column);
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
    const options = texts.map((text) => foldedPredicate(source, '=', text, dialect));
    return either(options);
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

/** A field without a `*_search` twin is folded by the database while it looks. */
function foldedPredicate(
  source: Source,
  operator: TextOperator,
  term: string,
  dialect: SqlDialect,
): Predicate {
  const strict = keepsEnye(operator, term);
  const text = foldText(term);
  const indexed = source.trigrams && isPattern(operator) && hasTrigram(text);
  const values = [operand(operator, text, dialect)];
  if (strict) values.push(operand(operator, foldKeepingEnye(term), dialect));
  return {
    shape: `${source.column} ~${operator}${indexed ? 3 : ''}${strict ? 'ñ' : ''}`,
    values,
    build: ([value, strictValue]) => {
      const column = sql.ref<string>(source.column);
      const folded = source.search ? sql.ref(source.search) : dialect.fold(column);
      const loose = indexed
        ? sql<SqlBool>`${dialect.petNameMatches(value)}`
        : compare(folded, operator, value, dialect);
      if (!strict) return loose;
      const marked = sql<string>`replace(replace(${column}, 'ñ', ${sql.lit(enye)}), 'Ñ', ${sql.lit(enye)})`;
      return sql<SqlBool>`(${loose} and ${compare(dialect.fold(marked), operator, strictValue, dialect)})`;
    },
  };
}

const isPattern = (operator: TextOperator) => operator === 'like' || operator === 'contains';

const hasTrigram = (pattern: string) => pattern.split('%').some((part) => [...part].length >= 3);

/** Lists are kept as JSON texts. */
function listContains(
  { column }: Source,
  value: string,
  fold: boolean | undefined,
  dialect: SqlDialect,
): Predicate {
  const entry: Source = { column: 'entry.value', type: 'text' };
  const match = predicate(entry, { field: '', operator: 'contains', value, fold }, dialect);
  return {
    shape: `${column} has ${match.shape}`,
    values: match.values,
    build: (slots) =>
      sql<SqlBool>`exists (select 1 from ${dialect.entries(sql.ref(column))} where ${match.build(slots)})`,
  };
}

function operand(operator: TextOperator, text: string, dialect: SqlDialect): string {
  if (operator === 'contains') return dialect.pattern(['', text, '']);
  return operator === 'like' ? dialect.pattern(text.split(/%+/)) : text;
}

function compare(
  column: Expression<unknown>,
  operator: TextOperator,
  value: unknown,
  dialect: SqlDialect,
): RawBuilder<SqlBool> {
  switch (operator) {
    case 'contains':
    case 'like':
      return sql<SqlBool>`${dialect.matches(column, value)}`;
    case '!=':
      return sql<SqlBool>`${column} is distinct from ${value}`;
    case 'in':
      return sql<SqlBool>`${column} = ${value}`;
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
