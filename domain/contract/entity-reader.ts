import type { EntityOf, Field, FieldKind, FieldName, Fields } from './field.ts';
import { type Payload, readPayload } from './wire.ts';

/** Reads what has a shape of its own, and whatever means something else to the reader than in the contract. */
type ValueReaders<Of extends Fields> = {
  readonly [Name in FieldName<Of>]?: (value: unknown) => unknown;
};

type Read<Of extends Fields, Name extends FieldName<Of>, Readers> = {
  [One in Name]: Readers extends { readonly [Same in One]: (value: unknown) => infer Value }
    ? Value
    : EntityOf<Of>[One];
};

/**
 * Reads these fields of an answer in the code's own names and words, each checked by its kind.
 * @throws TypeError where an answer is not what the contract says
 */
export function entityReader<
  Of extends Fields,
  Name extends FieldName<Of>,
  Readers extends ValueReaders<Of>,
>(
  fields: Of,
  names: readonly Name[],
  valueReaders: Readers,
): (payload: Payload) => Read<Of, Name, Readers> {
  return (payload) => {
    const stored: Partial<Record<Name, unknown>> = readPayload<Pick<EntityOf<Of>, Name>>(
      fields,
      names,
      payload,
    );
    const values = names.map((name) => {
      const read = valueReaders[name];
      return [name, read ? read(stored[name]) : checked(name, fields[name], stored[name])];
    });
    return Object.fromEntries(values) as Read<Of, Name, Readers>;
  };
}

function checked(name: string, field: Field | undefined, value: unknown): unknown {
  const isRight = field && ((value === null && field.nullable) || isOfKind[field.kind](value));
  if (!isRight) throw new TypeError(`The answer's ${name} is not what the contract says.`);
  return value;
}

const isText = (value: unknown) => typeof value === 'string';

/** Of the code's own values: a word that is in no list has become undefined. */
const isOfKind: Record<FieldKind, (value: unknown) => boolean> = {
  text: isText,
  date: isText,
  word: isText,
  reference: isText,
  number: (value) => typeof value === 'number',
  flag: (value) => typeof value === 'boolean',
  list: (value) => Array.isArray(value) && value.every(isText),
  // A shape of its own has a reader of its own.
  entries: () => false,
};

/** For readers of what has a shape of its own. @throws TypeError */
export function listOf(value: unknown): readonly unknown[] {
  if (!Array.isArray(value))
    throw new TypeError('The answer has no list where there should be one.');
  return value;
}

/** Likewise. @throws TypeError */
export function objectOf(value: unknown): Payload {
  if (typeof value !== 'object' || value === null) {
    throw new TypeError('The answer has no object where there should be one.');
  }
  return value as Payload;
}
