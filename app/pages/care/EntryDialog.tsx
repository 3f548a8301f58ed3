import { useState } from 'react';
import { explainFailure, type Failure } from '#app/feedback/explain-failure.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { MessageDialog } from '#app/feedback/MessageDialog.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { useLightForm } from '#app/forms/use-light-form.ts';
import { useCareText } from '#app/i18n/care/use-care-text.ts';
import { useSignInText } from '#app/i18n/sign-in/use-sign-in-text.ts';
import { type CareKind, careKind } from '#domain/care/care-kinds.ts';
import styles from './Care.module.css';
import {
  addEntry,
  correctEntry,
  type Entry,
  type EntryWords,
  kindOf,
  type MedicalRecord,
} from './care-calls.ts';
import { type EntryField, EntryFields, entryFields } from './EntryFields.tsx';

interface Props {
  record: MedicalRecord;
  /** To be corrected; else a new one is written. */
  entry?: Entry;
  /** What a new one begins with. */
  words?: Partial<EntryWords>;
  onSaved: () => void;
  onClose: () => void;
}

const fieldOf = Object.fromEntries(entryFields.map((name) => [name, name]));

/** One entry of the record; the portal checks it, and what is wrong stands at its field. */
export function EntryDialog({ record, entry, words, onSaved, onClose }: Props) {
  const text = useCareText();
  const { failures } = useSignInText();
  const said = entry ?? words ?? {};
  const [kind, setKind] = useState<CareKind>(said.tipo ? kindOf(said.tipo) : 'vaccine');
  const [failure, setFailure] = useState<Failure>();
  const form = useLightForm<EntryField>({
    problems: () => ({}),
    fieldOf,
    async send(values) {
      setFailure(undefined);
      const sent = { ...values, tipo: careKind.toWire(kind) };
      await (entry ? correctEntry(entry, sent) : addEntry([record.mascota.id], sent));
      onSaved();
      onClose();
    },
    onFailure: (error, shown) =>
      setFailure(shown === 'all' ? undefined : explainFailure(error, failures)),
  });
  return (
    <MessageDialog
      title={entry ? text.form.correct : text.form.add}
      close={text.form.cancel}
      onClose={onClose}
      hasOwnAction
      wide
    >
      <form onSubmit={form.submit} onChange={form.check} noValidate className={styles.form}>
        <SelectField
          label={text.form.kind}
          {...form.field('tipo')}
          value={careKind.toWire(kind)}
          options={careKind.values.map((value) => ({
            value: careKind.toWire(value),
            label: text.kinds[value],
          }))}
          onChange={({ target }) => setKind(kindOf(target.value))}
        />
        <EntryFields key={kind} kind={kind} record={record} said={said} field={form.field} />
        {failure && <FailureNotice failure={failure} />}
        <div>
          <SubmitButton busy={form.busy} busyLabel={text.form.saving}>
            {text.form.save}
          </SubmitButton>
        </div>
      </form>
    </MessageDialog>
  );
}
