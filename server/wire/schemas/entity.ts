import type { Field, FieldName, Fields } from '#domain/contract/field.ts';
import type { WireField } from './schema.ts';

/** Of every row these two stand beside its payload. */
const besidePayload = new Set(['id', 'created_at']);

export const isInPayload = (wire: string) => !besidePayload.has(wire);

/** What a schema declares of an entity's fields: all of them that have a name on the wire. */
export function entityFields<Of extends Fields>(
  fields: Of,
): (WireField & { field: FieldName<Of> })[] {
  return Object.entries<Field>(fields).flatMap(([field, { wire, words, ...access }]) => {
    if (wire === null) return [];
    const { kind, readableBy, filterableBy, orderableBy, writableBy } = access;
    return {
      name: isInPayload(wire) ? `payload.${wire}` : wire,
      field,
      kind,
      words: words?.values.map((value) => [words.toWire(value), value] as const) ?? [],
      readableBy,
      filterableBy,
      orderableBy,
      writableBy,
    };
  });
}
