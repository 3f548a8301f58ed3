import { ButtonLink } from '#app/components/Button.tsx';
import { PageHead } from '#app/components/PageHead.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import { useEventsText } from '#app/i18n/events.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { pathFor } from '#domain/initial-site-map.ts';
import styles from './CancelledEvent.module.css';

/** At the address of an event that does not take place: of what it was nothing is told. */
export function CancelledEvent() {
  const { cancelled } = useEventsText();
  const language = useLanguage();
  return (
    <>
      <PageHead title={cancelled.title} description={cancelled.text} noIndex />
      <Wrap className={styles.page}>
        <h1>{cancelled.title}</h1>
        <p>{cancelled.text}</p>
        <p>
          <ButtonLink to={pathFor('adoptionEvents', language)} icon="calendar">
            {cancelled.see}
          </ButtonLink>
        </p>
      </Wrap>
    </>
  );
}
