import { type ReactNode, useId } from 'react';
import { Icon } from '#app/components/Icon.tsx';
import styles from './Field.module.css';

export interface FieldTexts {
  label: string;
  /** What helps to fill it in. */
  hint?: string;
  /** What is wrong, in the reader's words. */
  error?: string;
}

/** What ties a control to its label, hint and error. */
export interface ControlProps {
  id: string;
  className: string | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface Props extends FieldTexts {
  children: (control: ControlProps) => ReactNode;
}

/** Label above, help and what is wrong below, where they break no row of fields. */
export function Field({ label, hint, error, children }: Props) {
  const id = useId();
  const describedBy = [hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({
        id,
        className: styles.control,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {hint && (
        <p id={`${id}hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}error`}>{error}</FieldError>}
    </div>
  );
}

export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className={styles.error}>
      <Icon name="warning" size={18} />
      {children}
    </p>
  );
}
