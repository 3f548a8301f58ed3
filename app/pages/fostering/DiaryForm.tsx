import { type FormEvent, useState } from 'react';
import { ApiError } from '#app/api/transport/api-error.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useIdempotencyKey } from '#app/forms/use-idempotency-key.ts';
import { useFosteringText } from '#app/i18n/fostering/use-fostering-text.ts';
import { diaryLimits } from '#domain/fostering/foster-diary.ts';
import { writeDiary } from './diary-calls.ts';
import styles from './Fostering.module.css';

interface Props {
  petId: string;
  petName: string;
  onSaved: () => void;
}

/** How the animal is today. */
export function DiaryForm({ petId, petName, onSaved }: Props) {
  const text = useFosteringText().diary;
  const { busy, failure, attempt } = useAttempt();
  const { once } = useIdempotencyKey();
  const [values, setValues] = useState({ texto: '', ofrece_fotos: false });
  const [error, setError] = useState<string>();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    return attempt(async () => {
      setError(undefined);
      try {
        await once(values, (key) => writeDiary(petId, values, key));
      } catch (caught) {
        const problem = caught instanceof ApiError ? caught.errors.texto?.[0] : undefined;
        if (problem === undefined) throw caught;
        setError(problem);
        return;
      }
      setValues({ ...values, texto: '' });
      onSaved();
    });
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        multiline
        rows={3}
        name="texto"
        label={text.write(petName)}
        hint={text.writeHint}
        maxLength={diaryLimits.words}
        value={values.texto}
        onChange={({ target }) => setValues({ ...values, texto: target.value })}
        {...(error !== undefined && { error })}
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={values.ofrece_fotos}
          onChange={({ target }) => setValues({ ...values, ofrece_fotos: target.checked })}
        />
        <span>
          {text.offer(petName)}
          <span className={styles.soft}>{text.offerHint}</span>
        </span>
      </label>
      {failure && <FailureNotice failure={failure} />}
      <div>
        <SubmitButton busy={busy} busyLabel={text.saving}>
          {text.save}
        </SubmitButton>
      </div>
    </form>
  );
}
