import { call } from '#app/api/call.ts';
import { FormDialog } from '#app/forms/FormDialog.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useRestrictionsText } from '#app/i18n/restrictions/use-restrictions-text.ts';
import { appealOutcomes, restrictionLimits } from '#domain/adoption/restriction.ts';
import { addAppeal } from '#domain/adoption/restriction-calls.ts';

interface Props {
  id: string;
  onDone: () => void;
  onClose: () => void;
}

/** What the person objects, and what was decided about it. */
export function AppealDialog({ id, onDone, onClose }: Props) {
  const { appeal: text, outcomes } = useRestrictionsText();
  const form = useForm({
    defaults: { text: '', outcome: 'pending' },
    async send(values) {
      await call(addAppeal, { id, ...values });
      onDone();
    },
  });
  return (
    <FormDialog
      title={text.title}
      words={{ save: text.yes }}
      form={form}
      fields={text}
      onClose={onClose}
    >
      <TextField
        multiline
        rows={4}
        label={text.text}
        hint={text.hint}
        maxLength={restrictionLimits.text}
        {...form.field('text')}
      />
      <SelectField
        label={text.outcome}
        options={appealOutcomes.values.map((one) => ({ value: one, label: outcomes[one] }))}
        {...form.field('outcome')}
      />
    </FormDialog>
  );
}
