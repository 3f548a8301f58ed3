import type { ComponentProps } from 'react';
import styles from './CheckGroup.module.css';
import { useFieldNotes } from './Field.tsx';

type Registered = Pick<ComponentProps<'input'>, 'name' | 'ref' | 'onChange' | 'onBlur'>;

interface Props extends Registered {
  label: string;
  hint?: string;
  error?: string | undefined;
  options: readonly { value: string; label: string }[];
}

/** Several of a few answers, all in sight; react-hook-form keeps them as a list. */
export function CheckGroup({ label, hint, error, options, ...control }: Props) {
  const { describedBy, notes } = useFieldNotes({
    ...(hint !== undefined && { hint }),
    ...(error !== undefined && { error }),
  });
  return (
    <fieldset className={styles.options} aria-describedby={describedBy}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.check}>
          <input
            {...control}
            type="checkbox"
            value={option.value}
            aria-invalid={error ? true : undefined}
          />
          {option.label}
        </label>
      ))}
      <div className={styles.notes}>{notes}</div>
    </fieldset>
  );
}
