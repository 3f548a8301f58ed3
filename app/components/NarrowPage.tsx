import type { ReactNode } from 'react';
import styles from './NarrowPage.module.css';

/** One column of a readable width: pages that a mailed link opens, and that ask one thing. */
export const NarrowPage = ({ children }: { children: ReactNode }) => (
  <div className={styles.page}>{children}</div>
);
