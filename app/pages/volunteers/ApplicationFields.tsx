import type { FieldProps } from '#app/contact/field-props.ts';
import { ChoiceField } from '#app/forms/ChoiceField.tsx';
import { EmailField } from '#app/forms/EmailField.tsx';
import { PhoneField } from '#app/forms/PhoneField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import formStyles from '#app/forms/VisitorForm.module.css';
import type { VolunteerFormText } from '#app/i18n/volunteer-form.ts';
import {
  volunteerLimits as longest,
  type VolunteerField,
} from '#domain/volunteers/volunteer-input.ts';
import {
  freeTimes,
  volunteerAges,
  volunteerTasks,
  weekdays,
} from '#domain/volunteers/volunteer-words.ts';
import { NamedChecks } from './NamedChecks.tsx';
import styles from './Volunteering.module.css';

interface Props {
  text: VolunteerFormText;
  field: FieldProps<VolunteerField>;
  /** The mailbox is the account's. */
  isKnown: boolean;
}

/** What whoever would like to volunteer is asked, the same for a browser without JavaScript. */
export function ApplicationFields({ text, field, isKnown }: Props) {
  const { labels } = text;
  const { autoFocus: _, ...age } = field('age');
  return (
    <>
      <NamedChecks
        label={text.tasks}
        name="tasks"
        field={field}
        options={volunteerTasks.values.map((task) => ({
          name: `task-${task}`,
          label: labels.tasks[task],
        }))}
      />
      <NamedChecks
        label={text.days}
        name="days"
        field={field}
        options={weekdays.values.map((day) => ({ name: `day-${day}`, label: labels.days[day] }))}
      />
      <NamedChecks
        label={text.times}
        name="times"
        field={field}
        options={freeTimes.values.map((time) => ({
          name: `time-${time}`,
          label: labels.times[time],
        }))}
      />
      <TextField
        multiline
        rows={3}
        label={text.experience}
        hint={text.experienceHint}
        maxLength={longest.words}
        {...field('experience')}
      />
      <TextField multiline rows={3} label={text.why} maxLength={longest.words} {...field('why')} />
      <div className={styles.part}>
        <h3>{text.reach}</h3>
      </div>
      <TextField label={text.name} autoComplete="name" required {...field('name')} />
      <div className={formStyles.pair}>
        <PhoneField label={text.phone} required {...field('phone')} />
        {!isKnown && <EmailField label={text.email} {...field('email')} />}
      </div>
      <TextField
        label={text.postalCode}
        hint={text.postalCodeHint}
        inputMode="numeric"
        autoComplete="postal-code"
        required
        {...field('postalCode')}
      />
      <ChoiceField
        label={text.age}
        options={volunteerAges.values.map((one) => ({
          value: volunteerAges.toWire(one),
          label: labels.ages[one],
        }))}
        {...(age as { name: string; error?: string; defaultValue?: string })}
      />
      <p className={formStyles.small}>{text.guardianHint}</p>
      <div className={formStyles.pair}>
        <TextField label={text.guardian} autoComplete="off" {...field('guardian')} />
        <PhoneField label={text.guardianPhone} autoComplete="off" {...field('guardianPhone')} />
      </div>
    </>
  );
}
