import { type ComponentProps, type FormEvent, useRef, useState } from 'react';
import { call } from '#app/api/call.ts';
import { explainFailure, type Failure } from '#app/feedback/explain-failure.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useLightForm } from '#app/forms/use-light-form.ts';
import { useSignInText } from '#app/i18n/sign-in/use-sign-in-text.ts';
import { useVetVisitText } from '#app/i18n/vet-visit/use-vet-visit-text.ts';
import { type AskedVisit, writeVetVisit } from '#domain/care/vet-visit-calls.ts';
import { useConfirmation } from '../use-confirmation.tsx';
import { DoneRows } from './DoneRows.tsx';
import styles from './Visit.module.css';
import { type DoneRow, fieldsByName, visitDraft, withoutProduct, wordsOf } from './visit-draft.ts';

interface Props {
  linkKey: string;
  asked: AskedVisit;
  onSent: () => void;
}

/** One visit: the portal checks it, and what is wrong stands at its field. What is typed is kept until it is sent. */
export function VisitForm({ linkKey, asked, onSent }: Props) {
  const text = useVetVisitText().form;
  const { failures } = useSignInText();
  const [draft] = useState(() => visitDraft(linkKey));
  const [restored] = useState(() => draft.read());
  const [rows, setRows] = useState(restored.rows);
  const element = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState<Failure>();
  const confirmation = useConfirmation();
  const form = useLightForm<string>({
    problems: (values) => withoutProduct(rows, values),
    fieldOf: fieldsByName(rows),
    async send(values) {
      setFailure(undefined);
      const isSaved = await confirmation.send(async (confirmed) => {
        await call(writeVetVisit, { key: linkKey, ...wordsOf(rows, values), confirmed });
        return true;
      });
      if (!isSaved) return;
      draft.remove();
      onSent();
    },
    onFailure: (error, shown) =>
      setFailure(
        shown === 'all' ? { title: text.wrong, lines: [] } : explainFailure(error, failures),
      ),
  });

  function saveDraft(next: readonly DoneRow[] = rows) {
    if (!element.current) return;
    const values = Object.fromEntries(new FormData(element.current)) as Record<string, string>;
    draft.write({ rows: next, values });
  }

  function change(next: readonly DoneRow[]) {
    saveDraft(next);
    setRows(next);
  }

  const line = (name: string, label: string, more: ComponentProps<'input'> = {}) => (
    <TextField
      label={label}
      {...form.field(name)}
      defaultValue={restored.values[name] ?? ''}
      {...more}
    />
  );

  return (
    <form
      ref={element}
      onSubmit={form.submit}
      onChange={(event: FormEvent<HTMLFormElement>) => {
        saveDraft();
        form.check(event);
      }}
      noValidate
      className={styles.form}
    >
      <fieldset className={styles.part}>
        <legend>{text.visit}</legend>
        <div className={styles.pair}>
          {line('onDate', text.onDate, {
            type: 'date',
            max: asked.today,
            defaultValue: restored.values.onDate ?? asked.today,
          })}
          {line('weight', text.weight, { inputMode: 'decimal' })}
        </div>
        {line('title', text.reason, { required: true })}
        <TextField
          multiline
          rows={4}
          label={text.findings}
          {...form.field('text')}
          defaultValue={restored.values.text ?? ''}
        />
        {line('nextOn', text.nextOn, { type: 'date', min: asked.today })}
      </fieldset>
      <DoneRows
        rows={rows}
        values={restored.values}
        asked={asked}
        field={form.field}
        onChange={change}
        busy={form.busy}
      />
      <fieldset className={styles.part}>
        <legend>{text.you}</legend>
        <p className={styles.soft}>{text.youWhy}</p>
        {line('vetName', text.vetName, { required: true, autoComplete: 'name' })}
        <div className={styles.pair}>
          {line('vetLicence', text.licence, { required: true })}
          {line('clinic', text.clinic, { autoComplete: 'organization' })}
        </div>
      </fieldset>
      <p className={styles.soft}>
        {text.saved} {text.check}
      </p>
      {failure && <FailureNotice failure={failure} />}
      <div>
        <SubmitButton busy={form.busy} busyLabel={text.sending} icon="check">
          {text.send}
        </SubmitButton>
      </div>
      {confirmation.dialog}
    </form>
  );
}
