import { type FormEvent, useState } from 'react';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { SelectField } from '#app/forms/SelectField.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useIdempotencyKey } from '#app/forms/use-idempotency-key.ts';
import { useFosteringText } from '#app/i18n/fostering/use-fostering-text.ts';
import { fosterLimits } from '#domain/fostering/foster-home.ts';
import { requestLimits } from '#domain/fostering/foster-request.ts';
import { species } from '#domain/pets/vocabularies.ts';
import styles from './Fostering.module.css';
import { askHomes } from './request-calls.ts';
import { useDialogFields } from './use-dialog-fields.ts';

/** "Can you take two kittens tonight?" */
export function RequestForm({ onAsked }: { onAsked: (count: number) => void }) {
  const text = useFosteringText();
  const say = text.requests.form;
  const { busy, failure, attempt } = useAttempt();
  const { keyOf } = useIdempotencyKey();
  const [turn, setTurn] = useState(0);
  const { values, field, send } = useDialogFields({
    especie: 'gato',
    cuantos: '1',
    horas: '4',
    texto: '',
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    return attempt(async () => {
      let count = 0;
      await send(async () => {
        count = await askHomes(values, keyOf({ ...values, turn }));
      });
      setTurn(turn + 1);
      onAsked(count);
    });
  };
  return (
    <form className={styles.form} onSubmit={submit} aria-label={say.title} noValidate>
      <SelectField
        label={say.species}
        options={species.values.map((value) => ({
          value: species.toWire(value),
          label: text.species[value],
        }))}
        {...field('especie')}
      />
      <TextField
        type="number"
        inputMode="numeric"
        min={1}
        max={fosterLimits.places}
        label={say.count}
        {...field('cuantos')}
      />
      <SelectField
        label={say.hours}
        options={requestLimits.hours.map((hours) => ({
          value: String(hours),
          label: say.within(hours),
        }))}
        {...field('horas')}
      />
      <TextField
        multiline
        rows={4}
        label={say.words}
        hint={say.wordsHint}
        maxLength={requestLimits.words}
        {...field('texto')}
      />
      {failure && <FailureNotice failure={failure} />}
      <div>
        <SubmitButton busy={busy} busyLabel={say.sending} icon="mail">
          {say.send}
        </SubmitButton>
      </div>
    </form>
  );
}
