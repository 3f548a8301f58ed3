import { call } from '#app/api/call.ts';
import { FormDialog } from '#app/forms/FormDialog.tsx';
import { PhoneField } from '#app/forms/PhoneField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useRestrictionsText } from '#app/i18n/restrictions/use-restrictions-text.ts';
import { useToday } from '#app/site.ts';
import { restrictionLimits } from '#domain/adoption/restriction.ts';
import { addRestriction } from '#domain/adoption/restriction-calls.ts';
import { addDays } from '#domain/dates.ts';

interface Props {
  onDone: () => void;
  onClose: () => void;
}

/** Enters somebody who is named by hand. */
export function RestrictionForm({ onDone, onClose }: Props) {
  const text = useRestrictionsText().form;
  const today = useToday();
  const form = useForm({
    defaults: {
      phone: '',
      email: '',
      rfc: '',
      name: '',
      postalCode: '',
      reason: '',
      endsOn: addDays(today, restrictionLimits.usual),
      label: '',
    },
    async send(values, { keyOf }) {
      await call(addRestriction, values, { idempotencyKey: keyOf(values) });
      onDone();
    },
  });
  const field = (name: Parameters<typeof form.field>[0]) => ({
    ...form.field(name),
    autoComplete: 'off',
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
      <PhoneField label={text.phone} {...field('phone')} />
      <TextField type="email" label={text.email} {...field('email')} />
      <TextField label={text.rfc} {...field('rfc')} />
      <TextField label={text.name} hint={text.nameHint} {...field('name')} />
      <TextField inputMode="numeric" label={text.postalCode} {...field('postalCode')} />
      <TextField
        multiline
        rows={3}
        label={text.reason}
        hint={text.reasonHint}
        maxLength={restrictionLimits.text}
        {...field('reason')}
      />
      <TextField
        type="date"
        label={text.until}
        min={today}
        max={addDays(today, restrictionLimits.longest)}
        {...field('endsOn')}
      />
      <TextField
        label={text.label}
        hint={text.labelHint}
        maxLength={restrictionLimits.label}
        {...field('label')}
      />
    </FormDialog>
  );
}
