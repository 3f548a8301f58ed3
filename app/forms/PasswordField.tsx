import { type ComponentProps, useState } from 'react';
import { Field, type FieldTexts } from './Field.tsx';
import styles from './PasswordField.module.css';

interface Props extends FieldTexts, Omit<ComponentProps<'input'>, 'type'> {
  autoComplete: 'current-password' | 'new-password';
  /** Words of the button that shows what is typed. */
  show: string;
  hide: string;
}

export function PasswordField({ label, hint, error, show, hide, ...control }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {(shared) => (
        <div className={styles.row}>
          <input
            {...control}
            {...shared}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <button
            type="button"
            className={styles.toggle}
            aria-controls={shared.id}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            {shown ? hide : show}
            <span className="visually-hidden">: {label}</span>
          </button>
        </div>
      )}
    </Field>
  );
}
