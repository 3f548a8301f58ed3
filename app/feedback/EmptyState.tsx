import type { ReactNode } from 'react';
import { Cat, Dog } from '#app/components/Animals.tsx';
import styles from './EmptyState.module.css';

interface Props {
  animal?: 'dog' | 'cat';
  title: string;
  /** What to do next. */
  children?: ReactNode;
}

/** In place of a list that has nothing to show. */
export function EmptyState({ animal = 'cat', title, children }: Props) {
  return (
    <div className={styles.empty}>
      <div className={styles.picture}>
        {animal === 'dog' ? <Dog coat="sand" /> : <Cat coat="smoke" />}
      </div>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}
