import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { EventDescription } from '#domain/events/event.ts';
import type { Paged } from '#domain/paging.ts';
import type { PetHistoryEntry } from '#domain/pets/pet.ts';
import type { PetStatus } from '#domain/pets/vocabularies.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { isPublic } from '../pets/core/public-pets.ts';
import type { PetScope } from './adoption-events.policy.ts';
import {
  descriptionColumns,
  type EventQuery,
  eventsTable,
  type StoredEvent,
} from './event-rows.ts';

export type PetIdsByEvent = ReadonlyMap<string, string[]>;

/** A pet as it matters to an event. */
export interface EventPet {
  ownerId: string | null;
  status: PetStatus;
  deleted: boolean;
}

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

    /** Of each of these events the pets in `scope`, in the order in which they came to it. `today` is YYYY-MM-DD. */
    async petIdsOf(
      eventIds: readonly string[],
      scope: PetScope,
      today: string,
    ): Promise<PetIdsByEvent> {
      if (eventIds.length === 0) return new Map();
      const rows = await query
        .selectFrom('event_participants')
        .innerJoin('pets', 'pets.id', 'event_participants.pet_id')
        .select(['event_id', 'pet_id'])
        .where('event_id', 'in', eventIds)
        .where(isIn(scope, today))
        .orderBy('event_participants.created_at')
        .orderBy('pet_id')
        .execute();
      return byEvent(rows);
    },

    /** Of each of these events the pets that found a home on its day. */
    async adoptedAt(eventIds: readonly string[]): Promise<PetIdsByEvent> {
      if (eventIds.length === 0) return new Map();
      const rows = await query
        .selectFrom('event_participants')
        .innerJoin('pets', 'pets.id', 'event_participants.pet_id')
        .innerJoin('adoption_events', 'adoption_events.id', 'event_participants.event_id')
        .select(['event_id', 'pet_id', 'adoption_events.date', 'history_json'])
        .where('event_id', 'in', eventIds)
        .execute();
      return byEvent(rows.filter(foundHomeThatDay));
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

    async findPet({ query: tx }: Tx, id: string): Promise<EventPet | undefined> {
      const [pet] = await findPets(tx, [id]);
      return pet;
    },

    findPets: ({ query: tx }: Tx, ids: readonly string[]) => findPets(tx, ids),

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

async function findPets(
  query: Tx['query'],
  ids: readonly string[],
): Promise<(EventPet & { id: string })[]> {
  if (ids.length === 0) return [];
  const rows = await query
    .selectFrom('pets')
    .select(['id', 'owner_id', 'status', 'deleted'])
    .where('id', 'in', ids)
    .execute();
  return rows.map(({ id, owner_id, status, deleted }) => ({
    id,
    ownerId: owner_id,
    status: status as PetStatus,
    deleted: deleted === 1,
  }));
}

function isIn(scope: PetScope, today: string): RawBuilder<SqlBool> {
  switch (scope.kind) {
    case 'public':
      return isPublic(today);
    case 'publicAndOwn':
      return sql<SqlBool>`(pets.owner_id = ${scope.ownerId} or ${isPublic(today)})`;
    case 'all':
      return sql<SqlBool>`1 = 1`;
  }
}

function foundHomeThatDay({ date, history_json }: { date: string; history_json: string }): boolean {
  const history = JSON.parse(history_json) as PetHistoryEntry[];
  return history.some((entry) => entry.status === 'adopted' && entry.date === date);
}

function byEvent(rows: readonly { event_id: string; pet_id: string }[]): PetIdsByEvent {
  const found = new Map<string, string[]>();
  for (const { event_id, pet_id } of rows) {
    found.set(event_id, [...(found.get(event_id) ?? []), pet_id]);
  }
  return found;
}
