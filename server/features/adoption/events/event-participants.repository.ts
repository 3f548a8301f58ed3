import type { Kysely } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';
import { petsNamedIn } from '#server/features/animals/pets/core/pet-use.ts';
import { eventsTable, type StoredEvent } from './event-rows.ts';

type Query = Kysely<Tables>;

/** In the order in which the pets came to each event. */
export async function participantsAt(
  query: Query,
  eventIds: readonly string[],
): Promise<{ eventId: string; petId: string; date: string }[]> {
  if (eventIds.length === 0) return [];
  return query
    .selectFrom('event_participants')
    .innerJoin('adoption_events', 'adoption_events.id', 'event_participants.event_id')
    .select(['event_id as eventId', 'pet_id as petId', 'adoption_events.date'])
    .where('event_id', 'in', eventIds)
    .orderBy('event_participants.created_at')
    .orderBy('pet_id')
    .execute();
}

/** Where these pets were or are to be, the soonest event first. */
export async function placesOf(query: Query, petIds: readonly string[]) {
  if (petIds.length === 0) return [];
  return query
    .selectFrom('event_participants')
    .innerJoin('adoption_events', 'adoption_events.id', 'event_participants.event_id')
    .select([
      'pet_id as petId',
      'event_participants.created_at as createdAt',
      'adoption_events.address as place',
      'adoption_events.date',
      'attended',
    ])
    .where('pet_id', 'in', petIds)
    .orderBy('adoption_events.date')
    .orderBy('pet_id')
    .execute();
}

/** The pets that take part in an event from `today` on, the soonest event first. */
export async function upcomingPlaces(
  query: Query,
  today: string,
  limit: number,
): Promise<{ petId: string; event: StoredEvent }[]> {
  const rows = await query
    .selectFrom('event_participants')
    .innerJoin('adoption_events', 'adoption_events.id', 'event_participants.event_id')
    .selectAll('adoption_events')
    .select('pet_id')
    .where('cancelled_at', 'is', null)
    .where('date', '>=', today)
    .orderBy('date')
    .orderBy('starts_at')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ petId: row.pet_id, event: eventsTable.read(row) }));
}

export async function participantsOf({ query: tx }: Tx, eventId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('event_participants')
    .select('pet_id')
    .where('event_id', '=', eventId)
    .execute();
  return rows.map(({ pet_id }) => pet_id);
}

export async function addParticipants(
  { query: tx }: Tx,
  eventId: string,
  petIds: readonly string[],
  now: string,
) {
  if (petIds.length === 0) return;
  const rows = petIds.map((pet_id) => ({ event_id: eventId, pet_id, created_at: now }));
  await tx.insertInto('event_participants').values(rows).execute();
}

export async function removeParticipants(
  { query: tx }: Tx,
  eventId: string,
  petIds: readonly string[],
) {
  if (petIds.length === 0) return;
  await tx
    .deleteFrom('event_participants')
    .where('event_id', '=', eventId)
    .where('pet_id', 'in', petIds)
    .execute();
}

export const findParticipatingPets = petsNamedIn('event_participants');
