import { type FormEvent, useId, useState } from 'react';
import { call } from '#app/api/call.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useContractText } from '#app/i18n/contracts/use-contract-text.ts';
import { contractLimits, type Stroke } from '#domain/adoption/contract.ts';
import { signContract } from '#domain/adoption/contract-calls.ts';
import styles from './Contracts.module.css';
import { SignaturePad } from './SignaturePad.tsx';

interface Props {
  contractId: string;
  /** Of the text that is shown. */
  sha256: string;
  onSigned: () => void;
}

export function SignForm({ contractId, sha256, onSigned }: Props) {
  const text = useContractText().sign;
  const id = useId();
  const [name, setName] = useState('');
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const [accepted, setAccepted] = useState(false);
  const [tried, setTried] = useState(false);
  const { busy, failure, attempt } = useAttempt();
  const nameError = tried && !name.trim() ? text.nameMissing : undefined;
  const acceptError = tried && !accepted ? text.acceptMissing : undefined;

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    const missing = !name.trim() ? 'name' : accepted ? undefined : 'accept';
    if (missing) {
      event.currentTarget.querySelector<HTMLInputElement>(`[name=${missing}]`)?.focus();
      return;
    }
    attempt(async () => {
      await call(signContract, { contractId, name, strokes, accepts: true, sha256 });
      onSigned();
    });
  }

  return (
    <form className={styles.form} onSubmit={send} aria-labelledby={`${id}title`} noValidate>
      <h2 id={`${id}title`}>{text.form}</h2>
      <SignaturePad strokes={strokes} onChange={setStrokes} />
      <TextField
        label={text.name}
        name="name"
        autoComplete="name"
        required
        maxLength={contractLimits.name}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={nameError}
      />
      <div>
        <label className={styles.accept}>
          <input
            type="checkbox"
            name="accept"
            required
            checked={accepted}
            onChange={(event) => setAccepted(event.target.checked)}
            aria-invalid={acceptError ? true : undefined}
            aria-describedby={acceptError ? `${id}accept` : undefined}
          />
          <span>{text.accept}</span>
        </label>
        {acceptError && (
          <p id={`${id}accept`} className={styles.error}>
            {acceptError}
          </p>
        )}
      </div>
      <p className={styles.note}>{text.note}</p>
      {failure && <FailureNotice failure={failure} />}
      <div>
        <SubmitButton icon="pencil" busy={busy} busyLabel={text.sending}>
          {text.send}
        </SubmitButton>
      </div>
    </form>
  );
}
