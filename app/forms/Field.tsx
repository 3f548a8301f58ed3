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
  const { id, describedBy, notes } = useFieldNotes({ hint, error });
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({
        id,
        className: styles.control,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy,
      })}
      {notes}
    </div>
  );
}

/** The help and what is wrong, to stand below a field; `describedBy` ties them to it. */
export function useFieldNotes({ hint, error }: Omit<FieldTexts, 'label'>) {
  const id = useId();
  const describedBy = [hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ');
  return {
    id,
    describedBy: describedBy || undefined,
    notes: (
      <>
        {hint && (
          <p id={`${id}hint`} className={styles.hint}>
            {hint}
          </p>
        )}
        {error && (
          <p id={`${id}error`} className={styles.error}>
            <Icon name="warning" size={18} />
            {error}
          </p>
        )}
      </>
    ),
  };
}
