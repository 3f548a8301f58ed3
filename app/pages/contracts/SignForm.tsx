import { useId, useState } from 'react';
import { call } from '#app/api/call.ts';
import { LeaveQuestion } from '#app/forms/LeaveQuestion.tsx';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { SignaturePad } from '#app/forms/SignaturePad.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useContractText } from '#app/i18n/contracts/use-contract-text.ts';
import { contractLimits, type Stroke } from '#domain/adoption/contract.ts';
import { signContract } from '#domain/adoption/contract-calls.ts';
import styles from './Contracts.module.css';

interface Props {
  contractId: string;
  /** Of the text that is shown. */
  sha256: string;
  onSigned: () => void;
}

export function SignForm({ contractId, sha256, onSigned }: Props) {
  const text = useContractText().sign;
  const id = useId();
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const form = useForm({
    defaults: { name: '', accepts: false },
    asksBeforeLeaving: true,
    async send({ name }) {
      await call(signContract, { contractId, name, strokes, accepts: true, sha256 });
    },
    onSent: onSigned,
  });
  const { error, ...accepts } = form.field('accepts', {
    validate: (isChecked) => isChecked === true || text.acceptMissing,
  });
  return (
    <div className={styles.form}>
      <SchemaForm state={form} label={text.form}>
        <h2>{text.form}</h2>
        <SignaturePad strokes={strokes} onChange={setStrokes} />
        <TextField
          label={text.name}
          autoComplete="name"
          aria-required
          maxLength={contractLimits.name}
          {...form.field('name', {
            validate: (name) => String(name).trim() !== '' || text.nameMissing,
          })}
        />
        <div>
          <label className={styles.accept}>
            <input
              type="checkbox"
              aria-required
              {...accepts}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}accepts` : undefined}
            />
            <span>{text.accept}</span>
          </label>
          {error && (
            <p id={`${id}accepts`} className={styles.error}>
              {error}
            </p>
          )}
        </div>
        <p className={styles.note}>{text.note}</p>
        <div>
          <SubmitButton icon="pencil" busy={form.busy} busyLabel={text.sending}>
            {text.send}
          </SubmitButton>
        </div>
      </SchemaForm>
      <LeaveQuestion form={form} />
    </div>
  );
}
