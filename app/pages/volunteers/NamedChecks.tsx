import type { FieldProps } from '#app/contact/field-props.ts';
import styles from '#app/forms/CheckGroup.module.css';
import { useFieldNotes } from '#app/forms/Field.tsx';
import type { VolunteerBox, VolunteerField } from '#domain/volunteers/volunteer-input.ts';

interface Props {
  label: string;
  /** Where an error of the group stands. */
  name: VolunteerField;
  field: FieldProps<VolunteerField>;
  options: readonly { name: VolunteerBox; label: string }[];
}

/** Several of a few answers, each with a name of its own: a browser sends them by itself. */
export function NamedChecks({ label, name, field, options }: Props) {
  const { error, autoFocus } = field(name);
  const { describedBy, notes } = useFieldNotes({ ...(error !== undefined && { error }) });
  return (
    <fieldset className={styles.options} name={name} aria-describedby={describedBy}>
      <legend>{label}</legend>
      {options.map((option, index) => (
        <label key={option.name} className={styles.check}>
          <input
            type="checkbox"
            name={option.name}
            value="si"
            defaultChecked={field(option.name).defaultValue === 'si'}
            {...(index === 0 && { autoFocus })}
            aria-invalid={error ? true : undefined}
          />
          {option.label}
        </label>
      ))}
      <div className={styles.notes}>{notes}</div>
    </fieldset>
  );
}
