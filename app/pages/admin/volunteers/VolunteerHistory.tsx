import { useSiteInstant } from '#app/administration/use-site-instant.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useVolunteerDeskText } from '#app/i18n/volunteer-desk/use-volunteer-desk-text.ts';
import type { VolunteerFile } from '#domain/volunteers/volunteer-desk-calls.ts';
import { volunteerLabels } from '#domain/volunteers/volunteer-labels.ts';
import styles from './Volunteers.module.css';

/** How they came into their states, and by whom. */
export function VolunteerHistory({ volunteer: { history } }: { volunteer: VolunteerFile }) {
  const text = useVolunteerDeskText().one;
  const { states } = volunteerLabels[useLanguage()];
  const when = useSiteInstant();
  return (
    <section className={styles.part} aria-labelledby="volunteer-history">
      <h3 id="volunteer-history">{text.history}</h3>
      <ol className="plain-list">
        {history.map(({ at, state, by, words }) => (
          <li key={at + state}>
            <p>
              <strong>{states[state]}</strong>{' '}
              <span>
                {by !== null && text.by(by || text.someone)} <time dateTime={at}>{when(at)}</time>
              </span>
            </p>
            {words && <p className={styles.words}>{words}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
