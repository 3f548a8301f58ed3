import { FormDialog } from '#app/forms/FormDialog.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useIdempotencyKey } from '#app/forms/use-idempotency-key.ts';
import { useServerCheckedForm } from '#app/forms/use-server-checked-form.ts';
import { useCareLotsText } from '#app/i18n/care-lots/use-care-lots-text.ts';
import { lotKind } from '#domain/care/care-lot.ts';
import { addLot } from './lot-calls.ts';

const fields = ['tipo', 'producto', 'lote', 'caducidad', 'dosis'] as const;

/** A lot that is there now; the portal checks it, and what is wrong stands at its field. */
export function LotDialog({ onSaved, onClose }: { onSaved: () => void; onClose: () => void }) {
  const text = useCareLotsText();
  const { keyOf } = useIdempotencyKey();
  const form = useServerCheckedForm(fields, async (values) => {
    await addLot(values, keyOf(values));
    onSaved();
    onClose();
  });
  return (
    <FormDialog title={text.form.title} words={text.form} form={form} wide onClose={onClose}>
      <SelectField
        label={text.form.kind}
        {...form.field('tipo')}
        options={lotKind.values.map((kind) => ({
          value: lotKind.toWire(kind),
          label: text.kinds[kind],
        }))}
      />
      <TextField label={text.form.product} {...form.field('producto')} required />
      <TextField label={text.form.lot} {...form.field('lote')} required />
      <TextField label={text.form.expiresOn} {...form.field('caducidad')} type="date" />
      <TextField label={text.form.doses} {...form.field('dosis')} inputMode="numeric" required />
    </FormDialog>
  );
}
