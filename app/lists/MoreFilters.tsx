import { type ReactNode, useRef, useState } from 'react';
import { Icon } from '#app/components/Icon.tsx';
import { useDismissal } from '#app/components/use-dismissal.ts';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import styles from './MoreFilters.module.css';

interface Props {
  /** How many of them are set. */
  active: number;
  children: ReactNode;
}

/** Filters of a list that are seldom wanted: they open over it, and say how many of them are set. */
export function MoreFilters({ active, children }: Props) {
  const text = useAccountText();
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  useDismissal(details, isOpen);
  return (
    <details
      ref={details}
      className={styles.more}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.open}>
        {text.moreFilters}
        {active > 0 && <span className={styles.count}>{active}</span>}
        <Icon name="chevron" size={18} />
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}
