import { z } from 'zod';
import { call } from '#app/api/call.ts';
import { FormDialog } from '#app/forms/FormDialog.tsx';
import { schemaRules } from '#app/forms/schema-rules.ts';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useDonorWatchText } from '#app/i18n/donor-watch/use-donor-watch-text.ts';
import { enterUma } from '#domain/donations/uma-calls.ts';
import { parsePesos } from '#domain/money.ts';

interface Props {
  year: number;
  /** Centavos that were entered before. */
  known: number | undefined;
  onSaved: (cents: number) => void;
  onClose: () => void;
}

const schema = z.object({
  value: z.string().refine((typed) => parsePesos(typed) !== undefined, { error: 'amountInvalid' }),
});

export function UmaDialog({ year, known, onSaved, onClose }: Props) {
  const text = useDonorWatchText().uma;
  const form = useForm({
    rules: schemaRules(schema),
    defaults: { value: known === undefined ? '' : (known / 100).toFixed(2) },
    fieldOf: { valor: 'value', anio: 'value' },
    async send({ value }) {
      const { cents } = await call(enterUma, { year, cents: parsePesos(value) ?? 0 });
      onSaved(cents);
      onClose();
    },
  });
  return (
    <FormDialog title={text.dialog(year)} words={{ save: text.save }} form={form} onClose={onClose}>
      <TextField
        {...form.field('value')}
        label={text.label}
        hint={text.hint(year)}
        inputMode="decimal"
        autoComplete="off"
      />
    </FormDialog>
  );
}
