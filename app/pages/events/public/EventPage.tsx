import { Link, useLoaderData } from 'react-router';
import { ButtonLink } from '#app/components/Button.tsx';
import { Icon } from '#app/components/Icon.tsx';
import { LongText } from '#app/components/LongText.tsx';
import { longDate } from '#app/components/long-date.ts';
import { PageHead } from '#app/components/PageHead.tsx';
import { PetCard } from '#app/components/PetCard.tsx';
import { writtenLanguage } from '#app/components/pet-card.ts';
import { ShareMenu } from '#app/components/ShareMenu.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useEventsText } from '#app/i18n/events.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useSite } from '#app/site.ts';
import { eventCalendarPath } from '#domain/events/calendar-paths.ts';
import { eventTitle, placeName, wholeAddress } from '#domain/events/event-words.ts';
import { locale } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { inOneLine } from '#domain/text.ts';
import { CancelledEvent } from './CancelledEvent.tsx';
import { DateBlock } from './DateBlock.tsx';
import type { loader } from './EventPage.loader.ts';
import styles from './EventPage.module.css';
import { eventJsonLd } from './event-json-ld.ts';
import { ForPetOwners } from './ForPetOwners.tsx';
import { useCalendarAddress } from './use-calendar-address.ts';

const pictureSizes =
  '(min-width: 79rem) 22rem, (min-width: 60rem) 30vw, (min-width: 39rem) 44vw, 42vw';
const sharedPictures = 3;

export default function EventPage() {
  const loaded = useLoaderData<typeof loader>();
  return loaded === 'cancelled' ? <CancelledEvent /> : <PlannedEvent {...loaded} />;
}

type Planned = Exclude<ReturnType<typeof useLoaderData<typeof loader>>, string>;

function PlannedEvent({ event, past, daysLeft, homes, pets }: Planned) {
  const text = useEventsText();
  const language = useLanguage();
  const { siteUrl, siteName } = useSite();
  const calendar = useCalendarAddress();
  const title = eventTitle(event, language);
  const place = placeName(event);
  const path = pathFor('adoptionEvent', language, { id: event.id });
  const list = pathFor('adoptionEvents', language);
  const day = longDate(event.date, locale[language]);
  const written = writtenLanguage(language);
  const images = pets.flatMap(({ picture }) => (picture ? [`/media/${picture.id}/og.jpg`] : []));
  const image = images.length > 0 && `/media/events/${event.id}/og.jpg`;

  return (
    <>
      <PageHead
        title={`${title}, ${day}`}
        description={inOneLine(
          text.summary(
            day,
            text.hours(event.startsAt, event.endsAt),
            `${place}, ${event.city}, ${event.federalState}`,
            event.description,
          ),
        )}
        type="article"
        image={image ? { src: image, alt: title, width: 1200, height: 630 } : undefined}
        jsonLd={eventJsonLd({
          event,
          title,
          place,
          list: { name: text.back, address: siteUrl + list },
          address: siteUrl + path,
          images: images.slice(0, sharedPictures).map((each) => siteUrl + each),
          organizer: { name: siteName, url: siteUrl },
          language: locale[language],
        })}
      />
      <Wrap className={styles.page}>
        <nav className={styles.back} aria-label={text.back}>
          <Link to={list}>
            <Icon name="chevron" className={styles.chevron} />
            {text.back}
          </Link>
        </nav>
        {event.movedFrom && !past && (
          <Notice title={text.moved(longDate(event.movedFrom, locale[language]))} />
        )}
        <div className={styles.layout}>
          <div className={styles.head}>
            <DateBlock date={event.date} past={past} />
            <div className={styles.title}>
              <p className={past ? styles.over : styles.countdown}>
                {past ? text.isPast : text.countdown(daysLeft)}
              </p>
              <h1 lang={event.title === null ? undefined : written}>{title}</h1>
            </div>
          </div>
          <div className={styles.facts}>
            <section aria-labelledby="when">
              <h2 id="when">{text.time}</h2>
              <p className={styles.strong}>{text.hours(event.startsAt, event.endsAt)}</p>
              <p className={styles.day}>{day}</p>
            </section>
            <section aria-labelledby="where">
              <h2 id="where">{text.place}</h2>
              <p className={styles.strong}>{place}</p>
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
              <ShareMenu
                label={text.share.label}
                message={text.share.message(title, day)}
                path={path}
              />
              <a className={styles.subscribe} href={calendar}>
                {text.calendar.all}
              </a>
            </div>
          </div>
          <section className={styles.about} aria-labelledby="about">
            <h2 id="about">{text.about}</h2>
            <div className={styles.text} lang={written}>
              <LongText text={event.description} />
            </div>
            {past && (
              <p className={styles.homes}>
                <Icon name="heart" />
                <span>
                  {homes > 0 && <strong>{text.homes(homes)}. </strong>}
                  {text.thanks}
                </span>
              </p>
            )}
          </section>
        </div>
        {!past && <ForPetOwners eventId={event.id} />}
        {(pets.length > 0 || !past) && (
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
        )}
      </Wrap>
    </>
  );
}

/** Asks nobody anything before it is pressed. */
const mapAddress = (event: Parameters<typeof wholeAddress>[0]) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(wholeAddress(event))}`;
