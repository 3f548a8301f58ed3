import type { EventDescription } from '#domain/events/event.ts';
import type { When } from '#domain/events/event-filter.ts';
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

  const repository = {
    page: ({ where, ...asked }: EventQuery): Promise<Paged<StoredEvent>> =>
      eventsTable.page(database, { ...asked, where: [...where, takesPlace] }),

    pageWithCancelled: (asked: EventQuery): Promise<Paged<StoredEvent>> =>
      eventsTable.page(database, asked),

    /** A cancelled one too. */
    async findAny(id: string): Promise<StoredEvent | undefined> {
      const row = await query
        .selectFrom('adoption_events')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      return row && eventsTable.read(row);
    },

    /** In no order; `today` is YYYY-MM-DD. */
    async federalStates(when: When, today: string): Promise<string[]> {
      const rows = await query
        .selectFrom('adoption_events')
        .select('federal_state')
        .distinct()
        .where('cancelled_at', 'is', null)
        .where('date', when === 'upcoming' ? '>=' : '<', today)
        .execute();
      return rows.map(({ federal_state }) => federal_state);
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
        .where('cancelled_at', 'is', null)
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

    /** An event that nobody else changes, and no pet comes to, until the end of the transaction; a cancelled one too. */
    async lockAny({ query: tx }: Tx, id: string): Promise<StoredEvent | undefined> {
      // An update without a change, for it locks the row on PostgreSQL.
      const row = await tx
        .updateTable('adoption_events')
        .set((eb) => ({ version: eb.ref('version') }))
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
      return row && eventsTable.read(row);
    },

    async update(
      { query: tx }: Tx,
      event: StoredEvent,
      said: EventDescription,
      { now, movedFrom }: { now: string; movedFrom: string | null },
    ) {
      await tx
        .updateTable('adoption_events')
        .set({
          ...descriptionColumns(said),
          updated_at: now,
          version: event.version + 1,
          moved_from: movedFrom,
        })
        .where('id', '=', event.id)
        .execute();
    },

    async cancel({ query: tx }: Tx, event: StoredEvent, now: string): Promise<void> {
      await tx
        .updateTable('adoption_events')
        .set({ cancelled_at: now, updated_at: now, version: event.version + 1 })
        .where('id', '=', event.id)
        .execute();
    },

    /** Of events that were cancelled before `forgetPeople` whom they were about, of those before `forgetEvents` all. */
    async forgetCancelled(before: { forgetPeople: string; forgetEvents: string }): Promise<void> {
      await database.transaction(async ({ query: tx }) => {
        const cancelled = tx
          .selectFrom('adoption_events')
          .select('id')
          .where('cancelled_at', '<', before.forgetPeople);
        await tx.deleteFrom('event_mails').where('event_id', 'in', cancelled).execute();
        await tx.deleteFrom('event_participants').where('event_id', 'in', cancelled).execute();
        await tx
          .deleteFrom('adoption_events')
          .where('cancelled_at', '<', before.forgetEvents)
          .execute();
      });
    },

    /** For good; its participants and mails go with it. */
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
  return {
    ...repository,

    /** One that takes place. */
    async find(id: string): Promise<StoredEvent | undefined> {
      return unlessCancelled(await repository.findAny(id));
    },

    /** As `lockAny`, one that takes place. */
    async lock(tx: Tx, id: string): Promise<StoredEvent | undefined> {
      return unlessCancelled(await repository.lockAny(tx, id));
    },
  };
}

const takesPlace = { field: 'cancelledAt', operator: 'is null' } as const;

const unlessCancelled = (event: StoredEvent | undefined) =>
  event?.cancelledAt === null ? event : undefined;
