import type { ReactNode } from 'react';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useShiftWords } from '#app/volunteers/use-shift-words.ts';
import type { VolunteerShift } from '#domain/volunteers/shift-calls.ts';
import { volunteerLabels } from '#domain/volunteers/volunteer-labels.ts';
import styles from './Volunteering.module.css';

/** What a shift is, when and where. */
export function ShiftCard({ shift, children }: { shift: VolunteerShift; children: ReactNode }) {
  const { tasks } = volunteerLabels[useLanguage()];
  const when = useShiftWords();
  return (
    <li className={styles.card} data-mine={shift.isMine || undefined}>
      <h3>{tasks[shift.task]}</h3>
      <p>
        <time dateTime={shift.startsAt}>{when(shift)}</time>
      </p>
      <p>{shift.place}</p>
      {shift.notes && <p className={`${styles.soft} ${styles.words}`}>{shift.notes}</p>}
      {children}
    </li>
  );
}
