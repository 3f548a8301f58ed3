import { ButtonLink } from '#app/components/Button.tsx';
import { PetCard } from '#app/components/PetCard.tsx';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { useEventsText } from '#app/i18n/events.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { pathFor } from '#domain/initial-site-map.ts';
import styles from './EventPage.module.css';
import type { Planned } from './planned-event.ts';

const pictureSizes =
  '(min-width: 79rem) 22rem, (min-width: 60rem) 30vw, (min-width: 39rem) 44vw, 42vw';

/** Whom people can meet there; of an event that is over, who is still waiting. */
export function PetsPresent({ pets, past }: Pick<Planned, 'pets' | 'past'>) {
  const text = useEventsText();
  const language = useLanguage();
  return (
    <section className={styles.present} aria-labelledby="present">
      <h2 id="present">{past ? text.stillWaiting : text.present}</h2>
      {pets.length === 0 ? (
        <EmptyState title={text.nobodyYet}>
          <ButtonLink to={pathFor('adoptionPets', language)} variant="outline" icon="paw">
            {text.seeAll}
          </ButtonLink>
        </EmptyState>
      ) : (
        <ul className={`plain-list ${styles.grid}`}>
          {pets.map((pet) => (
            <li key={pet.id}>
              <PetCard pet={pet} sizes={pictureSizes} heading="h3" dense />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
