import { call } from '#app/api/call.ts';
import { CheckField } from '#app/forms/CheckField.tsx';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useFosteringText } from '#app/i18n/fostering/use-fostering-text.ts';
import { diaryLimits } from '#domain/fostering/foster-diary.ts';
import { writeDiary } from '#domain/fostering/foster-diary-calls.ts';
import styles from './Fostering.module.css';

interface Props {
  petId: string;
  petName: string;
  onSaved: () => void;
}

/** How the animal is today. */
export function DiaryForm({ petId, petName, onSaved }: Props) {
  const text = useFosteringText().diary;
  const form = useForm({
    defaults: { words: '', offersPhotos: false },
    async send(values, { keyOf }) {
      await call(writeDiary, { id: petId, ...values }, { idempotencyKey: keyOf(values) });
      form.form.setValue('words', '');
      onSaved();
    },
  });
  const { error: _, ...offers } = form.field('offersPhotos');

  return (
    <div className={styles.form}>
      <SchemaForm state={form}>
        <TextField
          multiline
          rows={3}
          label={text.write(petName)}
          hint={text.writeHint}
          maxLength={diaryLimits.words}
          {...form.field('words')}
        />
        <CheckField label={text.offer(petName)} hint={text.offerHint} {...offers} />
        <div>
          <SubmitButton busy={form.busy} busyLabel={text.saving}>
            {text.save}
          </SubmitButton>
        </div>
      </SchemaForm>
    </div>
  );
}
