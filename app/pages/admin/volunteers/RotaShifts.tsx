import { Link } from 'react-router';
import { Button } from '#app/components/Button.tsx';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useVolunteerRotaText } from '#app/i18n/volunteer-rota/use-volunteer-rota-text.ts';
import { useShiftWords } from '#app/volunteers/use-shift-words.ts';
import { pathFor } from '#domain/site-map.ts';
import type { RotaShift } from '#domain/volunteers/shift-calls.ts';
import { volunteerLabels } from '#domain/volunteers/volunteer-labels.ts';
import type { RotaQuestion } from './RotaDialogs.tsx';
import styles from './Volunteers.module.css';

interface Props {
  shifts: readonly RotaShift[];
  ask: (question: RotaQuestion) => void;
}

/** Each shift with who is on it. */
export function RotaShifts({ shifts, ask }: Props) {
  const text = useVolunteerRotaText();
  const language = useLanguage();
  const { tasks } = volunteerLabels[language];
  const when = useShiftWords();
  const now = new Date().toISOString();
  return (
    <ul className={`plain-list ${styles.shifts}`}>
      {shifts.map((shift) => {
        const isToCome = !shift.isCanceled && shift.startsAt > now;
        return (
          <li key={shift.id} data-short={(isToCome && shift.taken < shift.places) || undefined}>
            <h3>{tasks[shift.task]}</h3>
            <p>
              <time dateTime={shift.startsAt}>{when(shift)}</time>
            </p>
            <p>{shift.place}</p>
            {shift.notes && <p className={styles.soft}>{shift.notes}</p>}
            <p>
              <strong>{text.people(shift.taken, shift.places)}</strong>
              {shift.isCanceled && <span className={styles.mark}>{text.canceled}</span>}
            </p>
            {shift.people.length === 0 && <p className={styles.soft}>{text.nobody}</p>}
            <ul className="plain-list">
              {shift.people.map((person) => (
                <li key={person.folio} className={styles.person}>
                  <Link to={pathFor('adminVolunteer', language, { folio: String(person.folio) })}>
                    {person.name}
                  </Link>
                  {person.isOffered && <span className={styles.mark}>{text.offered}</span>}
                  {isToCome && (
                    <Button
                      size="small"
                      variant="quiet"
                      icon="close"
                      aria-label={text.release.button(person.name)}
                      onClick={() => ask({ what: 'release', shift, person })}
                    >
                      {text.release.short}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            {isToCome && (
              <div className={styles.ways}>
                {shift.taken < shift.places && (
                  <Button
                    size="small"
                    variant="outline"
                    aria-label={text.assign.of(when(shift))}
                    onClick={() => ask({ what: 'assign', shift })}
                  >
                    {text.assign.button}
                  </Button>
                )}
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={text.cancel.of(when(shift))}
                  onClick={() => ask({ what: 'cancel', shift })}
                >
                  {text.cancel.button}
                </Button>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
