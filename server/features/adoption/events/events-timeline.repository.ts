import { sql } from 'kysely';
import { noonOf } from '#domain/timeline/timeline.ts';
import type { Tx } from '#server/db/database.ts';
import type { TimelineRequest } from '#server/features/animals/timeline/timeline-source.ts';
import { isBefore } from '#server/features/kits/querying/before.ts';
import { type Attended, asAttended } from './event-attendance.repository.ts';
import { eventsTable, type StoredEvent } from './event-rows.ts';

/** A page of the events that a pet took part in or is to, the latest first; each at the noon of its day. */
export async function findEventsOfPet(
  query: Tx['query'],
  petId: string,
  { before, most }: Pick<TimelineRequest, 'before' | 'most'>,
): Promise<{ event: StoredEvent; attended: Attended }[]> {
  const rows = await query
    .selectFrom('event_participants')
    .innerJoin('adoption_events', 'adoption_events.id', 'event_participants.event_id')
    .selectAll('adoption_events')
    .select('attended')
    .where('pet_id', '=', petId)
    .where(isBefore(sql<string>`date || ${noonOf('')}`, sql<string>`adoption_events.id`, before))
    .orderBy('date', 'desc')
    .orderBy('adoption_events.id', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    event: eventsTable.read(row),
    attended: asAttended(row.attended),
  }));
}
