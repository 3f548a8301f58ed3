import type { ReactNode } from 'react';
import styles from './FactList.module.css';

interface Props {
  /** Each a `div` with its `dt` and `dd`. */
  children: ReactNode;
  /** One below the other, also where there is room beside. */
  single?: boolean;
  className?: string | undefined;
}

/** What is known of one thing, by name. */
export function FactList({ children, single = false, className }: Props) {
  const classes = [styles.list, !single && styles.columns, className];
  return <dl className={classes.filter(Boolean).join(' ')}>{children}</dl>;
}
