import type { ReactNode } from 'react';
import styles from './Accordion.module.css';
import { Icon } from './Icon.tsx';

interface ItemProps {
  /** The fragment that links here. */
  id?: string;
  title: string;
  open?: boolean;
  /** Items that share a name close one another. */
  name?: string;
  children: ReactNode;
}

export function Accordion({ children }: { children: ReactNode }) {
  return <div className={styles.accordion}>{children}</div>;
}

/** Native: opens without JavaScript, and when the page's own search finds a word inside. */
export function AccordionItem({ id, title, open, name, children }: ItemProps) {
  return (
    <details id={id} className={styles.item} open={open} name={name}>
      <summary className={styles.title}>
        {title}
        <Icon name="chevron" size={22} className={styles.chevron} />
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
