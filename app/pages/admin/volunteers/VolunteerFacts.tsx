import type { ReactNode } from 'react';
import { useSiteInstant } from '#app/administration/use-site-instant.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useVolunteerDeskText } from '#app/i18n/volunteer-desk/use-volunteer-desk-text.ts';
import { formatPhone } from '#domain/phone.ts';
import type { VolunteerFile } from '#domain/volunteers/volunteer-desk-calls.ts';
import { tasksInWords, volunteerLabels } from '#domain/volunteers/volunteer-labels.ts';
import { isVolunteering } from '#domain/volunteers/volunteer-machine.ts';
import styles from './Volunteers.module.css';

/** What they told; how they are reached is for the desk alone. */
export function VolunteerFacts({ volunteer }: { volunteer: VolunteerFile }) {
  const text = useVolunteerDeskText().one.facts;
  const language = useLanguage();
  const labels = volunteerLabels[language];
  const when = useSiteInstant();
  const { state, wished, tasks, days, times, age, phone, email } = volunteer;
  const rows: [string, ReactNode][] = [
    ...(isVolunteering(state)
      ? [[text.tasks, tasksInWords(tasks, language)] as [string, ReactNode]]
      : []),
    [text.wished, tasksInWords(wished, language)],
    [text.days, days.map((day) => labels.days[day]).join(', ')],
    [text.times, times.map((time) => labels.times[time]).join(', ')],
    [text.age, labels.ages[age]],
    ...(age === 'minor'
      ? [
          [
            text.guardian,
            <>
              {volunteer.guardian} <Phone digits={volunteer.guardianPhone} />
            </>,
          ] as [string, ReactNode],
        ]
      : []),
    [text.place, `${volunteer.postalCode} ${volunteer.federalState}`],
    [
      text.reach,
      <>
        <Phone digits={phone} />
        <br />
        <a href={`mailto:${email}`}>{email}</a>
        {volunteer.hasAccount && <span className={styles.soft}>{text.account}</span>}
      </>,
    ],
    [
      text.emergency,
      volunteer.emergencyPhone ? (
        <>
          {volunteer.emergencyName} <Phone digits={volunteer.emergencyPhone} />
        </>
      ) : (
        text.noEmergency
      ),
    ],
    [text.language, text.languages[volunteer.language]],
    [text.came, when(volunteer.createdAt)],
    [text.experience, volunteer.experience || text.nothing],
    [text.why, volunteer.why || text.nothing],
  ];
  return (
    <dl className={styles.facts}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={styles.words}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const Phone = ({ digits }: { digits: string }) => (
  <a href={`tel:+52${digits}`}>{formatPhone(digits)}</a>
);
