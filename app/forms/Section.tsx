import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

interface Props {
  title: string;
  lead?: ReactNode;
  /** Stands in an address after #, so that a link can lead here. */
  id?: string;
  children: ReactNode;
}

/** One matter of a page of forms. */
export function Section({ title, lead, id, children }: Props) {
  const titleId = useId();
  return (
    <section className={styles.section} id={id} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </section>
  );
}
