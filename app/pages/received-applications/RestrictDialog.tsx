import { call } from '#app/api/call.ts';
import { FormDialog } from '#app/forms/FormDialog.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useReceivedText } from '#app/i18n/received-applications/use-received-text.ts';
import { useToday } from '#app/site.ts';
import { restrictionLimits } from '#domain/adoption/restriction.ts';
import { addRestriction } from '#domain/adoption/restriction-calls.ts';
import { addDays } from '#domain/dates.ts';

interface Props {
  applicationId: string;
  onClose: () => void;
}

/** Puts who applied on the list of those who may not adopt. */
export function RestrictDialog({ applicationId, onClose }: Props) {
  const text = useReceivedText().warnings.restrict;
  const today = useToday();
  const form = useForm({
    defaults: { reason: '', endsOn: addDays(today, restrictionLimits.usual), label: '' },
    async send(values, { keyOf }) {
      const said = { applicationId, ...values };
      await call(addRestriction, said, { idempotencyKey: keyOf(said) });
      onClose();
    },
  });
  return (
    <FormDialog
      title={text.title}
      words={{ save: text.yes }}
      form={form}
      fields={{ ...text, endsOn: text.until }}
      onClose={onClose}
    >
      <p>{text.lead}</p>
      <TextField
        multiline
        rows={3}
        required
        label={text.reason}
        hint={text.reasonHint}
        maxLength={restrictionLimits.text}
        {...form.field('reason')}
      />
      <TextField
        type="date"
        label={text.until}
        min={today}
        max={addDays(today, restrictionLimits.longest)}
        {...form.field('endsOn')}
      />
      <TextField
        label={text.label}
        hint={text.labelHint}
        maxLength={restrictionLimits.label}
        {...form.field('label')}
      />
    </FormDialog>
  );
}
