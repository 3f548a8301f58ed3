import { Link } from 'react-router';
import tent from '#app/components/drawings/event.svg';
import { Icon } from '#app/components/Icon.tsx';
import { PetPicture } from '#app/components/PetPicture.tsx';
import { writtenLanguage } from '#app/components/pet-card.ts';
import { useEventsText } from '#app/i18n/events.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { eventTitle } from '#domain/events/event-words.ts';
import { pathFor } from '#domain/initial-site-map.ts';
import { DateBlock } from './DateBlock.tsx';
import styles from './EventCard.module.css';
import type { EventCardData } from './event-card.ts';

interface Props {
  event: EventCardData;
  past: boolean;
}

const wide = '(min-width: 79rem) 15rem, (min-width: 45rem) 30vw, 60vw';
const narrow = '(min-width: 79rem) 9rem, (min-width: 45rem) 16vw, 32vw';

export function EventCard({ event, past }: Props) {
  const text = useEventsText();
  const language = useLanguage();
  const { id, title, about, pets, faces, homes } = event;
  const written = writtenLanguage(language);
  const count = past ? homes > 0 && text.homes(homes) : pets > 0 ? text.pets(pets) : text.noPets;
  return (
    <article className={styles.card}>
      <div className={styles.top}>
        {faces.length > 0 ? (
          <ul className={`plain-list ${styles.faces}`} aria-hidden="true">
            {faces.map((pet, index) => (
              <li key={pet.id}>
                <PetPicture media={pet.picture} alt="" sizes={index === 0 ? wide : narrow} />
              </li>
            ))}
          </ul>
        ) : (
          <img className={styles.tent} src={tent} alt="" width={320} height={240} loading="lazy" />
        )}
        <DateBlock date={event.date} past={past} />
      </div>
      <div className={styles.inside}>
        <h2 className={styles.title} lang={title === null ? undefined : written}>
          <Link to={pathFor('adoptionEvent', language, { id })}>{eventTitle(event, language)}</Link>
        </h2>
        <p className={styles.about} lang={written}>
          {about}
        </p>
        <p className={styles.fact}>
          <Icon name="clock" />
          {text.hours(event.startsAt, event.endsAt)}
        </p>
        <p className={styles.fact}>
          <Icon name="pin" />
          <span>
            {event.neighborhood}, {event.city}, {event.federalState}
          </span>
        </p>
        {count && <p className={styles.count}>{count}</p>}
      </div>
    </article>
  );
}
