import { readAge } from '../pets/age-text.ts';
import { readMicrochip } from '../pets/microchip.ts';
import { foldText } from '../text.ts';
import { type FieldChoice, type ImportField, importField, importFields } from './import-fields.ts';
import { isUnderstood, proposeWord, proposeWords } from './import-words.ts';

/** A column of a table, by what stands in it. */
export interface TableColumn {
  name: string;
  /** Different ones, the most frequent first; of a column with very many not all. */
  values: readonly string[];
  /** How many different ones there are. */
  different: number;
  /** How many cells are not empty. */
  filled: number;
}

const wordsOf = (text: string): readonly string[] => foldText(text).match(/[a-z0-9]+/g) ?? [];

/** How well a header names a field: 0 not at all. */
function headerFit(header: string, field: ImportField): number {
  const { label, called } = importFields[field];
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
export const countNamed = (header: readonly string[]): number =>
  header.filter((name) => importField.values.some((field) => headerFit(name, field) > 0)).length;

/** Proposes where each field comes from: by the names of the columns first, then by what stands in them. */
export function proposeChoices(columns: readonly TableColumn[], rows: number): FieldChoice[] {
  const taken = byName(columns);
  const free = () => columns.filter(({ name }) => ![...taken.values()].includes(name));
  const isEvery = (values: readonly string[], is: (value: string) => boolean) =>
    values.length > 0 && values.every(is);
  for (const field of ['species', 'sex', 'size', 'status'] as const) {
    if (taken.has(field)) continue;
    const found = free().find(({ values }) =>
      isEvery(values, (value) => !!proposeWord(field, value)),
    );
    if (found) taken.set(field, found.name);
  }
  const byValue = [
    ['age', (value: string) => readAge(value) !== undefined],
    ['microchip', (value: string) => /\d{15}/.test(readMicrochip(value) ?? '')],
  ] as const;
  for (const [field, is] of byValue) {
    if (taken.has(field)) continue;
    const found = free().find(({ values }) => isEvery(values, is));
    if (found) taken.set(field, found.name);
  }
  if (!taken.has('externalId')) {
    const unique = columns.filter(({ different, filled }) => different === rows && filled === rows);
    const name = unique.find((one) => one.name === taken.get('name')) ?? unique[0];
    if (name) taken.set('externalId', name.name);
  }
  return importField.values.map((field) => choiceOf(field, taken.get(field), columns));
}

/** The column of a field, with what is proposed of its words. */
export function choiceOf(
  field: ImportField,
  column: string | undefined,
  columns: readonly TableColumn[],
): FieldChoice {
  const found = columns.find(({ name }) => name === column);
  return {
    field,
    column: found?.name ?? null,
    fallback: importFields[field].usual ?? null,
    words: found ? proposeWords(field, found.name, found.values) : [],
  };
}

/** Each column is one field's, the best fits first. */
function byName(columns: readonly TableColumn[]): Map<ImportField, string> {
  const fits = columns
    .flatMap((column) =>
      importField.values.map((field) => ({ field, column, fit: fitOf(column, field) })),
    )
    .filter((one) => one.fit > 0)
    .toSorted((a, b) => b.fit - a.fit);
  const taken = new Map<ImportField, string>();
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
  if (named === 0 || !importFields[field].words || values.length === 0) return named;
  const meant = values.filter(
    (value) => isUnderstood(field, value) || !!proposeWord(field, value),
  ).length;
  return meant === 0 ? named / 1_000 : named * (0.5 + meant / values.length);
}
