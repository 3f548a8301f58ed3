import type { ReactNode } from 'react';
import { useFocusOnArrival } from '#app/components/use-focus-on-arrival.ts';
import { Notice } from '#app/feedback/Notice.tsx';
import styles from './Monthly.module.css';

interface Props {
  title: string;
  children?: ReactNode;
}

/** What became of a change of the monthly donation: the button that was pressed is gone. */
export function MonthlyOutcome({ title, children }: Props) {
  const place = useFocusOnArrival();
  return (
    <div ref={place} tabIndex={-1} className={styles.outcome}>
      <Notice kind="success" title={title} announce>
        {children}
      </Notice>
    </div>
  );
}
