import { eventTitle } from '#domain/events/event-words.ts';
import { noonOf, type TimelineWhat } from '#domain/timeline/timeline.ts';
import type { TimelineSource } from '#server/features/animals/timeline/timeline-source.ts';
import type { Attended } from './event-attendance.repository.ts';
import { findEventsOfPet } from './events-timeline.repository.ts';

/** The events that a pet took part in, for whoever looks after it. */
export const eventsTimeline: TimelineSource = {
  name: 'events',
  kinds: ['event'],
  async find(query, { pet, isKeeper }, request) {
    if (!isKeeper) return [];
    const found = await findEventsOfPet(query, pet.id, request);
    return found.map(({ event, attended }) => ({
      id: event.id,
      at: noonOf(event.date),
      kind: 'event',
      what: whatOf(event.cancelledAt !== null, attended),
      title: { es: eventTitle(event, 'es'), en: eventTitle(event, 'en') },
      subject: event.cancelledAt === null ? event.id : null,
    }));
  },
};

function whatOf(isCancelled: boolean, attended: Attended): TimelineWhat {
  if (isCancelled) return 'eventCancelled';
  if (attended === null) return 'event';
  return attended ? 'eventAttended' : 'eventMissed';
}
