import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

interface Props {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** One matter of a page of forms. */
export function Section({ title, lead, children }: Props) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </section>
  );
}
