import { z } from 'zod';
import type { Audience } from '../access/audience.ts';
import type { Right } from '../access/rights.ts';
import type { Bilingual } from '../language.ts';
import type { Vocabulary } from '../vocabulary.ts';

/** A `reference` is another row's id; a `list` holds texts, `entries` are whatever is only ever shown. */
export type FieldKind =
  | 'text'
  | 'date'
  | 'number'
  | 'flag'
  | 'word'
  | 'reference'
  | 'list'
  | 'entries';

export interface Access<Readers extends Audience = Audience> {
  readonly readableBy: Readers;
  readonly filterableBy: Audience;
  readonly orderableBy: Audience;
  readonly writableBy: Audience;
}

/** What everybody reads, filters and orders by, and the owner writes. */
export const open = {
  readableBy: 'everyone',
  filterableBy: 'everyone',
  orderableBy: 'everyone',
  writableBy: 'owner',
} as const satisfies Access;

/** What is the owner's own. */
export const own = {
  readableBy: 'owner',
  filterableBy: 'owner',
  orderableBy: 'owner',
  writableBy: 'owner',
} as const satisfies Access;

/** What people with a right read and ask for, and nobody writes. */
export const readBy = <const Of extends Right>(right: Of) =>
  ({
    readableBy: right,
    filterableBy: right,
    orderableBy: right,
    writableBy: 'nobody',
  }) as const satisfies Access;

/** Read with the row, and never looked for. */
export const unqueried = { filterableBy: 'nobody', orderableBy: 'nobody' } as const;

/** Set by the portal; sent, it is passed over. */
export const byPortal = { writableBy: 'nobody' } as const;

/** What never leaves the server. */
export const internal = { ...unqueried, ...byPortal, readableBy: 'nobody' } as const;

/**
 * One field of an entity, said once: reading, writing and querying it, its column, its documentation and the types
 * of server and browser follow from here.
 */
export interface Field<
  Value = unknown,
  Readers extends Audience = Audience,
  Wire extends string | null = string | null,
> extends Access<Readers> {
  /** Its name on the wire, nested with dots; null for what never leaves the server by itself. */
  readonly wire: Wire;
  readonly kind: FieldKind;
  /** What people call it. */
  readonly label: Bilingual;
  /** What people should know who write it. */
  readonly hint?: Bilingual;
  /** Which keys a telephone offers to write it. */
  readonly keyboard?: 'numeric' | 'decimal';
  /** Of a `word`, or of those in a `list`: the closed list. */
  readonly words?: Vocabulary<string>;
  /** What people read for each of them; without, the word of the wire. */
  readonly wordLabels?: Readonly<Record<string, Bilingual>>;
  readonly nullable?: boolean;
  /** What a person may write into it. Issues carry message keys. */
  readonly rule?: z.ZodType;
  /** Most characters of a text, or of the texts of a list, that is longer than a line. */
  readonly longest?: number;
  /** Kept normalized in a column beside it, for searches without case and accents. */
  readonly searchable?: boolean;
  /** For the type alone. */
  readonly value?: Value;
}

export type Fields = Readonly<Record<string, Field>>;
export type FieldName<Of extends Fields> = keyof Of & string;

/** The names of the fields that have one on the wire. */
export type OnTheWire<Of extends Fields> = {
  [Name in keyof Of]: Of[Name]['wire'] extends string ? Name : never;
}[keyof Of] &
  string;

/** The entity that the fields describe. */
export type EntityOf<Of extends Fields> = {
  -readonly [Name in keyof Of]: Of[Name] extends Field<infer Value> ? Value : never;
};

/** The names of the fields that this audience reads. */
export type ReadableBy<Of extends Fields, Readers extends Audience> = {
  [Name in keyof Of]: Of[Name]['readableBy'] extends Readers ? Name : never;
}[keyof Of] &
  string;

type Details<Readers extends Audience> = Access<Readers> &
  Partial<Pick<Field, 'hint' | 'keyboard' | 'longest' | 'searchable' | 'wordLabels'>>;
/** Known to the compiler as well, for its normalized copy has a column. */
interface Searchable {
  readonly searchable: true;
}
type RuledField<
  Rule extends z.ZodType,
  Readers extends Audience,
  Wire extends string | null,
> = Field<z.output<Rule>, Readers, Wire> & { readonly rule: Rule };

/** A field whose values are what its rule lets through. */
export function ruled<const Wire extends string, Rule extends z.ZodType, Readers extends Audience>(
  wire: Wire,
  kind: Exclude<FieldKind, 'word'>,
  rule: Rule,
  label: Bilingual,
  details: Details<Readers> & Searchable,
): RuledField<Rule, Readers, Wire> & Searchable;
export function ruled<const Wire extends string, Rule extends z.ZodType, Readers extends Audience>(
  wire: Wire,
  kind: Exclude<FieldKind, 'word'>,
  rule: Rule,
  label: Bilingual,
  details: Details<Readers>,
): RuledField<Rule, Readers, Wire>;
export function ruled<const Wire extends string, Rule extends z.ZodType, Readers extends Audience>(
  wire: Wire,
  kind: Exclude<FieldKind, 'word'>,
  rule: Rule,
  label: Bilingual,
  details: Details<Readers>,
): RuledField<Rule, Readers, Wire> {
  return { wire, kind, rule, label, nullable: rule.safeParse(null).success, ...details };
}

/** As `ruled`, of one of a closed list of words. */
export function ruledWord<
  const Wire extends string,
  Rule extends z.ZodType<string | null>,
  Readers extends Audience,
>(
  wire: Wire,
  words: Vocabulary<NonNullable<z.output<Rule>>>,
  rule: Rule,
  label: Bilingual,
  details: Details<Readers>,
): RuledField<Rule, Readers, Wire> {
  return {
    wire,
    kind: 'word',
    words: words as Vocabulary<string>,
    rule,
    label,
    nullable: rule.safeParse(null).success,
    ...details,
  };
}

interface Values {
  text: string;
  date: string;
  reference: string;
  number: number;
  flag: boolean;
  list: string[];
}

/** A field whose rules stand elsewhere. */
export function field<
  const Wire extends string | null,
  Kind extends keyof Values,
  Readers extends Audience,
>(
  wire: Wire,
  kind: Kind,
  label: Bilingual,
  details: Details<Readers> & Searchable,
): Field<Values[Kind], Readers, Wire> & Searchable;
export function field<
  const Wire extends string | null,
  Kind extends keyof Values,
  Readers extends Audience,
>(
  wire: Wire,
  kind: Kind,
  label: Bilingual,
  details: Details<Readers>,
): Field<Values[Kind], Readers, Wire>;
export function field<
  const Wire extends string | null,
  Kind extends keyof Values,
  Readers extends Audience,
>(
  wire: Wire,
  kind: Kind,
  label: Bilingual,
  details: Details<Readers>,
): Field<Values[Kind], Readers, Wire> {
  return { wire, kind, label, ...details };
}

export function word<const Wire extends string, Value extends string, Readers extends Audience>(
  wire: Wire,
  words: Vocabulary<Value>,
  label: Bilingual,
  details: Details<Readers>,
): Field<Value, Readers, Wire> {
  return { wire, kind: 'word', words: words as Vocabulary<string>, label, ...details };
}

/** Several words of a closed list. */
export function wordList<const Wire extends string, Value extends string, Readers extends Audience>(
  wire: Wire,
  words: Vocabulary<Value>,
  label: Bilingual,
  details: Details<Readers>,
): Field<Value[], Readers, Wire> {
  return { wire, kind: 'list', words: words as Vocabulary<string>, label, ...details };
}

/** What is only ever shown, in a shape of its own: `entries<Shape>()(…)`. */
export const entries =
  <Value>() =>
  <const Wire extends string, Readers extends Audience>(
    wire: Wire,
    label: Bilingual,
    details: Details<Readers>,
  ): Field<Value, Readers, Wire> => ({ wire, kind: 'entries', label, ...details });

/** The same, and it may be unknown. */
export function maybe<Value, Readers extends Audience, Wire extends string | null>(
  known: Field<Value, Readers, Wire>,
): Field<Value | null, Readers, Wire> {
  return { ...known, value: undefined, nullable: true };
}

/** The same fields for other people. */
export function accessibleTo<Of extends Fields, const To extends Access>(
  fields: Of,
  to: To,
): { [Name in keyof Of]: Omit<Of[Name], keyof Access> & To } {
  const changed = Object.entries(fields).map(([name, known]) => [name, { ...known, ...to }]);
  return Object.fromEntries(changed);
}

export function namesOf<Of extends Fields>(fields: Of): readonly FieldName<Of>[] {
  return Object.keys(fields);
}

export function namesOnTheWire<Of extends Fields>(fields: Of): readonly OnTheWire<Of>[] {
  const isNamed = (name: FieldName<Of>): name is OnTheWire<Of> => fields[name]?.wire !== null;
  return namesOf(fields).filter(isNamed);
}

/** What people call those of the fields that anybody reads. */
export function labelsOf<Of extends Fields>(fields: Of) {
  const labels = Object.entries<Field>(fields).flatMap(([name, { label, readableBy }]) =>
    readableBy === 'nobody' ? [] : [[name, label]],
  );
  return Object.fromEntries(labels) as Record<
    ReadableBy<Of, Exclude<Audience, 'nobody'>>,
    Bilingual
  >;
}

/** Whether nothing may be said of it: its rule lets an empty form field through. */
export const isOptional = ({ rule }: Field): boolean => rule?.safeParse('').success ?? true;

/** Checks and tidies all of the fields at once, each by its rule. */
export function inputOf<Of extends Readonly<Record<string, Field & { readonly rule: z.ZodType }>>>(
  fields: Of,
): z.ZodObject<{ -readonly [Name in keyof Of]: Of[Name]['rule'] }> {
  const rules = Object.entries(fields).map(([name, { rule }]) => [name, rule]);
  return z.object(Object.fromEntries(rules) as { -readonly [Name in keyof Of]: Of[Name]['rule'] });
}
