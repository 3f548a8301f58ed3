import type { EventDetails } from '#domain/events/event-details.ts';
import type { SampleGiven } from '#server/features/kits/mail/mail-content.ts';
import { type MailedEvent, mailedEvent } from './mailed-words.ts';

/** For samples of the mails about events. */
export const madeUpDetails = ({ language, dayIn }: SampleGiven): EventDetails => ({
  title: { es: 'Picnic de adopción', en: 'Adoption picnic' }[language],
  date: dayIn(7),
  startsAt: '10:00',
  endsAt: '14:00',
  address: 'Parque de las Américas',
  neighborhood: 'García Ginerés',
  postalCode: '97070',
  city: 'Mérida',
  federalState: 'Yucatán',
});

export const madeUpEvent = (given: SampleGiven): MailedEvent =>
  mailedEvent({ ...madeUpDetails(given), id: 'ejemplo' });
