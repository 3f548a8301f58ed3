import { visitorDraft } from '#app/forms/drafts.ts';
import { careKind } from '#domain/care/care-kinds.ts';
import { chosenProduct, type EntryField, entryFields, isProductMissing } from '../EntryFields.tsx';
import type { VisitWords } from './vet-visit-calls.ts';

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
    fecha: valueFor('fecha'),
    motivo: valueFor('motivo'),
    hallazgos: valueFor('hallazgos'),
    peso: valueFor('peso'),
    proxima: valueFor('proxima'),
    veterinario: valueFor('veterinario'),
    cedula: valueFor('cedula'),
    clinica: valueFor('clinica'),
    aplicado: rows.map((row) => {
      const done = doneWordsOf(row, values);
      const producto_id = chosenProduct(done.producto_id);
      return { ...done, producto_id, tipo: careKind.toWire(row.kind) };
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
      .map((row) => [row.kind, rowField(row, 'producto_id')] as const)
      .filter(([kind, name]) => isProductMissing(kind, values[name]))
      .map(([, name]) => [name, 'chooseOption']),
  );

/** Of one row, by the wire's names. */
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

/** Where the portal's messages belong, by the names of the wire: `aplicado.0.lote` is the first row's `lote`. */
export function fieldsByWireName(rows: readonly DoneRow[]): Record<string, string> {
  const own = [
    'fecha',
    'motivo',
    'hallazgos',
    'peso',
    'proxima',
    'veterinario',
    'cedula',
    'clinica',
  ];
  const ofRows = rows.flatMap((row, index) =>
    entryFields.map((name) => [`aplicado.${index}.${name}`, rowField(row, name)] as const),
  );
  return { ...Object.fromEntries(own.map((name) => [name, name])), ...Object.fromEntries(ofRows) };
}
