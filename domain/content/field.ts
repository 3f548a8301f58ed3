import type { Bilingual } from '../language.ts';
import type { FocalPoint } from '../pets/focal-point.ts';
import type { Link } from './link.ts';
import type { Block } from './rich-text.ts';

/**
 * What a content document is made of, declared once: what its pages read, what is stored, what is checked, and what its
 * form asks for follow from it.
 */
interface Common {
  label: Bilingual;
  hint?: Bilingual;
  /** The same in both languages: a number, a name, a date. */
  shared?: true;
  optional?: true;
}

/** A picture by the id of its `media_assets`; its alternative text is in both languages. */
export interface ShownContentPicture {
  id: string;
  alt: string;
  /** Which somebody chose for this place; undefined: the one that the portal proposed. */
  focus?: FocalPoint | undefined;
}

/** One of the organization's own files, by its id. */
export interface ShownContentFile {
  id: string;
}

type FieldShape =
  | ({ kind: 'line' | 'slug'; max: number } & Common)
  | ({ kind: 'text'; max: number } & Common)
  /** Paragraphs or points without emphasis: each its own line. */
  | ({ kind: 'lines'; max: number } & Common)
  | ({ kind: 'richText' } & Common)
  | ({ kind: 'link' } & Common)
  | ({ kind: 'url'; max: number } & Common)
  | ({ kind: 'email'; max: number } & Common)
  | ({ kind: 'phone'; max: number } & Common)
  | ({ kind: 'rfc'; max: number } & Common)
  | ({ kind: 'date' } & Common)
  | ({ kind: 'number'; min: number; max: number; step: number } & Common)
  /** Centavos of a peso. */
  | ({ kind: 'money'; min: number; max: number } & Common)
  | ({ kind: 'choice'; options: Readonly<Record<string, Bilingual>> } & Common)
  /** A decorative one says nothing: no words stand in for it. */
  | ({ kind: 'picture'; decorative?: true } & Common)
  /** The same in both languages: where each has a file of its own, there are two fields. */
  | ({ kind: 'file' } & Common)
  /** What code knows the item of a list by; made once, never shown. */
  | { kind: 'key'; label?: undefined }
  | ({ kind: 'group'; fields: Readonly<Record<string, Field>> } & Partial<Common>)
  /** Its order and how many there are is the same in both languages. */
  | ({ kind: 'list'; of: Field; max: number; min: number; noun: Bilingual } & Common)
  /** Each language has one of its own, with its own lists. */
  | { kind: 'perLanguage'; of: Field; label?: undefined };

/** `Shown` is what pages read, in one language; it exists in types alone. */
export type Field<Shown = unknown> = FieldShape & { readonly shown?: readonly [Shown] };
export type ShownOf<F> = F extends { readonly shown?: readonly [infer Shown] } ? Shown : never;

type Label = readonly [es: string, en: string];
const bilingual = ([es, en]: Label): Bilingual => ({ es, en });

interface Options {
  max?: number;
  shared?: true;
  hint?: Label;
}

const common = (label: Label, { shared, hint }: Options = {}) => ({
  label: bilingual(label),
  ...(shared && { shared }),
  ...(hint && { hint: bilingual(hint) }),
});

export const line = (label: Label, options: Options = {}): Field<string> => ({
  kind: 'line',
  max: options.max ?? 160,
  ...common(label, options),
});

export const text = (label: Label, options: Options = {}): Field<string> => ({
  kind: 'text',
  max: options.max ?? 1_000,
  ...common(label, options),
});

export const lines = (label: Label, options: Options = {}): Field<readonly string[]> => ({
  kind: 'lines',
  max: options.max ?? 4_000,
  ...common(label, options),
});

export const slug = (label: Label, options: Options = {}): Field<string> => ({
  kind: 'slug',
  max: 80,
  ...common(label, options),
});

export const rich = (label: Label, options: Options = {}): Field<readonly Block[]> => ({
  kind: 'richText',
  ...common(label, options),
});

export const link = (label: Label, options: Options = {}): Field<Link> => ({
  kind: 'link',
  ...common(label, options),
});

export const url = (label: Label, options: Options = {}): Field<string> => ({
  kind: 'url',
  max: 500,
  ...common(label, { ...options, shared: true }),
});

export const email = (label: Label, options: Options = {}): Field<string> => ({
  kind: 'email',
  max: 254,
  ...common(label, { ...options, shared: true }),
});

export const phone = (label: Label, options: Options = {}): Field<string> => ({
  kind: 'phone',
  max: 25,
  ...common(label, { ...options, shared: true }),
});

export const rfc = (label: Label, options: Options = {}): Field<string> => ({
  kind: 'rfc',
  max: 13,
  ...common(label, { ...options, shared: true }),
});

export const date = (label: Label, options: Options = {}): Field<string> => ({
  kind: 'date',
  ...common(label, options),
});

export const number = (
  label: Label,
  range: { min: number; max: number; step?: number },
  options: Options = {},
): Field<number> => ({
  kind: 'number',
  step: 1,
  ...range,
  ...common(label, { ...options, shared: true }),
});

export const money = (label: Label, range: { min: number; max: number }): Field<number> => ({
  kind: 'money',
  ...range,
  ...common(label, { shared: true }),
});

export const choice = <Of extends string>(
  label: Label,
  options: Readonly<Record<Of, Label>>,
): Field<Of> => ({
  kind: 'choice',
  options: Object.fromEntries(
    Object.entries<Label>(options).map(([name, words]) => [name, bilingual(words)]),
  ),
  ...common(label, { shared: true }),
});

export const picture = (
  label: Label,
  options: Options & { decorative?: true } = {},
): Field<ShownContentPicture> => ({
  kind: 'picture',
  ...(options.decorative && { decorative: true as const }),
  ...common(label, options),
});

export const file = (label: Label, options: Options = {}): Field<ShownContentFile> => ({
  kind: 'file',
  ...common(label, options),
});

export const key = (): Field<string> => ({ kind: 'key' });

type Fields = Readonly<Record<string, Field>>;
type ShownGroup<F extends Fields> = { [Name in keyof F]: ShownOf<F[Name]> };

export const group = <F extends Fields>(fields: F, label?: Label): Field<ShownGroup<F>> => ({
  kind: 'group',
  fields,
  ...(label && { label: bilingual(label) }),
});

export const list = <Shown>(
  label: Label,
  of: Field<Shown>,
  options: Options & { noun: Label; min?: number },
): Field<readonly Shown[]> => ({
  kind: 'list',
  of,
  max: options.max ?? 30,
  min: options.min ?? 0,
  noun: bilingual(options.noun),
  ...common(label, options),
});

export const perLanguage = <Shown>(of: Field<Shown>): Field<Shown> => ({ kind: 'perLanguage', of });

/** May be left empty: then pages read undefined. */
export const optional = <Shown>(field: Field<Shown>): Field<Shown | undefined> =>
  ({ ...field, optional: true }) as Field<Shown | undefined>;
