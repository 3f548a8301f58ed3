import { useState } from 'react';
import { ApiError } from '#app/api/transport/api-error.ts';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { PhoneField } from '#app/forms/PhoneField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useIdempotencyKey } from '#app/forms/use-idempotency-key.ts';
import { useRestrictionsText } from '#app/i18n/restrictions/use-restrictions-text.ts';
import { useToday } from '#app/site.ts';
import { restrictionLimits } from '#domain/adoption/restriction.ts';
import { addDays } from '#domain/dates.ts';
import { addRestriction } from './restrictions.ts';

interface Props {
  onDone: () => void;
  onClose: () => void;
}

/** Proposed, in days. */
const usual = 365;

const wireNames = {
  phone: 'telefono',
  email: 'correo',
  rfc: 'rfc',
  name: 'nombre',
  postalCode: 'cp',
  reason: 'motivo',
  endsOn: 'hasta',
  label: 'etiqueta',
} as const;

/** Enters somebody who is named by hand. */
export function RestrictionForm({ onDone, onClose }: Props) {
  const text = useRestrictionsText().form;
  const today = useToday();
  const { keyOf } = useIdempotencyKey();
  const [values, setValues] = useState({
    phone: '',
    email: '',
    rfc: '',
    name: '',
    postalCode: '',
    reason: '',
    endsOn: addDays(today, usual),
    label: '',
  });
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const field = (name: keyof typeof values) => ({
    value: values[name],
    error: errors[wireNames[name]]?.[0],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) =>
      setValues({ ...values, [name]: target.value }),
  });
  return (
    <ConfirmDialog
      title={text.title}
      action={text.yes}
      onClose={onClose}
      run={async () => {
        setErrors({});
        try {
          await addRestriction(values, keyOf(values));
        } catch (error) {
          if (error instanceof ApiError) setErrors(error.errors);
          throw error;
        }
        onDone();
      }}
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
    </ConfirmDialog>
  );
}
