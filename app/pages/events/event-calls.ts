import { type CandidatePet, candidateFrom } from '#app/adoption/pet-candidates.ts';
import { call, callPageOf, read } from '#app/api/call.ts';
import type { ListPage } from '#app/api/session-client.ts';
import type { IdempotencyKey } from '#app/api/transport/idempotency-key.ts';
import { queryBy } from '#domain/contract/query-by.ts';
import { type AdoptionEvent, type EventDescription, eventFields } from '#domain/events/event.ts';
import { eventFromWire, eventToWire, type UncheckedEvent } from '#domain/events/event-wire.ts';
import type { Language } from '#domain/language.ts';
import { changeRow, findRows, type Row, removeRow } from '#domain/rows/row-calls.ts';

/** Calls about events and the pets that take part. All throw ApiError; validation messages are keyed by the fields' wire names. */

const schema = 'evento_adopcion';
const events = queryBy(eventFields);

type WireRow = Row;

/** An event as its people look after it. */
export interface ManagedEvent extends Omit<AdoptionEvent, 'createdAt' | 'updatedAt'> {
  /** How many of its pets found a home on its day, where it was asked for. */
  homes: number;
}

interface EventSearch {
  when: 'upcoming' | 'past';
  /** YYYY-MM-DD */
  today: string;
  page: number;
}

/** The soonest first of those to come, the latest first of those that were; 15 a page. */
export async function findEvents({
  when,
  today,
  page,
}: EventSearch): Promise<ListPage<ManagedEvent>> {
  const direction = when === 'upcoming' ? ('asc' as const) : ('desc' as const);
  const operator = when === 'upcoming' ? '>=' : '<';
  const body = {
    schema,
    filter: { where: [events.where('date', operator, today)] },
    order: (['date', 'startsAt', 'endsAt'] as const).map((name) => events.orderBy(name, direction)),
    ...(when === 'past' && { with: ['adopciones'] }),
    page,
  };
  return callPageOf(findRows, body, eventFrom);
}

/** null where there is no such event. */
export async function findEvent(id: string): Promise<ManagedEvent | null> {
  const where = [events.where('id', '=', id)];
  const [row] = await read(findRows, { schema, filter: { where } });
  return row ? eventFrom(row) : null;
}

/** The one that was made last; null while there is none. */
export async function findLastEvent(): Promise<ManagedEvent | null> {
  const order = [events.orderBy('createdAt', 'desc')];
  const [row] = await read(findRows, { schema, order, limit: 1 });
  return row ? eventFrom(row) : null;
}

/** The pets that take part and that the caller may see. */
export async function findParticipants(eventId: string): Promise<CandidatePet[]> {
  const [row] = await read(findRows, {
    schema,
    filter: { where: [events.where('id', '=', eventId)] },
    with: ['mascotas_presentes'],
  });
  return row ? relatedRows(row, 'mascotas_presentes').map(candidateFrom) : [];
}

/**
 * @param event the one to change, as it was read; a new one is made without
 * @param idempotencyKey of what a new one is to be
 */
export async function saveEvent(
  values: UncheckedEvent,
  petIds: readonly string[],
  event: Pick<ManagedEvent, 'id' | 'version'> | undefined,
  language: Language,
  idempotencyKey: IdempotencyKey,
): Promise<ManagedEvent> {
  const mascotas_presentes = petIds.map((mascota_id) => ({ mascota_id }));
  const payload = { ...eventToWire(values), mascotas_presentes, version: event?.version };
  const body = { schema, id: event?.id, payload, language };
  const row = await call(changeRow, body, { idempotencyKey });
  return eventFrom(row);
}

export async function removeEvent(id: string, language: Language): Promise<void> {
  await call(removeRow, { schema, id, language });
}

/** What the portal sends, it has checked. */
function eventFrom(row: WireRow): ManagedEvent {
  const { mascotas_presentes, version } = row.payload as {
    mascotas_presentes: { mascota_id: string }[];
    version: number;
  };
  return {
    ...(eventFromWire(row.payload) as EventDescription),
    id: row.id,
    petIds: mascotas_presentes.map(({ mascota_id }) => mascota_id),
    version,
    homes: relatedRows(row, 'adopciones').length,
  };
}

const relatedRows = (row: object, relation: string): WireRow[] =>
  (row as Readonly<Record<string, WireRow[] | undefined>>)[relation] ?? [];
