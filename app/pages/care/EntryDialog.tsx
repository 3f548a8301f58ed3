import { useState } from 'react';
import { FormDialog } from '#app/forms/FormDialog.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { useIdempotencyKey } from '#app/forms/use-idempotency-key.ts';
import { useServerCheckedForm } from '#app/forms/use-server-checked-form.ts';
import { useCareText } from '#app/i18n/care/use-care-text.ts';
import { type CareKind, careKind } from '#domain/care/care-kinds.ts';
import {
  addEntry,
  correctEntry,
  type Entry,
  type EntryWords,
  kindOf,
  type MedicalRecord,
} from './care-calls.ts';
import { chosenProduct, EntryFields, entryFields, isProductMissing } from './EntryFields.tsx';
import { useConfirmation } from './use-confirmation.tsx';

interface Props {
  record: MedicalRecord;
  /** To be corrected; else a new one is written. */
  entry?: Entry;
  /** What a new one begins with. */
  words?: Partial<EntryWords>;
  onSaved: () => void;
  onClose: () => void;
}

/** One entry of the record; the portal checks it, and what is wrong stands at its field. */
export function EntryDialog({ record, entry, words: given, onSaved, onClose }: Props) {
  const text = useCareText();
  const initial = entry ?? given ?? {};
  const [kind, setKind] = useState<CareKind>(initial.tipo ? kindOf(initial.tipo) : 'vaccine');
  const confirmation = useConfirmation();
  const { once } = useIdempotencyKey();
  const form = useServerCheckedForm(
    entryFields,
    async (values) => {
      const producto_id = chosenProduct(values.producto_id);
      const words = { ...values, producto_id, tipo: careKind.toWire(kind) };
      const saved = await confirmation.send(async (confirmada) => {
        const sent = { ...words, confirmada };
        await (entry ? correctEntry(entry, sent) : addEntry(once, [record.mascota.id], sent));
        return true;
      });
      if (!saved) return;
      onSaved();
      onClose();
    },
    ({ producto_id }) =>
      isProductMissing(kind, producto_id) ? { producto_id: 'chooseOption' } : {},
  );
  return (
    <FormDialog
      title={entry ? text.form.correct : text.form.add}
      words={text.form}
      form={form}
      wide
      onClose={onClose}
    >
      <SelectField
        label={text.form.kind}
        {...form.field('tipo')}
        value={careKind.toWire(kind)}
        options={careKind.values.map((value) => ({
          value: careKind.toWire(value),
          label: text.kinds[value],
        }))}
        onChange={({ target }) => setKind(kindOf(target.value))}
      />
      <EntryFields key={kind} kind={kind} record={record} initial={initial} field={form.field} />
      {confirmation.dialog}
    </FormDialog>
  );
}
