import type { ReactNode } from 'react';
import styles from './InviteDialog.module.css';

/** As many people as there are, in a part of the dialog that scrolls by itself. */
export function ScrollingList({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by key as well
    <ul className={`plain-list ${styles.list}`} aria-label={label} tabIndex={0}>
      {children}
    </ul>
  );
}
