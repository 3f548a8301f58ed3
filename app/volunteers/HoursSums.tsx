import { useLanguage } from '#app/i18n/texts.tsx';
import { useVolunteerHoursText } from '#app/i18n/volunteer-hours/use-volunteer-hours-text.ts';
import { hoursInWords } from '#domain/volunteers/hours-rules.ts';
import { volunteerLabels } from '#domain/volunteers/volunteer-labels.ts';
import type { VolunteerTask } from '#domain/volunteers/volunteer-words.ts';
import { monthInWords } from './day-words.ts';
import styles from './Hours.module.css';

interface Props {
  sums: {
    total: number;
    byTask: readonly { task: VolunteerTask; minutes: number }[];
    byMonth: readonly { month: string; minutes: number }[];
    byVolunteer?: readonly { folio: number; name: string; minutes: number }[];
  };
}

/** Confirmed hours: in all, by task, by month and, where they are of several, by volunteer. */
export function HoursSums({ sums: { total, byTask, byMonth, byVolunteer = [] } }: Props) {
  const text = useVolunteerHoursText();
  const language = useLanguage();
  const { tasks } = volunteerLabels[language];
  const parts = [
    { heading: text.byTask, rows: byTask.map((one) => [tasks[one.task], one.minutes] as const) },
    {
      heading: text.byMonth,
      rows: byMonth.map((one) => [monthInWords(one.month, language), one.minutes] as const),
    },
    { heading: text.byPerson, rows: byVolunteer.map((one) => [one.name, one.minutes] as const) },
  ].filter(({ rows }) => rows.length > 0);
  return (
    <>
      <p>
        <strong>{text.total(hoursInWords(total))}</strong>
      </p>
      <div className={styles.sums}>
        {parts.map(({ heading, rows }) => (
          <section key={heading}>
            <h3>{heading}</h3>
            <dl>
              {rows.map(([label, minutes], index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name, and rows keep no state.
                <div key={index}>
                  <dt>{label}</dt>
                  <dd>{hoursInWords(minutes)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </>
  );
}
