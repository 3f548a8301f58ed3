import { call } from '#app/api/call.ts';
import { FormDialog } from '#app/forms/FormDialog.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useCareLotsText } from '#app/i18n/care-lots/use-care-lots-text.ts';
import { lotKind } from '#domain/care/care-kinds.ts';
import { addCareLot } from '#domain/care/care-lot-calls.ts';

/** A lot that is there now; the portal checks it, and what is wrong stands at its field. */
export function LotDialog({ onClose }: { onClose: () => void }) {
  const text = useCareLotsText();
  const form = useForm({
    defaults: { kind: lotKind.values[0] ?? '', product: '', lot: '', expiresOn: '', doses: '' },
    async send(values, { keyOf }) {
      await call(addCareLot, values, { idempotencyKey: keyOf(values) });
      onClose();
    },
  });
  return (
    <FormDialog title={text.form.title} words={text.form} form={form} wide onClose={onClose}>
      <SelectField
        label={text.form.kind}
        {...form.field('kind')}
        options={lotKind.values.map((kind) => ({
          value: kind,
          label: text.kinds[kind],
        }))}
      />
      <TextField label={text.form.product} {...form.field('product')} required />
      <TextField label={text.form.lot} {...form.field('lot')} required />
      <TextField label={text.form.expiresOn} {...form.field('expiresOn')} type="date" />
      <TextField label={text.form.doses} {...form.field('doses')} inputMode="numeric" required />
    </FormDialog>
  );
}
