import { foldText } from '../text.ts';
import type { FieldChoice, ImportField, ImportKind, TableColumn } from './import-kind.ts';
import { isUnderstood, proposeWord, proposeWords } from './import-words.ts';

const wordsOf = (text: string): readonly string[] => foldText(text).match(/[a-z0-9]+/g) ?? [];

/** How well a header names a field: 0 not at all. */
function headerFit(header: string, { label, called }: ImportField): number {
  const folded = foldText(header);
  if (folded === foldText(label.es) || folded === foldText(label.en)) return 1_000;
  const words = wordsOf(header);
  const fits = called.map((name) => {
    const wanted = wordsOf(name);
    if (!wanted.every((word) => words.includes(word))) return 0;
    // More of the header that is named, and a name that is listed earlier, is a better fit.
    return (100 * wanted.length) / words.length + (called.length - called.indexOf(name)) / 100;
  });
  return Math.max(0, ...fits);
}

/** How many columns of a header say what they are: the line that names most is a table's header. */
export const countNamed = ({ fields }: ImportKind, header: readonly string[]): number =>
  header.filter((name) => Object.values(fields).some((field) => headerFit(name, field) > 0)).length;

/** Proposes where each field comes from: by the names of the columns first, then by what stands in them. */
export function proposeChoices<Field extends string>(
  kind: ImportKind<Field>,
  columns: readonly TableColumn[],
  rows: number,
): FieldChoice<Field>[] {
  const taken = byName(kind, columns);
  const free = () => columns.filter(({ name }) => ![...taken.values()].includes(name));
  for (const field of kind.field.values) {
    const { isKnownBy } = kind.fields[field];
    if (!isKnownBy || taken.has(field)) continue;
    const is =
      isKnownBy === 'words'
        ? (value: string) => !!proposeWord(kind.fields[field], value)
        : isKnownBy;
    const found = free().find(({ values }) => values.length > 0 && values.every(is));
    if (found) taken.set(field, found.name);
  }
  for (const field of kind.field.values) {
    const { isKey } = kind.fields[field];
    if (!isKey || taken.has(field)) continue;
    const unique = columns.filter(({ different, filled }) => different === rows && filled === rows);
    const preferred = taken.get(isKey as Field);
    const found = unique.find(({ name }) => name === preferred) ?? unique[0];
    if (found) taken.set(field, found.name);
  }
  return kind.field.values.map((field) => choiceOf(kind, field, taken.get(field), columns));
}

/** The column of a field, with what is proposed of its words. */
export function choiceOf<Field extends string>(
  { fields }: ImportKind<Field>,
  field: Field,
  column: string | undefined,
  columns: readonly TableColumn[],
): FieldChoice<Field> {
  const found = columns.find(({ name }) => name === column);
  return {
    field,
    column: found?.name ?? null,
    fallback: fields[field].usual ?? null,
    words: found ? proposeWords(fields[field], found.name, found.values) : [],
  };
}

/** Each column is one field's, the best fits first. */
function byName<Field extends string>(
  { field: names, fields }: ImportKind<Field>,
  columns: readonly TableColumn[],
): Map<Field, string> {
  const fits = columns
    .flatMap((column) =>
      names.values.map((field) => ({ field, column, fit: fitOf(column, fields[field]) })),
    )
    .filter((one) => one.fit > 0)
    .toSorted((a, b) => b.fit - a.fit);
  const taken = new Map<Field, string>();
  const used = new Set<string>();
  for (const { field, column } of fits) {
    if (taken.has(field) || used.has(column.name)) continue;
    taken.set(field, column.name);
    used.add(column.name);
  }
  return taken;
}

/** A column that may be two things by its name (`Estado`) is the one that its values make sense as. */
function fitOf({ name, values }: TableColumn, field: ImportField): number {
  const named = headerFit(name, field);
  if (named === 0 || !field.words || values.length === 0) return named;
  const meant = values.filter(
    (value) => isUnderstood(field, value) || !!proposeWord(field, value),
  ).length;
  return meant === 0 ? named / 1_000 : named * (0.5 + meant / values.length);
}
