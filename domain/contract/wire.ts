import type { Audience } from '../access/audience.ts';
import type { EntityOf, Field, FieldName, Fields } from './field.ts';

/** What nobody has checked yet: of any field, anything. */
export type Unchecked<Entity> = Partial<Record<keyof Entity, unknown>>;
export type Payload = Readonly<Record<string, unknown>>;

/** What these fields are on the wire: their names there, and words of a list instead of values. */
export type PayloadOf<Of extends Fields, Name extends keyof Of = keyof Of> = All<
  {
    [One in Name]: Of[One] extends Field<infer Value, Audience, infer Wire>
      ? AtWireName<Wire, WireValue<Value>>
      : never;
  }[Name]
>;

/** As much of a payload as somebody cares to say. */
export type PartOf<Whole> = {
  [Name in keyof Whole]?: Whole[Name] extends readonly unknown[]
    ? Whole[Name]
    : Whole[Name] extends object
      ? Partial<Whole[Name]>
      : Whole[Name];
};

type AtWireName<Wire, Value> = Wire extends `${infer First}.${infer Second}`
  ? { [Name in First]: { [Inner in Second]: Value } }
  : Wire extends string
    ? { [Name in Wire]: Value }
    : never;

/** Whatever is neither text, number, flag nor list of texts has a shape of its own. */
type WireValue<Value> = Value extends string
  ? string
  : Value extends readonly string[]
    ? string[]
    : Value extends number | boolean | null
      ? Value
      : unknown;

type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer Both,
) => void
  ? Both
  : never;

/** How values that are neither texts, numbers, flags nor words of a list are said, by field; `Site` is what that takes. */
export type ValueWriters<Entity, Site> = {
  readonly [Name in keyof Entity]?: (value: Entity[Name], site: Site) => unknown;
};

/** Fields that share a level of the payload, such as `edad.valor` and `edad.unidad`, meet in one object there. */
export function payloadWriter<Of extends Fields, Name extends FieldName<Of>>(
  fields: Of,
  names: readonly Name[],
): (entity: Unchecked<Pick<EntityOf<Of>, Name>>) => PartOf<PayloadOf<Of, Name>> {
  const writers = names.flatMap((name) => {
    const field = fields[name];
    if (!field?.wire) return [];
    const [first = '', second] = field.wire.split('.');
    return [{ name, first, second, write: valueWriter(field) }];
  });
  return (entity) => {
    const payload: Record<string, unknown> = {};
    for (const { name, first, second, write } of writers) {
      const value = entity[name];
      if (value === undefined) continue;
      if (second === undefined) payload[first] = write(value);
      else payload[first] = { ...(payload[first] as object | undefined), [second]: write(value) };
    }
    return payload as PartOf<PayloadOf<Of, Name>>;
  };
}

/** A choice that was not made yet is left out. */
function valueWriter({ words }: Field): (value: unknown) => unknown {
  if (!words) return (value) => value;
  const byValue = new Map<unknown, string>(words.values.map((one) => [one, words.toWire(one)]));
  const say = (value: unknown) => (value === null ? null : byValue.get(value));
  return (value) => (Array.isArray(value) ? value.map(say) : say(value));
}

/**
 * What the payload says of these fields. What is no word of a list is nothing: no value of the code's own passes for
 * one.
 */
export function readPayload<Entity>(
  fields: Fields,
  names: readonly (keyof Entity & string)[],
  payload: Payload,
): Unchecked<Entity> {
  const values: Unchecked<Entity> = {};
  for (const name of names) {
    const field = fields[name];
    if (!field?.wire) continue;
    const [first = '', second] = field.wire.split('.');
    const level = second === undefined ? payload : payload[first];
    const key = second ?? first;
    if (typeof level !== 'object' || level === null || !Object.hasOwn(level, key)) continue;
    values[name] = inOwnWords(field, (level as Payload)[key]);
  }
  return values;
}

function inOwnWords({ words, nullable }: Field, value: unknown): unknown {
  if (!words || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => words.fromWire(one));
  // Where a word may be missing, nothing would pass for that.
  return words.fromWire(value) ?? (nullable && value !== '' ? noWord : undefined);
}

/** What no rule of a word lets through. */
const noWord = false;

/** The names in a payload's first level. */
export const firstNames = (fields: Fields): readonly string[] => [
  ...new Set(Object.values(fields).flatMap(({ wire }) => wire?.split('.', 1) ?? [])),
];

/** By each field's own name: what it is called on the wire. */
export const wireNames = (fields: Fields): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { wire }]) => (wire === null ? [] : [[name, wire]])),
  );
