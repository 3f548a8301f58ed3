import { useId } from 'react';
import styles from './ChoiceField.module.css';
import { FieldError, type FieldTexts } from './Field.tsx';

interface Props<Value> extends FieldTexts {
  name: string;
  options: readonly { value: Value; label: string }[];
  /** Undefined or any other value: nothing is chosen yet. */
  value: unknown;
  onChange: (value: Value) => void;
  optional?: boolean;
}

/** One of a few answers, all in sight. */
export function ChoiceField<Value extends string | boolean>(props: Props<Value>) {
  const { label, hint, error, name, options, value, onChange, optional } = props;
  const id = useId();
  const describedBy = [hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ');
  return (
    <fieldset
      className={styles.field}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML lets a fieldset be one, and only so it can be required or wrong.
      role="radiogroup"
      aria-labelledby={`${id}label`}
      aria-required={optional ? undefined : true}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy || undefined}
    >
      <legend id={`${id}label`} className={styles.label}>
        {label}
      </legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={String(option.value)} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={String(option.value)}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${id}hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}error`}>{error}</FieldError>}
    </fieldset>
  );
}
