import type { ReactNode } from 'react';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useVolunteerHoursText } from '#app/i18n/volunteer-hours/use-volunteer-hours-text.ts';
import type { OwnHours } from '#domain/volunteers/hours-calls.ts';
import { hoursInWords } from '#domain/volunteers/hours-rules.ts';
import { volunteerLabels } from '#domain/volunteers/volunteer-labels.ts';
import { dayInWords } from './day-words.ts';
import styles from './Hours.module.css';

interface Props {
  entry: OwnHours['entries'][number];
  /** Whose they are, where they are of several. */
  name?: string;
  children?: ReactNode;
}

/** One entry of hours, with what can be done. */
export function HoursRow({ entry, name, children }: Props) {
  const text = useVolunteerHoursText();
  const language = useLanguage();
  const { tasks } = volunteerLabels[language];
  return (
    <li>
      <div>
        {name && <strong>{name}</strong>} {tasks[entry.task]}: {hoursInWords(entry.minutes)}
        <span className={styles.soft}>
          {dayInWords(entry.day, language)} · {text.states[entry.state]}
          {entry.isOfShift && ` · ${text.shift}`}
        </span>
        {entry.note && <span className={styles.soft}>{entry.note}</span>}
      </div>
      {children && <div className={styles.ways}>{children}</div>}
    </li>
  );
}
