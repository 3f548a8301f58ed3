import { useLanguage } from '#app/i18n/texts.tsx';
import { locale } from '#domain/language.ts';
import styles from './DateBlock.module.css';

/** A day as a leaf of a calendar. */
export function DateBlock({ date, past }: { date: string; past?: boolean }) {
  const language = useLanguage();
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Date(`${date}T00:00:00Z`).toLocaleDateString(locale[language], {
      ...options,
      timeZone: 'UTC',
    });
  return (
    <time dateTime={date} className={past ? `${styles.leaf} ${styles.past}` : styles.leaf}>
      <span className={styles.weekday}>{part({ weekday: 'long' })}</span>
      <span className={styles.day}>{part({ day: 'numeric' })}</span>
      <span className={styles.month}>{part({ month: 'long', year: 'numeric' })}</span>
    </time>
  );
}
