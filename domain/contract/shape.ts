import type { z } from 'zod';
import type { Audience } from '../access/audience.ts';
import type { PlainKey } from '../error-messages/error-messages.ts';
import type { Language } from '../language.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Fields as EntityFields } from './field.ts';

/**
 * What a call takes and gives: English names, each with its wire name beside it. Plain data, so that the browser
 * translates by it without zod (`translate.ts`); the server makes its zod schemas of it (`server/wire/shape-schema.ts`).
 */

/** What both sides know of a file that is sent. */
export interface SentFile {
  readonly name: string;
}

/** The single values, which are the same on both sides. */
interface Values {
  /** Of a response, of any length. */
  text: string;
  /** Of a request: at most 2,000 characters. */
  inputText: string;
  /** Of a request: at most 100 characters. */
  inputId: string;
  /** UUID */
  id: string;
  /** YYYY-MM-DD */
  day: string;
  /** ISO 8601 in UTC */
  instant: string;
  /** A day, an instant, or an hour without its zone. */
  moment: string;
  /** URL */
  address: string;
  pesos: number;
  /** Centavos, which are pesos on the wire. */
  cents: number;
  /** The same of a request whose use case says itself what is wrong with another value; NaN of more than two decimals. */
  givenCents: number;
  /** Likewise, of a number. */
  givenNumber: number;
  /** From 0 on. */
  count: number;
  integer: number;
  number: number;
  /** A number, or how somebody typed it. */
  typedNumber: number | string;
  flag: boolean;
  language: Language;
  nothing: null;
  unknown: unknown;
  /** Of a form: a browser's File, or what has been received of one. */
  file: SentFile;
  /** Whatever stands in it, under names that are the same on both sides. */
  record: Readonly<Record<string, unknown>>;
}
export type ValueKind = keyof Values;

export type Node =
  | { readonly kind: 'value'; readonly of: ValueKind; readonly min?: number; readonly max?: number }
  | {
      readonly kind: 'constant';
      readonly value: string | number | boolean;
      /** What stands for it on the wire. */
      readonly word: string | number | boolean;
    }
  | {
      readonly kind: 'word';
      readonly words: Vocabulary<string>;
      readonly isFree: boolean;
      readonly mayBeNone?: boolean;
    }
  | { readonly kind: 'choice'; readonly words: readonly string[] }
  | { readonly kind: 'ruled'; readonly rule: () => z.ZodType }
  | {
      readonly kind: 'described';
      readonly of: Node;
      readonly description?: string;
      readonly example?: unknown;
    }
  | { readonly kind: 'nullable'; readonly of: Node }
  | {
      readonly kind: 'checked';
      readonly of: Node;
      readonly isRight: (value: unknown) => boolean;
      readonly error: PlainKey;
    }
  | { readonly kind: 'optional'; readonly of: Node; readonly fallback?: unknown }
  | ({ readonly kind: 'list'; readonly of: Node } & ListBounds)
  | {
      readonly kind: 'object';
      readonly fields: NodeFields;
      readonly id?: string;
      readonly others?: 'ignored' | 'kept';
    }
  | {
      readonly kind: 'entity';
      readonly id: string;
      readonly fields: EntityFields;
      readonly always: Audience;
      readonly further: ObjectNode;
      readonly read: (payload: object) => object;
      readonly write: (entity: object) => object;
    }
  | { readonly kind: 'oneOf'; readonly shapes: readonly Node[]; readonly by?: string };

export type ObjectNode = Extract<Node, { kind: 'object' }>;

interface ListBounds {
  readonly min?: number;
  readonly max?: number;
  /** What is wrong with one of them is told of the whole list. */
  readonly isOneField?: boolean;
}

type NodeFields = Readonly<Record<string, Node | { readonly wire: string; readonly shape: Node }>>;

/** @typeParam Value what it is once it has been read @typeParam Given what may be said of it */
export type Shape<Value = unknown, Given = Value> = Node & {
  /** For the types alone. */
  readonly type?: { readonly value: Value; readonly given: Given };
};

/** A field that has another name on the wire. */
interface Wired<Of extends Shape> {
  readonly wire: string;
  readonly shape: Of;
}
export type Fields = Readonly<Record<string, Shape | Wired<Shape>>>;

type TypeOf<Of extends Shape> = NonNullable<Of['type']>;
export type ValueOfShape<Of extends Shape> = TypeOf<Of>['value'];
export type GivenOfShape<Of extends Shape> = TypeOf<Of>['given'];
type ShapeOf<Of> = Of extends Wired<infer Inner> ? Inner : Of extends Shape ? Of : never;

/** Whatever may be undefined may be left out. */
type WithOptionalKeys<Of> = {
  [Name in keyof Of as undefined extends Of[Name] ? never : Name]: Of[Name];
} & { [Name in keyof Of as undefined extends Of[Name] ? Name : never]?: Of[Name] };
type Flat<Of> = { [Name in keyof Of]: Of[Name] };

export type ValueOfFields<Of extends Fields> = Flat<
  WithOptionalKeys<{ -readonly [Name in keyof Of]: ValueOfShape<ShapeOf<Of[Name]>> }>
>;
export type GivenOfFields<Of extends Fields> = Flat<
  WithOptionalKeys<{ readonly [Name in keyof Of]: GivenOfShape<ShapeOf<Of[Name]>> }>
>;

const value = <Kind extends ValueKind>(of: Kind): Shape<Values[Kind]> => ({ kind: 'value', of });

export const text = value('text');
export const inputText = value('inputText');
export const inputId = value('inputId');
export const id = value('id');
export const day = value('day');
export const instant = value('instant');
export const moment = value('moment');
export const address = value('address');
export const pesos = value('pesos');
export const cents = value('cents');
export const givenCents = value('givenCents');
export const givenNumber = value('givenNumber');
export const count = value('count');
export const integer = value('integer');
export const number = value('number');
export const typedNumber = value('typedNumber');
export const flag = value('flag');
export const language = value('language');
export const nothing = value('nothing');
export const unknown = value('unknown');
export const file = value('file');
export const record = value('record');

/** A number from `min` to `max`, or a text of so many characters. */
export const bounded = <Of extends Shape<number> | Shape<string>>(
  of: Of,
  bounds: { min?: number; max?: number },
): Of => ({ ...of, ...bounds });

/** @param onTheWire what it is there, where that is another word */
export const constant = <const Value extends string | number | boolean>(
  is: Value,
  onTheWire: string | number | boolean = is,
): Shape<Value> => ({ kind: 'constant', value: is, word: onTheWire });

/** One of a closed list of words. */
export const word = <Value extends string>(words: Vocabulary<Value>): Shape<Value> => ({
  kind: 'word',
  words: words as Vocabulary<string>,
  isFree: false,
});

/** The same of a request whose use case says itself what is wrong with another word: that is undefined to it. */
export const freeWord = <Value extends string>(
  words: Vocabulary<Value>,
): Shape<Value | undefined, string> => ({
  kind: 'word',
  words: words as Vocabulary<string>,
  isFree: true,
});

/** A free word, or none (null or ''). Another word is false, which no rule of a word lets through. */
export const optionalFreeWord = <Value extends string>(
  words: Vocabulary<Value>,
): Shape<Value | false | null | undefined, string | null | undefined> =>
  optional(nullable({ kind: 'word', words, isFree: true, mayBeNone: true } as Node));

/** One of these words, which are the same on both sides. A reader may get one of a later version. */
export const choice = <const Value extends string>(words: readonly Value[]): Shape<Value> => ({
  kind: 'choice',
  words,
});

/** What has a rule of its own, and the same names on both sides. */
export const ruled = <Rule extends z.ZodType>(
  rule: () => Rule,
): Shape<z.output<Rule>, z.input<Rule>> => ({ kind: 'ruled', rule });

/** @param description what the reference says of it, in English */
export const described = <Value, Given>(
  of: Shape<Value, Given>,
  description: string,
): Shape<Value, Given> => ({ kind: 'described', of, description });

/** @param example for the reference, where its kind has no good one */
export const exampled = <Value, Given>(
  of: Shape<Value, Given>,
  example: NoInfer<Given>,
): Shape<Value, Given> => ({ kind: 'described', of, example });
export const nullable = <Value, Given>(
  of: Shape<Value, Given>,
): Shape<Value | null, Given | null> => ({ kind: 'nullable', of });

export const optional = <Value, Given>(
  of: Shape<Value, Given>,
): Shape<Value | undefined, Given | undefined> => ({ kind: 'optional', of });

/** A request's value of which a rule says whether it is right. */
export const checked = <Value, Given>(
  of: Shape<Value, Given>,
  isRight: (value: Value) => boolean,
  error: PlainKey,
): Shape<Value, Given> => ({
  kind: 'checked',
  of,
  isRight: isRight as (value: unknown) => boolean,
  error,
});

/** What it is where nothing is said of it. */
export const optionally = <Value, Given>(
  of: Shape<Value, Given>,
  fallback: NoInfer<Value>,
): Shape<Value, Given | undefined> => ({ kind: 'optional', of, fallback });

/** @param bounds how many there may be; a request's list says `max` */
export const list = <Value, Given>(
  of: Shape<Value, Given>,
  bounds: ListBounds = {},
): Shape<Value[], readonly Given[]> => ({ kind: 'list', of, ...bounds });

/** @param id under which the reference describes it once */
export const object = <const Of extends Fields>(
  fields: Of,
  id?: string,
): Shape<ValueOfFields<Of>, GivenOfFields<Of>> & ObjectShape<Of> => ({
  kind: 'object',
  fields,
  ...(id !== undefined && { id }),
});
/** The same of a request in which other fields may stand, which are passed over. */
export const looseObject = <const Of extends Fields>(fields: Of) => ({
  ...object(fields),
  others: 'ignored' as const,
});
/** The same, and they stay as they are. */
export const openObject = <const Of extends Fields>(fields: Of) => ({
  ...object(fields),
  others: 'kept' as const,
});
export interface ObjectShape<Of extends Fields = Fields> {
  readonly kind: 'object';
  readonly fields: Of;
  readonly id?: string;
}

/** Objects of which each has a constant, or a field, that the others have not. */
export const oneOf = <const Of extends readonly Shape[]>(
  ...shapes: Of
): Shape<ValueOfShape<Of[number]>, GivenOfShape<Of[number]>> => ({ kind: 'oneOf', shapes });

/** The same, told apart by the constants that they all have: by the name of these on the wire. */
export const variants = <const Of extends readonly Shape[]>(
  by: string,
  ...shapes: Of
): Shape<ValueOfShape<Of[number]>, GivenOfShape<Of[number]>> => ({ kind: 'oneOf', shapes, by });

export const wire = <Of extends Shape>(name: string, shape: Of): Wired<Of> => ({
  wire: name,
  shape,
});
