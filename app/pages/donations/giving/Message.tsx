import type { ReactNode } from 'react';
import { Cat } from '#app/components/Animals.tsx';
import styles from '#app/feedback/MessagePage.module.css';

interface Props {
  title: string;
  lead?: string;
  /** What to do next. */
  children?: ReactNode;
}

/** A page that says one thing. */
export function Message({ title, lead, children }: Props) {
  return (
    <div className={styles.page}>
      <div className={styles.picture}>
        <Cat coat="marmalade" />
      </div>
      <h1>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      <div className={styles.ways}>{children}</div>
    </div>
  );
}
