import type { ComponentProps, ReactNode } from 'react';
import { SelectField } from '#app/forms/SelectField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useCareText } from '#app/i18n/care/use-care-text.ts';
import type { EntryWords, MedicalRecord } from '#domain/care/care-calls.ts';
import { type CareKind, operationKind, testResult } from '#domain/care/care-kinds.ts';
import type { FoundLot } from '#domain/care/care-lot-calls.ts';
import type { MessageKey } from '#domain/messages.ts';
import styles from './Care.module.css';
import { LotChoice } from './lots/LotChoice.tsx';
import { useOwnLots } from './lots/use-own-lots.ts';
import { useCareWords } from './use-care-words.ts';

/** What a field of the dialog and one of the visit's form get. */
type FieldOf = (
  name: EntryField,
  rule?: { required: MessageKey },
) => { name: string; error: string | undefined };

/** Of the products: it is none of them, and its name is written. */
const otherProduct = 'otro';

/** Whether a product of the catalogue, or that it is none of them, has still to be chosen. */
export const isProductMissing = (kind: CareKind, value: string | undefined): boolean =>
  fieldsOf[kind].includes('productId') && !value;

/** What the choice among the products begins with. */
export const productChoiceOf = ({ productId, product }: Partial<EntryWords>): string =>
  productId ?? (product ? otherProduct : '');

/** What is sent of the product that was chosen. */
export const chosenProduct = (value: string | undefined): string | undefined =>
  value === otherProduct ? '' : value;

export const entryFields = [
  'kind',
  'onDate',
  'productId',
  'product',
  'title',
  'result',
  'operation',
  'weight',
  'dose',
  'lot',
  'expiresOn',
  'nextOn',
  'vetName',
  'vetLicence',
  'clinic',
  'text',
] as const;
export type EntryField = (typeof entryFields)[number];

const fieldsOf: Readonly<Record<CareKind, readonly EntryField[]>> = {
  vaccine: ['productId', 'product', 'lot', 'expiresOn', 'dose', 'nextOn'],
  deworming: ['productId', 'product', 'lot', 'expiresOn', 'dose', 'nextOn'],
  test: ['title', 'result', 'nextOn'],
  treatment: ['product', 'title', 'dose', 'lot', 'expiresOn', 'nextOn'],
  weight: ['weight'],
  operation: ['operation', 'title', 'nextOn'],
  visit: ['title', 'nextOn'],
  note: [],
};

const vetFields = ['vetName', 'vetLicence', 'clinic'] as const;

/** Of an entry that is none of a visit. */
export const fieldsShownOf = (kind: CareKind): readonly EntryField[] => [
  ...(['kind', 'onDate', 'text'] as const),
  ...fieldsOf[kind],
  ...(kind === 'weight' ? [] : vetFields),
];

interface Props {
  kind: CareKind;
  record: Pick<MedicalRecord, 'today' | 'products'>;
  initial: Partial<EntryWords>;
  field: FieldOf;
  /** It is part of a visit, of which day and vet are given once. */
  isPart?: boolean;
  /** Fills in what the label of an own lot says. */
  onLot?: (lot: FoundLot) => void;
}

/** What belongs to an entry of this kind. */
export function EntryFields({ kind, record, initial, field, isPart = false, onLot }: Props) {
  const text = useCareText();
  const { nameOf } = useCareWords();
  const fields = fieldsOf[kind];
  const titles: Partial<Record<CareKind, string>> = text.form.titles;
  const offered = record.products.filter(
    ({ id, kind: one, active }) => one === kind && (active || id === initial.productId),
  );
  const line = (name: EntryField, label: string, more: ComponentProps<'input'> = {}) => (
    <TextField label={label} {...field(name)} defaultValue={initial[name] ?? ''} {...more} />
  );
  const only = (name: EntryField, control: ReactNode) => fields.includes(name) && control;
  return (
    <>
      {!isPart &&
        line('onDate', text.form.onDate, {
          type: 'date',
          max: record.today,
          defaultValue: initial.onDate ?? record.today,
        })}
      {fields.includes('productId') && (
        <SelectField
          label={text.form.productId}
          {...field('productId', { required: 'chooseOption' })}
          defaultValue={productChoiceOf(initial)}
          empty={text.form.choose}
          options={[
            ...offered.map((one) => ({ value: one.id, label: nameOf(one) })),
            { value: otherProduct, label: text.form.other },
          ]}
        />
      )}
      {fields.includes('operation') && (
        <SelectField
          label={text.form.operation}
          {...field('operation')}
          defaultValue={initial.operation ?? ''}
          empty={text.form.choose}
          options={operationKind.values.map((one) => ({
            value: one,
            label: text.entries.operations[one],
          }))}
        />
      )}
      {only('product', line('product', text.form.product))}
      {only('title', line('title', titles[kind] ?? ''))}
      {fields.includes('result') && (
        <SelectField
          label={text.form.result}
          {...field('result')}
          defaultValue={initial.result ?? ''}
          empty={text.form.choose}
          options={testResult.values.map((one) => ({
            value: one,
            label: text.entries.results[one],
          }))}
        />
      )}
      {only('weight', line('weight', text.form.weight, { inputMode: 'decimal' }))}
      {only('dose', line('dose', text.form.dose))}
      {only('lot', onLot && <OwnLots kind={kind} onLot={onLot} />)}
      {only('lot', line('lot', text.form.lot))}
      {only('expiresOn', line('expiresOn', text.form.expiresOn, { type: 'date' }))}
      {only('nextOn', line('nextOn', text.form.nextOn, { type: 'date' }))}
      {kind !== 'weight' && !isPart && (
        <>
          {line('vetName', text.form.vetName)}
          <details className={styles.folded} open={Boolean(initial.vetLicence || initial.clinic)}>
            <summary>{text.form.moreOfVet}</summary>
            <div className={styles.more}>
              {line('vetLicence', text.form.licence)}
              {line('clinic', text.form.clinic)}
            </div>
          </details>
        </>
      )}
      <TextField
        multiline
        rows={3}
        label={text.form.text}
        {...field('text')}
        defaultValue={initial.text ?? ''}
      />
    </>
  );
}

function OwnLots({ kind, onLot }: { kind: CareKind; onLot: (lot: FoundLot) => void }) {
  const lotsOf = useOwnLots();
  return <LotChoice lots={lotsOf(kind)} onChoose={(lot) => lot && onLot(lot)} />;
}
