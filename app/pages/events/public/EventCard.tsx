import { Link } from 'react-router';
import { Icon } from '#app/components/Icon.tsx';
import { PetPicture } from '#app/components/PetPicture.tsx';
import { useEventsText } from '#app/i18n/events.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { eventTitle } from '#domain/events/event-words.ts';
import { pathFor } from '#domain/site-map.ts';
import { DateBlock } from './DateBlock.tsx';
import styles from './EventCard.module.css';
import type { EventCardData } from './event-card.ts';

interface Props {
  event: EventCardData;
  past: boolean;
}

export function EventCard({ event, past }: Props) {
  const text = useEventsText();
  const language = useLanguage();
  const { id, pets, faces, homes } = event;
  return (
    <article className={styles.card}>
      <DateBlock date={event.date} past={past} />
      <div className={styles.inside}>
        <h2 className={styles.title}>
          <Link to={pathFor('adoptionEvent', language, { id })}>{eventTitle(event, language)}</Link>
        </h2>
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
        <div className={styles.pets}>
          {faces.length > 0 && (
            <ul className={`plain-list ${styles.faces}`} aria-hidden="true">
              {faces.map((pet) => (
                <li key={pet.id}>
                  <PetPicture media={pet.picture} alt="" sizes="3.25rem" />
                </li>
              ))}
            </ul>
          )}
          <span className={styles.count}>
            {past ? homes > 0 && text.homes(homes) : pets > 0 ? text.pets(pets) : text.noPets}
          </span>
        </div>
      </div>
    </article>
  );
}
