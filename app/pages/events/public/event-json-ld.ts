import type { AdoptionEvent } from '#domain/events/event.ts';
import { wholeAddress } from '#domain/events/event-words.ts';
import { localInstant } from '#domain/events/place-time.ts';
import { timezoneOf } from '#domain/time-zones.ts';

interface Shown {
  event: Omit<AdoptionEvent, 'petIds'> & {
    /** YYYY-MM-DD: another day that people were told. */
    movedFrom: string | null;
  };
  title: string;
  place: string;
  /** The list that the page belongs to. */
  list: { name: string; address: string };
  address: string;
  /** Of pictures of pets that take part. */
  images: readonly string[];
  organizer: { name: string; url: string };
  /** BCP 47 */
  language: string;
}

/** An event's page for search engines. All addresses are absolute. */
export function eventJsonLd(shown: Shown): object {
  const { event, title, place, list, address, images, organizer, language } = shown;
  const { date, startsAt, endsAt, neighborhood, city, federalState, postalCode } = event;
  const timezone = timezoneOf(postalCode, federalState);
  return {
    '@graph': [
      {
        '@type': 'Event',
        '@id': address,
        url: address,
        name: title,
        description: event.description,
        inLanguage: language,
        startDate: localInstant(timezone, date, startsAt),
        endDate: localInstant(timezone, date, endsAt),
        ...(event.movedFrom
          ? {
              eventStatus: 'https://schema.org/EventRescheduled',
              previousStartDate: event.movedFrom,
            }
          : { eventStatus: 'https://schema.org/EventScheduled' }),
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        isAccessibleForFree: true,
        image: images,
        location: {
          '@type': 'Place',
          name: place,
          address: {
            '@type': 'PostalAddress',
            streetAddress: `${event.address}, ${neighborhood}`,
            addressLocality: city,
            addressRegion: federalState,
            postalCode,
            addressCountry: 'MX',
          },
          description: wholeAddress(event),
        },
        organizer: { '@type': 'Organization', ...organizer },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: list.name, item: list.address },
          { '@type': 'ListItem', position: 2, name: title, item: address },
        ],
      },
    ],
  };
}
