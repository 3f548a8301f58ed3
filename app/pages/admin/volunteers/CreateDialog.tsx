import { call } from '#app/api/call.ts';
import { FormDialog } from '#app/forms/FormDialog.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import formStyles from '#app/forms/VisitorForm.module.css';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useVolunteerRotaText } from '#app/i18n/volunteer-rota/use-volunteer-rota-text.ts';
import { useToday } from '#app/site.ts';
import { createShifts } from '#domain/volunteers/shift-calls.ts';
import { shiftLimits } from '#domain/volunteers/shift-rules.ts';
import { volunteerLabels } from '#domain/volunteers/volunteer-labels.ts';
import { type VolunteerTask, volunteerTasks } from '#domain/volunteers/volunteer-words.ts';

interface Props {
  /** That it begins with. */
  day: string;
  onDone: (count: number) => void;
  onClose: () => void;
}

/** One shift, or one a week. */
export function CreateDialog({ day, onDone, onClose }: Props) {
  const text = useVolunteerRotaText().create;
  const { tasks } = volunteerLabels[useLanguage()];
  const today = useToday();
  const form = useForm({
    defaults: {
      task: 'walks' as VolunteerTask,
      place: '',
      day,
      from: '09:00',
      until: '12:00',
      places: '2',
      weeks: '1',
      notes: '',
    },
    async send(values, { once }) {
      const shift = { ...values, places: Number(values.places), weeks: Number(values.weeks) };
      const { ids } = await once(shift, (idempotencyKey) =>
        call(createShifts, shift, { idempotencyKey }),
      );
      onDone(ids.length);
      onClose();
    },
  });
  const number = { type: 'number', inputMode: 'numeric', min: 1 } as const;
  return (
    <FormDialog title={text.title} words={{ save: text.save }} form={form} wide onClose={onClose}>
      <SelectField
        label={text.task}
        options={volunteerTasks.values.map((value) => ({ value, label: tasks[value] }))}
        {...form.field('task')}
      />
      <TextField
        label={text.place}
        hint={text.placeHint}
        maxLength={shiftLimits.place}
        {...form.field('place')}
      />
      <TextField type="date" min={today} label={text.day} {...form.field('day')} />
      <div className={formStyles.pair}>
        <TextField type="time" label={text.from} {...form.field('from')} />
        <TextField type="time" label={text.until} {...form.field('until')} />
      </div>
      <div className={formStyles.pair}>
        <TextField
          {...number}
          max={shiftLimits.places}
          label={text.places}
          {...form.field('places')}
        />
        <TextField
          {...number}
          max={shiftLimits.weeks}
          label={text.weeks}
          hint={text.weeksHint}
          {...form.field('weeks')}
        />
      </div>
      <TextField
        multiline
        rows={2}
        label={text.notes}
        hint={text.notesHint}
        maxLength={shiftLimits.notes}
        {...form.field('notes')}
      />
    </FormDialog>
  );
}
