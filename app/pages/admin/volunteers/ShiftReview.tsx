import { call } from '#app/api/call.ts';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useVolunteerHoursText } from '#app/i18n/volunteer-hours/use-volunteer-hours-text.ts';
import { hoursOf, minutesOf } from '#app/volunteers/day-words.ts';
import hoursStyles from '#app/volunteers/Hours.module.css';
import { useShiftWords } from '#app/volunteers/use-shift-words.ts';
import { type HoursToReview, reviewShift } from '#domain/volunteers/hours-calls.ts';
import { volunteerLabels } from '#domain/volunteers/volunteer-labels.ts';
import styles from './Volunteers.module.css';

interface Props {
  shift: HoursToReview['shifts'][number];
  onDone: () => void;
}

/** Who came to a shift, and for how long: as long as it was, unless something else is said. */
export function ShiftReview({ shift, onDone }: Props) {
  const text = useVolunteerHoursText().desk;
  const { tasks } = volunteerLabels[useLanguage()];
  const when = useShiftWords();
  const form = useForm<Record<string, string>>({
    defaults: Object.fromEntries(
      shift.people.map(({ folio }) => [`p${folio}`, hoursOf(shift.minutes)]),
    ),
    async send(values) {
      const people = shift.people.map(({ folio }) => ({
        folio,
        minutes: minutesOf(values[`p${folio}`] ?? '0'),
      }));
      await call(reviewShift, { id: shift.id, people });
      onDone();
    },
  });
  const title = `${tasks[shift.task]}: ${when(shift)}`;
  return (
    <div className={styles.review}>
      <h3>{title}</h3>
      <p>
        {shift.place}
        <span className={styles.soft}>{text.shiftText}</span>
      </p>
      <SchemaForm state={form} label={title}>
        <div className={hoursStyles.people}>
          {shift.people.map(({ folio, name }) => (
            <TextField
              key={folio}
              inputMode="decimal"
              label={text.of(name)}
              {...form.field(`p${folio}`, { required: 'required' })}
            />
          ))}
        </div>
        <div>
          <SubmitButton busy={form.busy} busyLabel={text.saving}>
            {text.confirmShift}
          </SubmitButton>
        </div>
      </SchemaForm>
    </div>
  );
}
