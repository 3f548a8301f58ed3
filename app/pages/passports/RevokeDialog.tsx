import { call } from '#app/api/call.ts';
import { FormDialog } from '#app/forms/FormDialog.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { usePassportText } from '#app/i18n/passports/use-passport-text.ts';
import type { MessageKey } from '#domain/messages.ts';
import { revocationReasons } from '#domain/passports/passport.ts';
import { revokePassport } from '#domain/passports/passport-calls.ts';

interface Props {
  passportId: string;
  onRevoked: () => void;
  onClose: () => void;
}

/** Asks why, for everybody who checks the passport reads it. */
export function RevokeDialog({ passportId, onRevoked, onClose }: Props) {
  const { revoking: text, reasons } = usePassportText();
  const form = useForm({
    defaults: { reason: '' },
    async send({ reason }) {
      await call(revokePassport, { id: passportId, reason });
      onClose();
      onRevoked();
    },
  });
  return (
    <FormDialog
      title={text.title}
      words={{ save: text.action, saving: text.busy, cancel: text.decline }}
      form={form}
      onClose={onClose}
    >
      <p>{text.text}</p>
      <SelectField
        label={text.reason}
        {...form.field('reason', { required: 'chooseOption' satisfies MessageKey })}
        empty={text.choose}
        options={revocationReasons.values.map((one) => ({
          value: one,
          label: reasons[one],
        }))}
      />
    </FormDialog>
  );
}
