import type { Field, FieldName, Fields } from '#domain/contract/field.ts';
import type { ValueWriters } from '#domain/contract/wire.ts';
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

/**
 * Writes a whole entity as a payload; what `payloadWriter` does for parts of one, written out as a literal and compiled,
 * as rows are read by the thousand: filling an object by computed names takes several times as long.
 */
export function wholePayloadWriter<Entity, Site>(
  fields: Fields,
  names: readonly (keyof Entity & string)[],
  valueWriters: ValueWriters<Entity, Site>,
): (entity: object, site: Site) => Record<string, unknown> {
  const properties: string[] = [];
  /** Of fields that share a level, such as `edad.valor` and `edad.unidad`. */
  const nested = new Map<string, string[]>();
  for (const name of names) {
    const field = fields[name];
    if (!field?.wire) continue;
    const [first = '', second] = field.wire.split('.').map((part) => JSON.stringify(part));
    const said = writtenAs(JSON.stringify(name), field, name in valueWriters);
    if (second === undefined) properties.push(`${first}: ${said}`);
    else nested.set(first, [...(nested.get(first) ?? []), `${second}: ${said}`]);
  }
  for (const [first, level] of nested) properties.push(`${first}: { ${level.join(', ')} }`);
  const words = Object.fromEntries(names.map((name) => [name, fields[name]?.words]));
  // Of nothing but the names of the contract.
  const compile = new Function(
    'write',
    'words',
    `return (entity, site) => ({ ${properties.join(', ')} })`,
  );
  return compile(valueWriters, words);
}

function writtenAs(name: string, { words }: Field, hasWriter: boolean): string {
  const value = `entity[${name}]`;
  if (hasWriter) return `${value} === null ? null : write[${name}](${value}, site)`;
  return words ? `${value} === null ? null : words[${name}].toWire(${value})` : value;
}
