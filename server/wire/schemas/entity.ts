import { type Audience, admits } from '#domain/access/audience.ts';
import { isRelation, type Relation } from '#domain/access/relations.ts';
import { can, type Right } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { type Field, type FieldName, type Fields, namesOf } from '#domain/contract/field.ts';
import type { ValueWriters } from '#domain/contract/wire.ts';
import type { WireField } from './schema.ts';

/** What stands beside a row's payload; users have none. */
export const besidePayload = {
  catalogue: ['id', 'created_at'],
  document: ['id', 'created_at', 'serie', 'folio', 'estado'],
} as const satisfies Record<string, readonly string[]>;

type SchemaKind = keyof typeof besidePayload | 'user';

export const isInPayload = (kind: SchemaKind, wire: string) =>
  kind !== 'user' && !(besidePayload[kind] as readonly string[]).includes(wire);

/** What a schema declares of an entity's fields: all of them that have a name on the wire. */
export function entityFields<Of extends Fields>(
  kind: SchemaKind,
  fields: Of,
): (WireField & { field: FieldName<Of> })[] {
  return Object.entries<Field>(fields).flatMap(([field, { wire, words, ...access }]) => {
    if (wire === null) return [];
    const { readableBy, filterableBy, orderableBy, writableBy } = access;
    return {
      name: isInPayload(kind, wire) ? `payload.${wire}` : wire,
      field,
      kind: access.kind,
      words: words?.values.map((value) => [words.toWire(value), value] as const) ?? [],
      readableBy,
      filterableBy,
      orderableBy,
      writableBy,
    };
  });
}

/**
 * Writes what each viewer may read of a whole entity as a payload: of a field that a relation reads, how they stand to
 * that row decides.
 * @param managedBy stands in for being the owner
 */
export function payloadWriters<Entity, Site>(
  kind: SchemaKind,
  managedBy: Right | undefined,
  fields: Fields,
  valueWriters: ValueWriters<Entity, Site> = {},
): (
  viewer: Viewer,
  relations: readonly Relation[],
) => (entity: object, site: Site) => Record<string, unknown> {
  type Writer = ReturnType<typeof wholePayloadWriter<Entity, Site>>;
  const inPayload = namesOf(fields).filter((name) => isInPayload(kind, fields[name]?.wire ?? ''));
  const readerOf = (name: string) => fields[name]?.readableBy ?? 'nobody';
  const named = new Set(inPayload.map(readerOf));
  const writers = new Map<string, Writer>();
  return (viewer, relations) => {
    const readers = [...named].filter((reader) => reads(reader, viewer, relations));
    const key = readers.join();
    let writer = writers.get(key);
    if (!writer) {
      const names = inPayload.filter((name) => readers.includes(readerOf(name)));
      writer = wholePayloadWriter(fields, names as (keyof Entity & string)[], valueWriters);
      writers.set(key, writer);
    }
    return writer;
  };

  /** Of a row that the viewer has found. */
  function reads(reader: Audience, viewer: Viewer, relations: readonly Relation[]): boolean {
    if (!isRelation(reader)) return admits(reader, viewer);
    const isManager = managedBy !== undefined && can(viewer, managedBy);
    return relations.includes(reader) || (reader === 'owner' && isManager);
  }
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
    const written = writtenAs(JSON.stringify(name), field, name in valueWriters);
    if (second === undefined) properties.push(`${first}: ${written}`);
    else nested.set(first, [...(nested.get(first) ?? []), `${second}: ${written}`]);
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

function writtenAs(name: string, { kind, words }: Field, hasWriter: boolean): string {
  const value = `entity[${name}]`;
  if (hasWriter) return `write[${name}](${value}, site)`;
  if (!words) return value;
  return kind === 'list'
    ? `${value}.map(words[${name}].toWire)`
    : `${value} === null ? null : words[${name}].toWire(${value})`;
}
