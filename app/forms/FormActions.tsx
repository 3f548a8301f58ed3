import type { ReactNode } from 'react';
import styles from './FormActions.module.css';

interface Props {
  /** What is to be known before they are pressed. */
  state?: ReactNode;
  children: ReactNode;
}

/** What can be done with a long form; in sight wherever its reader is. */
export function FormActions({ state, children }: Props) {
  return (
    <div className={styles.bar}>
      {state}
      <div className={styles.ways}>{children}</div>
    </div>
  );
}
