import { Link, useLoaderData } from 'react-router';
import { Icon } from '#app/components/Icon.tsx';
import { LongText } from '#app/components/LongText.tsx';
import { longDate } from '#app/components/long-date.ts';
import { PageHead } from '#app/components/PageHead.tsx';
import { writtenLanguage } from '#app/components/pet-card.ts';
import { Wrap } from '#app/components/Wrap.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useEventsText } from '#app/i18n/events.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useSite } from '#app/site.ts';
import { eventTitle, placeName } from '#domain/events/event-words.ts';
import { pathFor } from '#domain/initial-site-map.ts';
import { locale } from '#domain/language.ts';
import { inOneLine } from '#domain/text.ts';
import { CancelledEvent } from './CancelledEvent.tsx';
import { DateBlock } from './DateBlock.tsx';
import { EventFacts } from './EventFacts.tsx';
import type { loader } from './EventPage.loader.ts';
import styles from './EventPage.module.css';
import { eventJsonLd } from './event-json-ld.ts';
import { ForPetOwners } from './ForPetOwners.tsx';
import { PetsPresent } from './PetsPresent.tsx';
import type { Planned } from './planned-event.ts';

const sharedPictures = 3;

export default function EventPage() {
  const loaded = useLoaderData<typeof loader>();
  return loaded === 'cancelled' ? <CancelledEvent /> : <PlannedEvent {...loaded} />;
}

function PlannedEvent({ event, past, daysLeft, homes, pets, sharing }: Planned) {
  const text = useEventsText();
  const language = useLanguage();
  const { siteUrl, siteName } = useSite();
  const title = eventTitle(event, language);
  const place = placeName(event);
  const path = pathFor('adoptionEvent', language, { id: event.id });
  const list = pathFor('adoptionEvents', language);
  const day = longDate(event.date, locale[language]);
  const written = writtenLanguage(language);
  const images = pets.flatMap(({ picture }) => (picture ? [`/media/${picture.id}/og.jpg`] : []));
  const image = images.length > 0 && sharing.picture;

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
          <EventFacts event={event} past={past} title={title} day={day} />
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
        {!past && (
          <Link to={sharing.to} rel="nofollow">
            {sharing.label}
          </Link>
        )}
        {!past && <ForPetOwners eventId={event.id} />}
        {(pets.length > 0 || !past) && <PetsPresent pets={pets} past={past} />}
      </Wrap>
    </>
  );
}
