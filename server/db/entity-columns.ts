import type { EntityOf, Field, FieldKind, Fields } from '#domain/contract/field.ts';
import { foldKeepingEnye, foldText } from '#domain/text.ts';

/** Where the fields of an entity stand: `lastDewormedOn` in last_dewormed_on, lists and entries as JSON in needs_json. */

export type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : '';

type ColumnName<Name extends string, Value> = Value extends readonly unknown[] | object
  ? `${SnakeCase<Name>}_json`
  : SnakeCase<Name>;

/** As both databases keep a value. */
type ColumnValue<Value> =
  | (null extends Value ? null : never)
  | (NonNullable<Value> extends boolean
      ? 0 | 1
      : NonNullable<Value> extends number
        ? number
        : string);

export type ColumnsOf<Entity> = {
  -readonly [Name in keyof Entity & string as ColumnName<
    Name,
    NonNullable<Entity[Name]>
  >]: ColumnValue<Entity[Name]>;
};

/** The columns of these fields, with the normalized copies of searchable ones. */
export type TableOf<Of extends Fields> = ColumnsOf<EntityOf<Of>> & {
  -readonly [Name in keyof Of & string as Of[Name] extends { readonly searchable: true }
    ? `${SnakeCase<Name>}_search`
    : never]: string;
};

export function columnOf(name: string, { kind }: Pick<Field, 'kind'>): string {
  const column = snakeCase(name);
  return isJson(kind) ? `${column}_json` : column;
}

export const snakeCase = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The column of a `searchable` field's normalized copy. */
export const searchColumnOf = (column: string) => `${column.replace(/_json$/, '')}_search`;

const isJson = (kind: FieldKind) => kind === 'list' || kind === 'entries';

/**
 * Reads these fields of rows that hold their columns. Written out as a literal and compiled, as lists are read by the
 * thousand: filling an object by computed names takes five times as long.
 */
export function rowReader<Entity, Name extends keyof Entity & string>(
  fields: Fields,
  names: readonly Name[],
): (row: object) => Pick<Entity, Name> {
  const properties = names.map((name) => {
    const field = fieldOf(fields, name);
    const column = `row[${JSON.stringify(columnOf(name, field))}]`;
    const value = isJson(field.kind)
      ? `readJson(${column})`
      : field.kind === 'flag'
        ? `${column} === 1`
        : column;
    return `${JSON.stringify(name)}: ${value}`;
  });
  // Of nothing but the names of the contract.
  return new Function('readJson', `return (row) => ({ ${properties.join(', ')} })`)(readJson);
}

/** The columns of what is said of these fields, with the normalized copies of searchable ones. */
export function columnsFrom<Entity extends object>(
  fields: Fields,
  input: Entity,
): ColumnsOf<Entity> {
  const columns: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = input[name as keyof Entity];
    if (value === undefined) continue;
    const column = columnOf(name, field);
    columns[column] = write(field.kind, value);
    if (field.searchable) columns[searchColumnOf(column)] = foldValue(field, value);
  }
  return columns as ColumnsOf<Entity>;
}

/** Long texts cannot be normalized while somebody waits: their copy tells ñ from n, as some searches do. */
export const searchKeepsEnye = ({ kind, longest }: Pick<Field, 'kind' | 'longest'>): boolean =>
  kind === 'list' || longest !== undefined;

/** A list's entries stand in a line each, for no normalized text holds a line end. */
function foldValue(field: Field, value: unknown): string {
  const fold = searchKeepsEnye(field) ? foldKeepingEnye : foldText;
  return Array.isArray(value)
    ? value.map((entry) => fold(String(entry))).join('\n')
    : fold(String(value));
}

function fieldOf(fields: Fields, name: string): Field {
  const field = fields[name];
  if (!field) throw new Error(`The contract has no field ${name}`);
  return field;
}

/** Most lists are empty. */
const readJson = (text: string | null): unknown =>
  text === null ? null : text === '[]' ? [] : JSON.parse(text);

function write(kind: FieldKind, value: unknown): unknown {
  if (kind === 'flag') return value ? 1 : 0;
  return isJson(kind) && value !== null ? JSON.stringify(value) : value;
}
