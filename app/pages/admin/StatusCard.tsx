import { Link } from 'react-router';
import { useSiteInstant } from '#app/administration/use-site-instant.ts';
import { Icon, type IconName } from '#app/components/Icon.tsx';
import { useAdministrationText } from '#app/i18n/administration/use-administration-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { StatusLevel } from '#domain/operations/status.ts';
import type { PartStatus } from '#domain/operations/status-calls.ts';
import {
  type KeyedProvider,
  keyedProviders,
  keysAnchor,
} from '#domain/provider-keys/provider-keys.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from './AdminStatusPage.module.css';

const icons: Record<StatusLevel, IconName> = {
  good: 'check',
  unset: 'info',
  attention: 'info',
  failing: 'warning',
};

const isKeyed = (subject: string): subject is KeyedProvider =>
  keyedProviders.values.some((one) => one === subject);

/** One part of the portal: how it is in a word, what is so, and what to do about it. */
export function StatusCard({ part }: { part: PartStatus }) {
  const text = useAdministrationText().status;
  const language = useLanguage();
  const when = useSiteInstant();
  const { level } = part;
  const times = [
    [text.lastSuccess, part.lastSuccess],
    [text.lastFailure, part.lastFailure],
  ] as const;
  return (
    <li className={styles.part} data-level={level}>
      <div className={styles.head}>
        <h3>{part.name}</h3>
        <span className={styles.level}>
          <Icon name={icons[level]} size={16} />
          {text.levels[level]}
        </span>
      </div>
      <p>{part.state}</p>
      {part.todo && (
        <p className={styles.todo}>
          <strong>{text.todo}: </strong>
          {part.todo}
        </p>
      )}
      {part.subject === 'jobs' && level !== 'good' && (
        <Link to={pathFor('adminJobs', language)}>{text.failedJobs}</Link>
      )}
      {isKeyed(part.subject) && level !== 'good' && (
        <Link to={`${pathFor('adminSettings', language)}#${keysAnchor[part.subject]}`}>
          {text.keys}
        </Link>
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
        {part.error && level !== 'good' && (
          <div>
            <dt>{text.error}</dt>
            <dd lang="en">{part.error}</dd>
          </div>
        )}
      </dl>
    </li>
  );
}
