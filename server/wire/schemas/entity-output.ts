import { z } from 'zod';
import type { Audience } from '#domain/access/audience.ts';
import type { Field, Fields, OnTheWire } from '#domain/contract/field.ts';
import type { PayloadOf } from '#domain/contract/wire.ts';
import { instant, moment } from '../values.ts';

/** Of fields whose values are said otherwise than their kind tells: by the field's name. */
export type OutputShapes<Of extends Fields> = { readonly [Name in keyof Of]?: z.ZodType };

type Payload<Of extends Fields> = PayloadOf<Of, OnTheWire<Of>>;
export type EntitySchemas<Of extends Fields> = {
  [Name in keyof Payload<Of>]: z.ZodType<Payload<Of>[Name], Payload<Of>[Name]>;
};

/**
 * What a response says of an entity: each field that somebody reads, by its name on the wire. Those that not everybody
 * reads may be missing.
 * @param always who reads all fields that are said there, so that none of theirs is missing
 */
export function entityShape<Of extends Fields>(
  fields: Of,
  shapes: OutputShapes<Of> = {},
  always: Audience = 'everyone',
): EntitySchemas<Of> {
  const levels = new Map<string, Record<string, z.ZodType>>();
  const shape: Record<string, z.ZodType> = {};
  for (const [name, field] of Object.entries<Field>(fields)) {
    if (field.wire === null || field.readableBy === 'nobody') continue;
    const isAlways = field.readableBy === 'everyone' || field.readableBy === always;
    const value = describedValue(field, shapes[name]);
    const [first = '', second] = field.wire.split('.');
    if (second === undefined) {
      shape[first] = isAlways ? value : value.optional();
      continue;
    }
    const level = levels.get(first) ?? {};
    level[second] = isAlways ? value : value.optional();
    levels.set(first, level);
  }
  for (const [first, level] of levels) {
    const object = z.strictObject(level);
    const isOptional = Object.values(level).every((value) => value instanceof z.ZodOptional);
    shape[first] = isOptional ? object.optional() : object;
  }
  return shape as EntitySchemas<Of>;
}

function describedValue(field: Field, input: z.ZodType | undefined): z.ZodType {
  const value = input ?? valueOfKind(field);
  const known = field.nullable && !(value instanceof z.ZodNullable) ? value.nullable() : value;
  const readers = field.readableBy === 'everyone' ? '' : ` Read by: ${field.readableBy}.`;
  return known.meta({
    ...value.meta(),
    id: undefined,
    description: `${field.label.en}.${readers}`,
  });
}

function valueOfKind({ wire, kind, words }: Field): z.ZodType {
  switch (kind) {
    case 'word':
      return z.enum(words?.wireWords ?? []);
    case 'number':
      return z.number();
    case 'flag':
      return z.boolean();
    case 'list':
      return z.array(words ? z.enum(words.wireWords) : z.string());
    case 'date':
      return wire === 'created_at' ? instant : moment;
    default:
      return z.string();
  }
}
