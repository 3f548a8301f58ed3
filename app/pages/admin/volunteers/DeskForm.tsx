import { useState } from 'react';
import { call } from '#app/api/call.ts';
import { Notice } from '#app/feedback/Notice.tsx';
import { CheckGroup } from '#app/forms/CheckGroup.tsx';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useVolunteerDeskText } from '#app/i18n/volunteer-desk/use-volunteer-desk-text.ts';
import { saveVolunteer, type VolunteerFile } from '#domain/volunteers/volunteer-desk-calls.ts';
import { volunteerLimits } from '#domain/volunteers/volunteer-input.ts';
import { volunteerLabels } from '#domain/volunteers/volunteer-labels.ts';
import { isVolunteering } from '#domain/volunteers/volunteer-machine.ts';
import { volunteerTasks } from '#domain/volunteers/volunteer-words.ts';
import styles from './Volunteers.module.css';

/** What a volunteer may do, and what the desk notes for itself. */
export function DeskForm({ volunteer }: { volunteer: VolunteerFile }) {
  const text = useVolunteerDeskText().one.desk;
  const { note: say } = useVolunteerDeskText().one;
  const labels = volunteerLabels[useLanguage()];
  const [isSaved, setSaved] = useState(false);
  const { folio, state, tasks, note } = volunteer;
  const volunteers = isVolunteering(state);
  const form = useForm({
    defaults: { tasks: volunteers ? [...tasks] : [], note },
    async send(values) {
      setSaved(false);
      await call(saveVolunteer, { folio, ...values });
      setSaved(true);
    },
  });
  return (
    <section className={styles.part} aria-labelledby="volunteer-desk">
      <h3 id="volunteer-desk">{text.heading}</h3>
      <SchemaForm state={form}>
        {volunteers && (
          <CheckGroup
            label={say.tasks}
            options={volunteerTasks.values.map((value) => ({ value, label: labels.tasks[value] }))}
            {...form.field('tasks')}
          />
        )}
        <TextField
          multiline
          rows={3}
          label={text.note}
          hint={text.noteHint}
          maxLength={volunteerLimits.note}
          {...form.field('note')}
        />
        <div>
          <SubmitButton busy={form.busy} busyLabel={text.saving}>
            {text.save}
          </SubmitButton>
        </div>
        <div aria-live="polite">
          {isSaved && <Notice kind="success" title={text.saved} announce />}
        </div>
      </SchemaForm>
    </section>
  );
}
