import { ButtonLink } from '#app/components/Button.tsx';
import { useFocusOnArrival } from '#app/components/use-focus-on-arrival.ts';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAdoptionText } from '#app/i18n/adoption/use-adoption-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { pathFor } from '#domain/site-map.ts';
import styles from './Apply.module.css';

export interface SentApplication {
  folio: number;
  /** Another family has the pet reserved. */
  isWaiting: boolean;
}

/** It has arrived: what comes next. */
export function Sent({ name, sent }: { name: string; sent: SentApplication }) {
  const text = useAdoptionText().apply.sent;
  const language = useLanguage();
  const place = useFocusOnArrival();
  return (
    <div ref={place} tabIndex={-1} className={styles.outcome}>
      <Notice kind="success" title={text.title} announce>
        <p>{text.folio(sent.folio)}</p>
        {sent.isWaiting && <p>{text.waiting(name)}</p>}
      </Notice>
      <h2>{text.next}</h2>
      <ol className={styles.next}>
        {text.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className={styles.ways}>
        <ButtonLink to={pathFor('myApplications', language)}>{text.applications}</ButtonLink>
        <ButtonLink to={pathFor('adoptionPets', language)} icon="paw" variant="outline">
          {text.more}
        </ButtonLink>
      </div>
    </div>
  );
}
