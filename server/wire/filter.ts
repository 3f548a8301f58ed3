import { admits } from '#domain/access/audience.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { FieldKind } from '#domain/contract/field.ts';
import { type rowQuery, rowQueryLimits } from '#domain/contract/row-query.ts';
import type { ValueOfFields } from '#domain/contract/shape.ts';
import type { Reason } from '#domain/error-messages/error-messages.ts';
import { type FieldErrors, invalid } from '#domain/errors.ts';
import { pageLimits, pageSize } from '#domain/paging.ts';
import {
  type Condition,
  comparisons,
  type Operator,
  operators,
  type RowQuery,
} from '#server/features/kits/querying/row-query.ts';
import { textMatcher } from '#server/features/kits/querying/text-match.ts';
import { withWireNames } from './field-names.ts';
import type { SchemaBase, WireField } from './schemas/schema.ts';

/** The one collation there is: without case and accents. Without it texts are compared exactly. */
export const collation = 'es_ci_ai';

export const limits = {
  ...rowQueryLimits,
  /** In the lists of all conditions together. */
  values: 500,
  ...pageLimits,
} as const;

export const operatorsOf: Record<FieldKind, readonly Operator[]> = {
  text: operators,
  word: operators,
  date: operators,
  number: [...comparisons, 'in', 'is null'],
  flag: ['=', '!=', 'in', 'is null'],
  // Anything else would spell out, letter by letter, an id that is not shown.
  reference: ['=', '!=', 'in', 'is null'],
  list: ['contains', 'is null'],
  entries: ['is null'],
};

type QueryInput = ValueOfFields<typeof rowQuery>;
type ConditionInput = QueryInput['filter']['where'][number];

/**
 * Lets through only what the schema declares for this viewer, in the feature's words.
 * @throws AppError invalid, with every mistake by its place
 */
export function toRowQuery(
  input: QueryInput,
  schema: Pick<SchemaBase, 'fields' | 'relations'>,
  viewer: Viewer,
): RowQuery<string> {
  const errors: FieldErrors = {};
  const refuse = (place: string, reason: Reason) => {
    errors[place] = [reason];
  };

  const values = input.filter.where.flatMap(({ value }) => (Array.isArray(value) ? value : []));
  if (values.length > limits.values) {
    const tooMany = { key: 'tooManyValues', values: { most: limits.values } } as const;
    throw invalid({ 'filter.where': [tooMany] });
  }

  const where = input.filter.where.flatMap((condition, index) => {
    const place = `filter.where.${index}`;
    const field = schema.fields.get(condition.field);
    // A private field is refused as an unknown one is: in the same words.
    if (!field || !admits(field.filterableBy, viewer)) {
      refuse(`${place}.field`, 'queryFieldUnknown');
      return [];
    }
    const operator = operators.find((known) => known === condition.operator);
    if (!operator || !operatorsOf[field.kind].includes(operator)) {
      refuse(`${place}.operator`, 'operatorUnknown');
      return [];
    }
    if (condition.collate !== undefined && condition.collate !== collation) {
      refuse(`${place}.collate`, 'collationUnknown');
      return [];
    }
    const read = toCondition(field, operator, condition);
    if (!read) refuse(`${place}.value`, 'valueMistyped');
    return read ?? [];
  });

  const order = input.order.flatMap(({ field: fieldName, direction }, index) => {
    const field = schema.fields.get(fieldName);
    if (field && admits(field.orderableBy, viewer)) return { field: field.field, direction };
    refuse(`order.${index}.field`, 'queryFieldUnknown');
    return [];
  });

  for (const key of ['with', 'with-storage'] as const) {
    for (const [index, relation] of input[key].entries()) {
      if (!schema.relations.includes(relation)) refuse(`${key}.${index}`, 'relationUnknown');
    }
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { where, order, page: input.page, limit: input.limit };
}

const firstPage = { page: 1, limit: pageSize, with: [], 'with-storage': [] };

/** As `toRowQuery`, of a call that wants all of what a filter finds. @throws AppError invalid */
export const wholeQuery = (
  { filter, order = [] }: Pick<QueryInput, 'filter'> & Partial<Pick<QueryInput, 'order'>>,
  schema: Pick<SchemaBase, 'fields' | 'relations'>,
  viewer: Viewer,
) => toRowQuery({ filter, order, ...firstPage }, schema, viewer);

/** Runs the query; what the feature then refuses is reported where it stands in the body. */
export const atFilter = <T>(find: () => Promise<T>): Promise<T> => withWireNames(places, find);

const places = Object.fromEntries([
  ['where', 'filter.where'],
  ...Array.from({ length: limits.where }, (_, index) => [
    `where.${index}`,
    `filter.where.${index}`,
  ]),
]);

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= limits.text && !value.includes('\0');

const isOfKind: Record<FieldKind, (value: unknown) => value is string | number | boolean> = {
  text: isText,
  date: isText,
  word: isText,
  reference: isText,
  list: isText,
  entries: isText,
  number: (value): value is number => typeof value === 'number' && Number.isFinite(value),
  flag: (value): value is boolean => typeof value === 'boolean',
};

/** `undefined` when the value is not what the field and the operator ask for. */
function toCondition(
  { field, kind, words }: WireField,
  operator: Operator,
  { value, collate }: ConditionInput,
): Condition<string> | undefined {
  const fold = collate === collation;
  const fits = isOfKind[kind];
  if (operator === 'is null') {
    return value === undefined || value === null ? { field, operator } : undefined;
  }
  if (operator === 'in') {
    if (!Array.isArray(value) || value.length > limits.list || !value.every(fits)) return undefined;
    if (kind === 'word')
      return wordCondition(field, words, textMatcher(operator, value.map(String), fold));
    return { field, operator, value, fold };
  }
  if (!fits(value)) return undefined;
  if (kind === 'word') {
    return wordCondition(
      field,
      words,
      textMatcher(operator, String(value), fold),
      operator === '!=',
    );
  }
  if (kind === 'list' && words.length > 0) {
    const known = words.find(([word]) => word === value);
    return known && { field, operator: 'contains', value: known[1] };
  }
  if (operator === 'like' || operator === 'contains') {
    return { field, operator, value: String(value), fold };
  }
  return { field, operator, value, fold };
}

/** Words are compared as they are spoken, here, and looked up as they are stored. */
function wordCondition(
  field: string,
  words: WireField['words'],
  matches: (word: string) => boolean,
  orNone = false,
): Condition<string> {
  const values = words.filter(([word]) => matches(word)).map(([, value]) => value);
  return { field, operator: 'in', value: orNone ? [...values, null] : values };
}
