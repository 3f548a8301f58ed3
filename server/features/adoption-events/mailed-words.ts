import type { AdoptionEvent } from '#domain/events/event.ts';
import { wholeAddress } from '#domain/events/event-words.ts';
import { type Language, locale } from '#domain/language.ts';

/** What mails say of an event. */
export interface MailedEvent {
  eventId: string;
  /** YYYY-MM-DD; it and the hours are those of the place. */
  date: string;
  startsAt: string;
  endsAt: string;
  place: Pick<AdoptionEvent, 'address' | 'neighborhood' | 'postalCode' | 'city' | 'federalState'>;
}

export const mailedDay = (date: string, language: Language): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString(locale[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });

const labels = {
  es: { day: 'Cuándo', hours: 'Horario', place: 'Dónde' },
  en: { day: 'When', hours: 'Hours', place: 'Where' },
};

export function eventFacts(event: MailedEvent, language: Language) {
  const { day, hours, place } = labels[language];
  return {
    kind: 'facts' as const,
    items: [
      { label: day, value: mailedDay(event.date, language) },
      { label: hours, value: `${event.startsAt} – ${event.endsAt}` },
      { label: place, value: wholeAddress(event.place) },
    ],
  };
}
