import { call } from '#app/api/call.ts';
import { FormDialog } from '#app/forms/FormDialog.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import formStyles from '#app/forms/VisitorForm.module.css';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useVolunteerHoursText } from '#app/i18n/volunteer-hours/use-volunteer-hours-text.ts';
import { useToday } from '#app/site.ts';
import { minutesOf } from '#app/volunteers/day-words.ts';
import { noteHours } from '#domain/volunteers/hours-calls.ts';
import { hoursLimits } from '#domain/volunteers/hours-rules.ts';
import { volunteerLabels } from '#domain/volunteers/volunteer-labels.ts';
import { type VolunteerTask, volunteerTasks } from '#domain/volunteers/volunteer-words.ts';

/** What a volunteer did outside of shifts. */
export function NoteHoursDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const all = useVolunteerHoursText();
  const text = all.own;
  const { tasks } = volunteerLabels[useLanguage()];
  const today = useToday();
  const form = useForm({
    defaults: { task: 'transport' as VolunteerTask, day: today, minutes: '1', note: '' },
    async send(values, { once }) {
      const said = { ...values, minutes: minutesOf(values.minutes) };
      await once(said, (idempotencyKey) => call(noteHours, said, { idempotencyKey }));
      onDone();
      onClose();
    },
  });
  return (
    <FormDialog title={text.addTitle} words={{ save: text.save }} form={form} onClose={onClose}>
      <p>{text.addText}</p>
      <SelectField
        label={text.task}
        options={volunteerTasks.values.map((value) => ({ value, label: tasks[value] }))}
        {...form.field('task')}
      />
      <div className={formStyles.pair}>
        <TextField type="date" max={today} label={text.day} {...form.field('day')} />
        <TextField
          inputMode="decimal"
          label={all.hours}
          hint={all.hoursHint}
          {...form.field('minutes', { required: 'required' })}
        />
      </div>
      <TextField
        label={all.note}
        hint={text.noteHint}
        maxLength={hoursLimits.note}
        {...form.field('note')}
      />
    </FormDialog>
  );
}
