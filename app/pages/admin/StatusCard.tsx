import { Link } from 'react-router';
import { useSiteInstant } from '#app/administration/use-site-instant.ts';
import { Icon, type IconName } from '#app/components/Icon.tsx';
import { useAdministrationText } from '#app/i18n/administration/use-administration-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { pathFor } from '#domain/site-map.ts';
import styles from './AdminStatusPage.module.css';
import type { PartStatus } from './portal-status.ts';

type Level = 'bien' | 'atencion' | 'falla';

const icons: Record<Level, IconName> = { bien: 'check', atencion: 'info', falla: 'warning' };

/** One part of the portal: how it is in a word, what is so, and what to do about it. */
export function StatusCard({ part }: { part: PartStatus }) {
  const text = useAdministrationText().status;
  const language = useLanguage();
  const when = useSiteInstant();
  const level = part.nivel as Level;
  const times = [
    [text.lastSuccess, part.ultimo_exito],
    [text.lastFailure, part.ultimo_fallo],
  ] as const;
  return (
    <li className={styles.part} data-level={level}>
      <div className={styles.head}>
        <h3>{part.nombre}</h3>
        <span className={styles.level}>
          <Icon name={icons[level]} size={16} />
          {text.levels[level]}
        </span>
      </div>
      <p>{part.mensaje}</p>
      {part.que_hacer && (
        <p className={styles.todo}>
          <strong>{text.todo}: </strong>
          {part.que_hacer}
        </p>
      )}
      {part.tema === 'jobs' && level !== 'bien' && (
        <Link to={pathFor('adminJobs', language)}>{text.failedJobs}</Link>
      )}
      <dl className={styles.times}>
        {times.map(
          ([label, instant]) =>
            instant && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <time dateTime={instant}>{when(instant)}</time>
                </dd>
              </div>
            ),
        )}
        {part.error && level !== 'bien' && (
          <div>
            <dt>{text.error}</dt>
            <dd lang="en">{part.error}</dd>
          </div>
        )}
      </dl>
    </li>
  );
}
