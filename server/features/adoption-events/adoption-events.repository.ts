import type { EventDescription } from '#domain/events/event.ts';
import type { Paged } from '#domain/paging.ts';
import type { Database, Tx } from '#server/db/database.ts';
import {
  descriptionColumns,
  type EventQuery,
  eventsTable,
  type StoredEvent,
} from './event-rows.ts';

export function createEventsRepository(database: Database) {
  const { query } = database;

  return {
    page: (asked: EventQuery): Promise<Paged<StoredEvent>> => eventsTable.page(database, asked),

    async find(id: string): Promise<StoredEvent | undefined> {
      const row = await query
        .selectFrom('adoption_events')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      return row && eventsTable.read(row);
    },

    /** In the order in which the pets came to each event. */
    async participants(
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
    },

    /** Where these pets were or are to be, the soonest event first. */
    async placesOf(petIds: readonly string[]) {
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
    },

    /** The pets that take part in an event from `today` on, the soonest event first. */
    async upcomingPlaces(
      today: string,
      limit: number,
    ): Promise<{ petId: string; event: StoredEvent }[]> {
      const rows = await query
        .selectFrom('event_participants')
        .innerJoin('adoption_events', 'adoption_events.id', 'event_participants.event_id')
        .selectAll('adoption_events')
        .select('pet_id')
        .where('date', '>=', today)
        .orderBy('date')
        .orderBy('starts_at')
        .limit(limit)
        .execute();
      return rows.map((row) => ({ petId: row.pet_id, event: eventsTable.read(row) }));
    },

    async insert(
      { query: tx }: Tx,
      id: string,
      now: string,
      said: EventDescription,
    ): Promise<void> {
      await tx
        .insertInto('adoption_events')
        .values({ id, created_at: now, updated_at: now, version: 1, ...descriptionColumns(said) })
        .execute();
    },

    /** An event that nobody else changes, and no pet comes to, until the end of the transaction. */
    async lock({ query: tx }: Tx, id: string): Promise<StoredEvent | undefined> {
      // An update without a change, for it locks the row on PostgreSQL.
      const row = await tx
        .updateTable('adoption_events')
        .set((eb) => ({ version: eb.ref('version') }))
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
      return row && eventsTable.read(row);
    },

    async update({ query: tx }: Tx, event: StoredEvent, said: EventDescription, now: string) {
      await tx
        .updateTable('adoption_events')
        .set({ ...descriptionColumns(said), updated_at: now, version: event.version + 1 })
        .where('id', '=', event.id)
        .execute();
    },

    /** Its participants go with it. */
    async remove({ query: tx }: Tx, id: string): Promise<void> {
      await tx.deleteFrom('adoption_events').where('id', '=', id).execute();
    },

    async participantsOf({ query: tx }: Tx, eventId: string): Promise<string[]> {
      const rows = await tx
        .selectFrom('event_participants')
        .select('pet_id')
        .where('event_id', '=', eventId)
        .execute();
      return rows.map(({ pet_id }) => pet_id);
    },

    async addParticipants(
      { query: tx }: Tx,
      eventId: string,
      petIds: readonly string[],
      now: string,
    ) {
      if (petIds.length === 0) return;
      const rows = petIds.map((pet_id) => ({ event_id: eventId, pet_id, created_at: now }));
      await tx.insertInto('event_participants').values(rows).execute();
    },

    async removeParticipants({ query: tx }: Tx, eventId: string, petIds: readonly string[]) {
      if (petIds.length === 0) return;
      await tx
        .deleteFrom('event_participants')
        .where('event_id', '=', eventId)
        .where('pet_id', 'in', petIds)
        .execute();
    },
  };
}
