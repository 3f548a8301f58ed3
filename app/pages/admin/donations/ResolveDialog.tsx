import { call } from '#app/api/call.ts';
import { FormDialog } from '#app/forms/FormDialog.tsx';
import { schemaRules } from '#app/forms/schema-rules.ts';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useAdminDonationsText } from '#app/i18n/admin-donations/use-admin-donations-text.ts';
import { differenceResolution } from '#domain/donations/difference.ts';
import { type Difference, resolveDifference } from '#domain/donations/payment-difference-calls.ts';

interface Props {
  difference: Difference;
  onClose: () => void;
  onResolved: () => void;
}

/** Asks what was done, and notes it. */
export function ResolveDialog({ difference, onClose, onResolved }: Props) {
  const text = useAdminDonationsText().differences;
  const form = useForm({
    rules: schemaRules(differenceResolution),
    defaults: { note: '' },
    async send({ note }) {
      await call(resolveDifference, { id: difference.id, note });
      onResolved();
    },
  });
  return (
    <FormDialog
      title={text.resolveTitle}
      words={{ save: text.save, saving: text.saving }}
      form={form}
      onClose={onClose}
    >
      <TextField
        {...form.field('note')}
        label={text.note}
        hint={text.noteHint}
        maxLength={500}
        autoComplete="off"
      />
    </FormDialog>
  );
}
