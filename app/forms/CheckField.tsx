import type { ComponentProps } from 'react';
import styles from './CheckGroup.module.css';
import { useFieldNotes } from './Field.tsx';

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  label: string;
  hint?: string;
}

/** Yes or no. */
export function CheckField({ label, hint, ...control }: Props) {
  const { describedBy, notes } = useFieldNotes({ ...(hint !== undefined && { hint }) });
  return (
    <div>
      <label className={styles.check}>
        <input {...control} type="checkbox" aria-describedby={describedBy} />
        {label}
      </label>
      {notes}
    </div>
  );
}
