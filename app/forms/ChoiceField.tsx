import type { ComponentProps } from 'react';
import styles from './ChoiceField.module.css';
import { type FieldTexts, useFieldNotes } from './Field.tsx';

/** As `register` gives it: the buttons themselves hold the answer. */
type Registered = Pick<ComponentProps<'input'>, 'name' | 'ref' | 'onChange' | 'onBlur'> & {
  /** What is chosen at the beginning, where the browser alone holds the answer. */
  defaultValue?: string;
};

interface Controlled<Value> {
  name: string;
  /** None of the options: nothing is chosen yet. */
  value: unknown;
  onChange: (value: Value) => void;
}

type Props<Value> = FieldTexts & {
  /** With hints, which say what each means, they stand as cards. */
  options: readonly { value: Value; label: string; hint?: string }[];
} & (Registered | Controlled<Value>);

/** One of a few answers, all in sight. */
export function ChoiceField<Value extends string | boolean>(props: Props<Value>) {
  const { label, hint, error, options, ...control } = props;
  const { id, describedBy, notes } = useFieldNotes({ hint, error });
  const asCards = options.some((option) => option.hint);
  return (
    <fieldset
      className={styles.field}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML lets a fieldset be one, and only so it can be required or wrong.
      role="radiogroup"
      aria-labelledby={`${id}label`}
      aria-required
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy}
    >
      <legend id={`${id}label`} className={styles.label}>
        {label}
      </legend>
      <div className={asCards ? styles.cards : styles.options}>
        {options.map((option) => (
          <label key={String(option.value)} className={styles.option}>
            <input
              type="radio"
              value={String(option.value)}
              {...inputProps(control, option.value)}
            />
            <span>
              {option.label}
              {option.hint && <span>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {notes}
    </fieldset>
  );
}

function inputProps<Value>(
  control: Registered | Controlled<Value>,
  value: Value,
): ComponentProps<'input'> {
  if (!('value' in control)) {
    const { defaultValue, ...registered } = control;
    if (defaultValue === undefined) return registered;
    return { ...registered, defaultChecked: defaultValue === String(value) };
  }
  const { name, onChange } = control;
  return { name, checked: control.value === value, onChange: () => onChange(value) };
}
