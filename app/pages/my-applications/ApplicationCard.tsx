import { Link } from 'react-router';
import type { ApplicationPet } from '#app/adoption/application-pets.ts';
import { isOpen } from '#app/adoption/application-states.ts';
import { StateMark } from '#app/adoption/StateMark.tsx';
import { Icon } from '#app/components/Icon.tsx';
import { longDate } from '#app/components/long-date.ts';
import { formatInstant } from '#app/i18n/format-instant.ts';
import { useMyApplicationsText } from '#app/i18n/my-applications/use-my-applications-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { locale } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from './ApplicationCard.module.css';
import { type OwnApplication, openTasks } from './own-calls.ts';
import { PetPictures, usePetNames } from './PetPictures.tsx';
import { useNextSteps } from './use-next-steps.ts';

interface Props {
  application: OwnApplication;
  pets: ReadonlyMap<string, ApplicationPet>;
}

/** One application among others: how it stands, and what the family has to do. */
export function ApplicationCard({ application, pets }: Props) {
  const text = useMyApplicationsText();
  const language = useLanguage();
  const names = usePetNames(application);
  const steps = useNextSteps(application);
  const { status, folio, history, createdAt, reservedUntil } = application;
  const path = pathFor('myApplication', language, { folio: String(folio) });
  return (
    <article className={styles.card}>
      <PetPictures application={application} pets={pets} />
      <div className={styles.words}>
        <h2 className={styles.name}>
          <Link to={path}>{names}</Link>
        </h2>
        <p className={styles.state}>
          <StateMark state={status} />
          <span>{text.since(formatInstant(history.at(-1)?.at ?? createdAt, language))}</span>
        </p>
        {status === 'reserved' && reservedUntil && (
          <p>
            <strong>{text.reservedUntil(longDate(reservedUntil, locale[language]))}</strong>
          </p>
        )}
        {steps.map((step) => (
          <p key={step}>{step}</p>
        ))}
        {isOpen(status) && <Tasks application={application} />}
      </div>
    </article>
  );
}

function Tasks({ application }: Pick<Props, 'application'>) {
  const text = useMyApplicationsText();
  const { questions, appointments } = openTasks(application);
  const tasks = [
    ...(questions > 0 ? [text.questionsOpen(questions)] : []),
    ...(appointments > 0 ? [text.appointmentsOpen(appointments)] : []),
  ];
  if (tasks.length === 0) return null;
  return (
    <ul className={`plain-list ${styles.tasks}`}>
      {tasks.map((task) => (
        <li key={task}>
          <Icon name="chat" size={16} />
          {task}
        </li>
      ))}
    </ul>
  );
}
