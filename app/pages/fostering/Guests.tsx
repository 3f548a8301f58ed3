import { useCall } from '#app/api/use-call.ts';
import { ButtonLink } from '#app/components/Button.tsx';
import frame from '#app/components/PageParts.module.css';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { useFosteringText } from '#app/i18n/fostering/use-fostering-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { findGuests, type Guest } from '#domain/fostering/foster-stay-calls.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from './Fostering.module.css';
import { GuestFacts } from './GuestFacts.tsx';

/** The animals that are in somebody's own home. */
export function Guests() {
  const text = useFosteringText().mine.guests;
  const language = useLanguage();
  const { data, failure, reload } = useCall(findGuests, {});
  return (
    <section className={frame.part} aria-labelledby="guests">
      <div className={frame.head}>
        <h2 id="guests">{text.title}</h2>
        {data && data.length > 0 && (
          <ButtonLink size="small" variant="outline" to={pathFor('careToDo', language)}>
            {text.toDo}
          </ButtonLink>
        )}
      </div>
      {failure && <FailureNotice failure={failure} retry={reload} />}
      {!data && !failure && <LoadingScreen />}
      {data?.length === 0 && <p className={styles.soft}>{text.none}</p>}
      <ul className={`plain-list ${styles.list}`}>
        {data?.map((guest) => (
          <li key={guest.id} className={styles.card}>
            <GuestCard guest={guest} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function GuestCard({ guest }: { guest: Guest }) {
  const text = useFosteringText().mine.guests;
  const language = useLanguage();
  const { id, name } = guest.pet;
  return (
    <>
      <h3>{name}</h3>
      <GuestFacts guest={guest} />
      <div className={styles.ways}>
        <ButtonLink size="small" to={pathFor('fosterAnimal', language, { id })}>
          {text.diary}
        </ButtonLink>
        <ButtonLink size="small" variant="outline" to={pathFor('medicalRecord', language, { id })}>
          {text.care}
        </ButtonLink>
      </div>
    </>
  );
}
