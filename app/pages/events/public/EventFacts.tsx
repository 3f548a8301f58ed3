import { ButtonLink } from '#app/components/Button.tsx';
import { Icon } from '#app/components/Icon.tsx';
import { ShareMenu } from '#app/components/ShareMenu.tsx';
import { useEventsText } from '#app/i18n/events.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { eventCalendarPath } from '#domain/events/calendar-paths.ts';
import { placeName, wholeAddress } from '#domain/events/event-words.ts';
import { pathFor } from '#domain/initial-site-map.ts';
import styles from './EventPage.module.css';
import type { Planned } from './planned-event.ts';
import { useCalendarAddress } from './use-calendar-address.ts';

type Facts = Pick<Planned, 'event' | 'past'> & { title: string; day: string };

/** When and where it is, and what leads there. */
export function EventFacts({ event, past, title, day }: Facts) {
  const text = useEventsText();
  const language = useLanguage();
  const calendar = useCalendarAddress();
  const path = pathFor('adoptionEvent', language, { id: event.id });
  return (
    <div className={styles.facts}>
      <section aria-labelledby="when">
        <h2 id="when">{text.time}</h2>
        <p className={styles.strong}>{text.hours(event.startsAt, event.endsAt)}</p>
        <p className={styles.day}>{day}</p>
      </section>
      <section aria-labelledby="where">
        <h2 id="where">{text.place}</h2>
        <p className={styles.strong}>{placeName(event)}</p>
        <address>{wholeAddress(event)}</address>
        <a
          className={styles.map}
          href={mapAddress(event)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="pin" />
          {text.map}
          <span className="visually-hidden"> ({text.newWindow})</span>
        </a>
      </section>
      <div className={styles.ways}>
        {!past && (
          <ButtonLink
            href={eventCalendarPath(language, event.id)}
            icon="calendar"
            size="small"
            download
          >
            {text.calendar.one}
          </ButtonLink>
        )}
        <ShareMenu label={text.share.label} message={text.share.message(title, day)} path={path} />
        <a className={styles.subscribe} href={calendar}>
          {text.calendar.all}
        </a>
      </div>
    </div>
  );
}

/** Asks nobody anything before it is pressed. */
const mapAddress = (event: Parameters<typeof wholeAddress>[0]) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(wholeAddress(event))}`;
