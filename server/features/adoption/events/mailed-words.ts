import type { AdoptionEvent } from '#domain/events/event.ts';
import type { EventDetails } from '#domain/events/event-details.ts';
import { eventTitle, wholeAddress } from '#domain/events/event-words.ts';
import { type Language, locale } from '#domain/language.ts';

/** What mails say of an event. */
export interface MailedEvent {
  eventId: string;
  /** Missing in mails that were stored before events had titles. */
  title?: string | null;
  /** YYYY-MM-DD; it and the hours are those of the place. */
  date: string;
  startsAt: string;
  endsAt: string;
  place: Pick<AdoptionEvent, 'address' | 'neighborhood' | 'postalCode' | 'city' | 'federalState'>;
}

export function mailedEvent(event: EventDetails & { id: string }): MailedEvent {
  const { id: eventId, title, date, startsAt, endsAt } = event;
  const { address, neighborhood, postalCode, city, federalState } = event;
  const place = { address, neighborhood, postalCode, city, federalState };
  return { eventId, title, date, startsAt, endsAt, place };
}

export const mailedTitle = ({ title = null, place }: MailedEvent, language: Language): string =>
  eventTitle({ title, address: place.address }, language);

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

const factsOf = (event: MailedEvent, language: Language) => {
  const { day, hours, place } = labels[language];
  return [
    { label: day, value: mailedDay(event.date, language) },
    { label: hours, value: `${event.startsAt} – ${event.endsAt}` },
    { label: place, value: wholeAddress(event.place) },
  ];
};

export const eventFacts = (event: MailedEvent, language: Language) => ({
  kind: 'facts' as const,
  items: factsOf(event, language),
});

/** What an event is now, and of what is another thing than it was, what it was. */
export function changedFacts(
  event: MailedEvent,
  former: MailedEvent | undefined,
  language: Language,
) {
  const named = (one: MailedEvent) => ({
    label: names[language],
    value: mailedTitle(one, language),
  });
  const before = former && [named(former), ...factsOf(former, language)];
  const items = [named(event), ...factsOf(event, language)].map(({ label, value }, index) => {
    const was = before?.[index]?.value;
    const isSame = was === undefined || was === value;
    return { label, value: isSame ? value : changed[language](value, was) };
  });
  return { kind: 'facts' as const, items };
}

const names = { es: 'Evento', en: 'Event' };
const changed = {
  es: (now: string, was: string) => `${now} (antes: ${was})`,
  en: (now: string, was: string) => `${now} (before: ${was})`,
};
