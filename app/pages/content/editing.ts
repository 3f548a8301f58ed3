import { type ComponentType, createContext, useContext } from 'react';
import type { ContentFile } from '#domain/content/asset-calls.ts';
import type { Field } from '#domain/content/field.ts';
import type { Language } from '#domain/language.ts';

/** What every part of the form knows. */
export interface Editing {
  /** What is wrong at a field, by `path` or `path.language`. */
  problems: ReadonlyMap<string, string>;
  /** The editor of any field, for those that hold others. */
  Field: ComponentType<FieldProps>;
  /** The pictures and files that the document names, by their ids, as far as they are known. */
  assets: ReadonlyMap<string, ContentFile>;
  /** One that was chosen. */
  know: (asset: ContentFile) => void;
}

const EditingContext = createContext<Editing>({
  problems: new Map(),
  Field: () => null,
  assets: new Map(),
  know: () => {},
});

export const EditingProvider = EditingContext.Provider;
export const useEditing = () => useContext(EditingContext);

/** What the editor of a field gets. */
export interface FieldProps<Of extends Field = Field> {
  field: Of;
  value: unknown;
  onChange: (value: unknown) => void;
  /** As `sections.2.heading`. */
  path: string;
  /** Inside a part that each language has for itself. */
  only?: Language | undefined;
}

export type FieldOf<Kind extends Field['kind']> = Extract<Field, { kind: Kind }>;
type Node = Readonly<Record<string, unknown>>;
export const nodeOf = (value: unknown): Node => (value ?? {}) as Node;
export const below = (path: string, name: string | number): string =>
  path === '' ? String(name) : `${path}.${name}`;
