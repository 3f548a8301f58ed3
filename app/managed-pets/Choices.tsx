import { type ComponentProps, useId } from 'react';
import { FieldError } from '#app/components/forms/Field.tsx';
import styles from './Choices.module.css';

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'value'> {
  legend: string;
  hint?: string;
  /** What is wrong, in the reader's words. */
  error?: string;
  options: readonly { value: string; label: string; hint?: string }[];
}

/** One of a few, each with what it means; its buttons are the form's own, as `register` gives them. */
export function Choices({ legend, hint, error, options, ...control }: Props) {
  const id = useId();
  const describedBy = [hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ');
  return (
    <fieldset className={styles.choices} aria-describedby={describedBy || undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {hint && (
        <p id={`${id}hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              {...control}
              type="radio"
              value={option.value}
              aria-invalid={error ? true : undefined}
            />
            <span>
              <span className={styles.label}>{option.label}</span>
              {option.hint && <span className={styles.hint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}error`}>{error}</FieldError>}
    </fieldset>
  );
}
