import type { Kysely } from 'kysely';
import type { EventDescription } from '#domain/events/event.ts';
import type { When } from '#domain/events/event-filter.ts';
import type { Paged } from '#domain/paging.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';
import {
  descriptionColumns,
  type EventQuery,
  eventsTable,
  type StoredEvent,
} from './event-rows.ts';

type Query = Kysely<Tables>;

export function pageOfEvents(
  database: Database,
  { where, ...requested }: EventQuery,
): Promise<Paged<StoredEvent>> {
  return eventsTable.page(database, { ...requested, where: [...where, takesPlace] });
}

export function pageWithCancelled(
  database: Database,
  requested: EventQuery,
): Promise<Paged<StoredEvent>> {
  return eventsTable.page(database, requested);
}

/** A cancelled one too. */
export async function findAnyEvent(query: Query, id: string): Promise<StoredEvent | undefined> {
  const row = await query
    .selectFrom('adoption_events')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && eventsTable.read(row);
}

/** In no order; `today` is YYYY-MM-DD. */
export async function federalStatesOf(query: Query, when: When, today: string): Promise<string[]> {
  const rows = await query
    .selectFrom('adoption_events')
    .select('federal_state')
    .distinct()
    .where('cancelled_at', 'is', null)
    .where('date', when === 'upcoming' ? '>=' : '<', today)
    .execute();
  return rows.map(({ federal_state }) => federal_state);
}

export async function insertEvent(
  { query: tx }: Tx,
  id: string,
  now: string,
  input: EventDescription,
): Promise<void> {
  await tx
    .insertInto('adoption_events')
    .values({ id, created_at: now, updated_at: now, version: 1, ...descriptionColumns(input) })
    .execute();
}

/** An event that nobody else changes, and no pet comes to, until the end of the transaction; a cancelled one too. */
export async function lockAnyEvent(
  { query: tx }: Tx,
  id: string,
): Promise<StoredEvent | undefined> {
  // An update without a change, for it locks the row on PostgreSQL.
  const row = await tx
    .updateTable('adoption_events')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && eventsTable.read(row);
}

export async function updateEvent(
  { query: tx }: Tx,
  event: StoredEvent,
  input: EventDescription,
  { now, movedFrom, notice }: { now: string } & Pick<StoredEvent, 'movedFrom' | 'notice'>,
) {
  await tx
    .updateTable('adoption_events')
    .set({
      ...descriptionColumns(input),
      updated_at: now,
      version: event.version + 1,
      moved_from: movedFrom,
      notice,
    })
    .where('id', '=', event.id)
    .execute();
}

export async function cancelEvent(
  { query: tx }: Tx,
  event: StoredEvent,
  now: string,
): Promise<void> {
  await tx
    .updateTable('adoption_events')
    .set({ cancelled_at: now, updated_at: now, version: event.version + 1, notice: 'due' })
    .where('id', '=', event.id)
    .execute();
}

/** Of events that were cancelled before `forgetPeople` whom they were about, of those before `forgetEvents` all. */
export async function forgetCancelledEvents(
  database: Database,
  before: { forgetPeople: string; forgetEvents: string },
): Promise<void> {
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
}

/** For good; its participants and mails go with it. */
export async function removeEvent({ query: tx }: Tx, id: string): Promise<void> {
  await tx.deleteFrom('adoption_events').where('id', '=', id).execute();
}

/** One that takes place. */
export async function findUncancelled(query: Query, id: string): Promise<StoredEvent | undefined> {
  return unlessCancelled(await findAnyEvent(query, id));
}

/** As `lockAnyEvent`, one that takes place. */
export async function lockUncancelled(tx: Tx, id: string): Promise<StoredEvent | undefined> {
  return unlessCancelled(await lockAnyEvent(tx, id));
}

const takesPlace = { field: 'cancelledAt', operator: 'is null' } as const;

const unlessCancelled = (event: StoredEvent | undefined) =>
  event?.cancelledAt === null ? event : undefined;
