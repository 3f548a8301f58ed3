import { useState } from 'react';
import { explainFailure, type Failure } from '#app/feedback/explain-failure.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { WritingDialog } from '#app/feedback/WritingDialog.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { useLightForm } from '#app/forms/use-light-form.ts';
import { usePassportText } from '#app/i18n/passports/use-passport-text.ts';
import { useSignInText } from '#app/i18n/sign-in/use-sign-in-text.ts';
import { revocationReasons } from '#domain/passports/passport.ts';
import styles from './Passport.module.css';
import { revokePassport } from './passport-calls.ts';

interface Props {
  passportId: string;
  onRevoked: () => void;
  onClose: () => void;
}

const fieldOf = { motivo: 'motivo' } as const;

/** Asks why, for everybody who checks the passport reads it. */
export function RevokeDialog({ passportId, onRevoked, onClose }: Props) {
  const { revoking: text, reasons } = usePassportText();
  const { failures } = useSignInText();
  const [failure, setFailure] = useState<Failure>();
  const form = useLightForm<'motivo'>({
    problems: ({ motivo }) => (motivo ? {} : { motivo: 'chooseOption' }),
    fieldOf,
    async send({ motivo = '' }) {
      setFailure(undefined);
      await revokePassport(passportId, revocationReasons.fromWire(motivo) ?? 'other');
      onClose();
      onRevoked();
    },
    onFailure: (error, shown) =>
      setFailure(shown === 'all' ? undefined : explainFailure(error, failures)),
  });
  return (
    <WritingDialog title={text.title} close={text.decline} onClose={onClose} hasOwnAction>
      <form onSubmit={form.submit} onChange={form.check} noValidate className={styles.form}>
        <p>{text.text}</p>
        <SelectField
          label={text.reason}
          {...form.field('motivo')}
          defaultValue=""
          empty={text.choose}
          options={revocationReasons.values.map((one) => ({
            value: revocationReasons.toWire(one),
            label: reasons[one],
          }))}
        />
        {failure && <FailureNotice failure={failure} />}
        <div>
          <SubmitButton busy={form.busy} busyLabel={text.busy}>
            {text.action}
          </SubmitButton>
        </div>
      </form>
    </WritingDialog>
  );
}
