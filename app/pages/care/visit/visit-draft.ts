import { visitorDraft } from '#app/forms/drafts.ts';
import type { VisitWords } from '#domain/care/vet-visit-calls.ts';
import { chosenProduct, type EntryField, entryFields, isProductMissing } from '../EntryFields.tsx';

/** The kinds of things that are done at a visit. */
export const doneKinds = ['vaccine', 'deworming', 'treatment', 'test', 'operation'] as const;

/** One thing that was done: its fields are named by its id. */
export interface DoneRow {
  id: string;
  kind: (typeof doneKinds)[number];
}

export interface VisitDraft {
  rows: readonly DoneRow[];
  /** As they are typed, by the names in the form. */
  values: Readonly<Record<string, string>>;
}

export const rowField = ({ id }: DoneRow, name: EntryField): string => `${id}-${name}`;

/** The place of the draft of a visit: it outlives a reload and a lost connection, and ends with its tab. */
export function visitDraft(linkKey: string) {
  // Without the signature.
  const place = visitorDraft(`vet-visit:${linkKey.slice(0, 36)}`);
  return {
    read: (): VisitDraft => {
      const stored = place.read() as Partial<VisitDraft> | undefined;
      return { rows: stored?.rows ?? [], values: stored?.values ?? {} };
    },
    write: (draft: VisitDraft) => place.write(draft),
    remove: () => place.remove(),
  };
}

/** What is sent of what is typed. */
export function wordsOf(rows: readonly DoneRow[], values: Readonly<Record<string, string>>) {
  const valueFor = (name: string) => values[name] ?? '';
  const words: VisitWords = {
    onDate: valueFor('onDate'),
    title: valueFor('title'),
    text: valueFor('text'),
    weight: valueFor('weight'),
    nextOn: valueFor('nextOn'),
    vetName: valueFor('vetName'),
    vetLicence: valueFor('vetLicence'),
    clinic: valueFor('clinic'),
    done: rows.map((row) => {
      const done = doneWordsOf(row, values);
      const productId = chosenProduct(done.productId);
      return { ...done, productId, kind: row.kind };
    }),
  };
  return words;
}

/** The rows whose product has still to be chosen. */
export const withoutProduct = (
  rows: readonly DoneRow[],
  values: Readonly<Record<string, string>>,
): Record<string, 'chooseOption'> =>
  Object.fromEntries(
    rows
      .map((row) => [row.kind, rowField(row, 'productId')] as const)
      .filter(([kind, name]) => isProductMissing(kind, values[name]))
      .map(([, name]) => [name, 'chooseOption']),
  );

/** Of one row. */
export function doneWordsOf(
  row: DoneRow,
  values: Readonly<Record<string, string>>,
): Partial<Record<EntryField, string>> {
  const found: Partial<Record<EntryField, string>> = {};
  for (const name of entryFields) {
    const value = values[rowField(row, name)];
    if (value !== undefined) found[name] = value;
  }
  return found;
}

/** Where the portal's messages belong, by the names of the call: `done.0.lot` is the first row's `lot`. */
export function fieldsByName(rows: readonly DoneRow[]): Record<string, string> {
  const own = ['onDate', 'title', 'text', 'weight', 'nextOn', 'vetName', 'vetLicence', 'clinic'];
  const ofRows = rows.flatMap((row, index) =>
    entryFields.map((name) => [`done.${index}.${name}`, rowField(row, name)] as const),
  );
  return { ...Object.fromEntries(own.map((name) => [name, name])), ...Object.fromEntries(ofRows) };
}
