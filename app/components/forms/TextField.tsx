import { type InputHTMLAttributes, type TextareaHTMLAttributes, useId } from 'react';
import { Icon } from '#app/components/Icon.tsx';
import styles from './TextField.module.css';

type Control =
  | ({ multiline?: false } & InputHTMLAttributes<HTMLInputElement>)
  | ({ multiline: true } & TextareaHTMLAttributes<HTMLTextAreaElement>);

type Props = Control & {
  label: string;
  /** Under the label, before anything is wrong. */
  hint?: string;
  /** What is wrong, in the reader's words. */
  error?: string;
};

/** A labelled line or, when `multiline`, box of text; what is wrong with it is said below and to screen readers. */
export function TextField({ label, hint, error, ...control }: Props) {
  const id = useId();
  const describedBy = [hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ');
  const shared = {
    id,
    className: styles.control,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint && (
        <p id={`${id}hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {renderControl(control, shared)}
      {error && (
        <p id={`${id}error`} className={styles.error}>
          <Icon name="warning" size={18} />
          {error}
        </p>
      )}
    </div>
  );
}

function renderControl(control: Control, shared: object) {
  if (control.multiline) {
    const { multiline: _, ...rest } = control;
    return <textarea rows={6} {...rest} {...shared} />;
  }
  const { multiline: _, ...rest } = control;
  return <input type="text" {...rest} {...shared} />;
}
