import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './CheckboxField.module.css';
import { FieldError } from './Field.tsx';

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  error?: string;
}

export function CheckboxField({ label, error, ...control }: Props) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        <input
          {...control}
          type="checkbox"
          id={id}
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}error` : undefined}
        />
        <span>{label}</span>
      </label>
      {error && <FieldError id={`${id}error`}>{error}</FieldError>}
    </div>
  );
}
