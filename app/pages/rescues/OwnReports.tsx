import { Link } from 'react-router';
import { useCall } from '#app/api/use-call.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { findOwnRescues } from '#domain/rescues/rescue-calls.ts';
import { rescueLabels } from '#domain/rescues/rescue-labels.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from './Help.module.css';

/** The way back to what whoever is signed in has reported; nothing where there is nothing, or it cannot be read. */
export default function OwnReports({ heading }: { heading: string }) {
  const language = useLanguage();
  const { kinds, states } = rescueLabels[language];
  const { data: reports = [] } = useCall(findOwnRescues, {});
  if (reports.length === 0) return null;
  return (
    <section className={styles.note}>
      <h2>{heading}</h2>
      <ul className="plain-list">
        {reports.map(({ folio, kind, state, key }) => (
          <li key={folio}>
            <Link to={pathFor('rescueReport', language, { key })}>
              {folio} · {kinds[kind]}
            </Link>{' '}
            ({states[state]})
          </li>
        ))}
      </ul>
    </section>
  );
}
