import { call } from '#app/api/call.ts';
import { CheckGroup } from '#app/forms/CheckGroup.tsx';
import { FormDialog } from '#app/forms/FormDialog.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useVolunteerDeskText } from '#app/i18n/volunteer-desk/use-volunteer-desk-text.ts';
import { longestHistoryWords } from '#domain/documents/history.ts';
import { moveVolunteer, type VolunteerFile } from '#domain/volunteers/volunteer-desk-calls.ts';
import { volunteerLabels } from '#domain/volunteers/volunteer-labels.ts';
import type { VolunteerDeskTransition } from '#domain/volunteers/volunteer-machine.ts';
import { volunteerTasks } from '#domain/volunteers/volunteer-words.ts';

interface Props {
  volunteer: VolunteerFile;
  transition: VolunteerDeskTransition;
  onDone: () => void;
  onClose: () => void;
}

/** Brings a volunteer into another state, with what they read of it; whoever is accepted gets tasks. */
export function MoveDialog({ volunteer, transition, onDone, onClose }: Props) {
  const text = useVolunteerDeskText().one;
  const { tasks: labels } = volunteerLabels[useLanguage()];
  const { folio, wished } = volunteer;
  const accepts = transition === 'accept';
  const form = useForm({
    defaults: { tasks: [...wished], words: '' },
    async send({ tasks, words }) {
      await call(moveVolunteer, { folio, transition, words, ...(accepts && { tasks }) });
      onDone();
      onClose();
    },
  });
  return (
    <FormDialog
      title={text.steps[transition]}
      words={{ save: text.note.save }}
      form={form}
      onClose={onClose}
    >
      {accepts && (
        <CheckGroup
          label={text.note.tasks}
          options={volunteerTasks.values.map((value) => ({ value, label: labels[value] }))}
          {...form.field('tasks')}
        />
      )}
      <TextField
        multiline
        rows={4}
        label={text.note.label}
        hint={text.note.hint}
        maxLength={longestHistoryWords}
        {...form.field('words')}
      />
    </FormDialog>
  );
}
