import type { ComponentProps, ReactNode } from 'react';
import { SelectField } from '#app/forms/SelectField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useCareText } from '#app/i18n/care/use-care-text.ts';
import { type CareKind, careKind, operationKind, testResult } from '#domain/care/care-kinds.ts';
import styles from './Care.module.css';
import type { EntryWords, MedicalRecord } from './care-calls.ts';
import { LotChoice } from './lots/LotChoice.tsx';
import type { Lot } from './lots/lot-calls.ts';
import { useOwnLots } from './lots/use-own-lots.ts';
import { useCareWords } from './use-care-words.ts';

/** Of the products: it is none of them, and its name is written. */
const otherProduct = 'otro';

/** Whether a product of the catalogue, or that it is none of them, has still to be chosen. */
export const isProductMissing = (kind: CareKind, value: string | undefined): boolean =>
  fieldsOf[kind].includes('producto_id') && !value;

/** What is sent of the product that was chosen. */
export const chosenProduct = (value: string | undefined): string | undefined =>
  value === otherProduct ? '' : value;

/** As the wire names them. */
export const entryFields = [
  'tipo',
  'fecha',
  'producto_id',
  'producto',
  'titulo',
  'resultado',
  'operacion',
  'peso',
  'dosis',
  'lote',
  'caducidad',
  'proxima',
  'veterinario',
  'cedula',
  'clinica',
  'texto',
] as const;
export type EntryField = (typeof entryFields)[number];

const fieldsOf: Readonly<Record<CareKind, readonly EntryField[]>> = {
  vaccine: ['producto_id', 'producto', 'lote', 'caducidad', 'dosis', 'proxima'],
  deworming: ['producto_id', 'producto', 'lote', 'caducidad', 'dosis', 'proxima'],
  test: ['titulo', 'resultado', 'proxima'],
  treatment: ['producto', 'titulo', 'dosis', 'lote', 'caducidad', 'proxima'],
  weight: ['peso'],
  operation: ['operacion', 'titulo', 'proxima'],
  visit: ['titulo', 'proxima'],
  note: [],
};

interface Props {
  kind: CareKind;
  record: Pick<MedicalRecord, 'hoy' | 'productos'>;
  initial: Partial<EntryWords>;
  field: (name: EntryField) => { name: string; error: string | undefined };
  /** It is part of a visit, of which day and vet are given once. */
  isPart?: boolean;
}

/** What belongs to an entry of this kind. */
export function EntryFields({ kind, record, initial, field, isPart = false }: Props) {
  const text = useCareText();
  const { nameOf } = useCareWords();
  const fields = fieldsOf[kind];
  const titles: Partial<Record<CareKind, string>> = text.form.titles;
  const offered = record.productos.filter(
    ({ id, tipo, activo }) =>
      tipo === careKind.toWire(kind) && (activo || id === initial.producto_id),
  );
  const line = (name: EntryField, label: string, more: ComponentProps<'input'> = {}) => (
    <TextField label={label} {...field(name)} defaultValue={initial[name] ?? ''} {...more} />
  );
  const only = (name: EntryField, control: ReactNode) => fields.includes(name) && control;
  return (
    <>
      {!isPart &&
        line('fecha', text.form.onDate, {
          type: 'date',
          max: record.hoy,
          defaultValue: initial.fecha ?? record.hoy,
        })}
      {fields.includes('producto_id') && (
        <SelectField
          label={text.form.productId}
          {...field('producto_id')}
          defaultValue={initial.producto_id ?? (initial.producto ? otherProduct : '')}
          empty={text.form.choose}
          options={[
            ...offered.map((one) => ({ value: one.id, label: nameOf(one) })),
            { value: otherProduct, label: text.form.other },
          ]}
        />
      )}
      {fields.includes('operacion') && (
        <SelectField
          label={text.form.operation}
          {...field('operacion')}
          defaultValue={initial.operacion ?? ''}
          empty={text.form.choose}
          options={operationKind.values.map((one) => ({
            value: operationKind.toWire(one),
            label: text.entries.operations[one],
          }))}
        />
      )}
      {only('producto', line('producto', text.form.product))}
      {only('titulo', line('titulo', titles[kind] ?? ''))}
      {fields.includes('resultado') && (
        <SelectField
          label={text.form.result}
          {...field('resultado')}
          defaultValue={initial.resultado ?? ''}
          empty={text.form.choose}
          options={testResult.values.map((one) => ({
            value: testResult.toWire(one),
            label: text.entries.results[one],
          }))}
        />
      )}
      {only('peso', line('peso', text.form.weight, { inputMode: 'decimal' }))}
      {only('dosis', line('dosis', text.form.dose))}
      {only('lote', !isPart && <OwnLots kind={kind} />)}
      {only('lote', line('lote', text.form.lot))}
      {only('caducidad', line('caducidad', text.form.expiresOn, { type: 'date' }))}
      {only('proxima', line('proxima', text.form.nextOn, { type: 'date' }))}
      {kind !== 'weight' && !isPart && (
        <>
          {line('veterinario', text.form.vetName)}
          <details open={Boolean(initial.cedula || initial.clinica)}>
            <summary>{text.form.moreOfVet}</summary>
            <div className={styles.more}>
              {line('cedula', text.form.licence)}
              {line('clinica', text.form.clinic)}
            </div>
          </details>
        </>
      )}
      <TextField
        multiline
        rows={3}
        label={text.form.text}
        {...field('texto')}
        defaultValue={initial.texto ?? ''}
      />
    </>
  );
}

/** Fills in what the label of an own lot says. */
function OwnLots({ kind }: { kind: CareKind }) {
  const lotsOf = useOwnLots();
  const fill = (lot: Lot | undefined, form: HTMLFormElement | null) => {
    if (!lot) return;
    const { lote, caducidad, producto } = lot;
    for (const [name, value] of Object.entries({ lote, caducidad, producto })) {
      const control = form?.elements.namedItem(name);
      if (control instanceof HTMLInputElement) control.value = value ?? '';
    }
  };
  return <LotChoice lots={lotsOf(kind)} onChoose={fill} />;
}
