import { type CandidatePet, candidateFrom } from '#app/adoption/pet-candidates.ts';
import { callApi, callApiPage, type ListPage } from '#app/api/session-client.ts';
import type { IdempotencyKey } from '#app/api/transport/idempotency-key.ts';
import type { DataOf } from '#app/api/transport/request.ts';
import { type ManagedMedia, managedMediaFrom } from '#app/components/managed-media.ts';
import type { AdoptionEvent, EventDescription } from '#domain/events/event.ts';
import { eventFromWire, eventToWire, type UncheckedEvent } from '#domain/events/event-wire.ts';
import type { Language } from '#domain/language.ts';
import { type PetStatus, petStatus } from '#domain/pets/vocabularies.ts';

/** Calls about events and the pets that take part. All throw ApiError; validation messages are keyed by the fields' wire names. */

const schema = 'evento_adopcion';

type WireRow = DataOf<'catalogos:crear'>;

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
    filter: { where: [{ field: 'payload.fecha', operator, value: today }] },
    order: ['fecha', 'horario.de', 'horario.a'].map((name) => ({
      field: `payload.${name}`,
      direction,
    })),
    ...(when === 'past' && { with: ['adopciones'] }),
    page,
  };
  return callApiPage('catalogos:consultar', body, eventFrom);
}

/** Undefined where there is no such event. */
export async function findEvent(id: string): Promise<ManagedEvent | undefined> {
  const where = [{ field: 'id', operator: '=', value: id }];
  const [row] = await callApi('catalogos:consultar', { schema, filter: { where } });
  return row && eventFrom(row);
}

/** The one that was made last; undefined while there is none. */
export async function findLastEvent(): Promise<ManagedEvent | undefined> {
  const order = [{ field: 'created_at', direction: 'desc' as const }];
  const [row] = await callApi('catalogos:consultar', { schema, order, limit: 1 });
  return row && eventFrom(row);
}

/** The pets that take part and that the caller may see; undefined where there is no such event. */
export async function findParticipants(eventId: string): Promise<CandidatePet[] | undefined> {
  const [row] = await callApi('catalogos:consultar', {
    schema,
    filter: { where: [{ field: 'id', operator: '=', value: eventId }] },
    with: ['mascotas_presentes'],
  });
  return row && relatedRows(row, 'mascotas_presentes').map(candidateFrom);
}

export async function takePart(
  participation: { petId: string; eventId: string; userId: string },
  action: 'add' | 'remove',
  language: Language,
): Promise<void> {
  const name = action === 'add' ? 'agregar_participante' : 'retirar_participante';
  await callApi(`evento_adopcion:${name}`, {
    mascota_id: participation.petId,
    evento_id: participation.eventId,
    usuario_id: participation.userId,
    lang: language,
  });
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
  const body = { schema, id: event?.id, payload, lang: language };
  return eventFrom(await callApi('catalogos:actualizar', body, { idempotencyKey }));
}

/** A pet on the list of an event's day. */
export interface ListedPet {
  id: string;
  name: string;
  status: PetStatus;
  microchip: string | null;
  /** Undefined where there is none yet. */
  picture: ManagedMedia | undefined;
  /** Whoever answers for it; '' where nobody is known. */
  keeper: { name: string; phone: string };
  /** null while nobody has noted it. */
  attended: boolean | null;
  /** It found a home on the day of the event. */
  foundHome: boolean;
}

export interface DayList {
  /** How many people came; null while nobody has noted it. */
  visitors: number | null;
  pets: ListedPet[];
}

export const findDayList = async (eventId: string): Promise<DayList> =>
  dayListFrom(await callApi('evento_adopcion:consultar_asistencia', { evento_id: eventId }));

/** What is left out stays as it is. */
export async function noteAttendance(
  eventId: string,
  values: { visitors?: number | null; pet?: { id: string; attended: boolean } },
  language: Language,
): Promise<DayList> {
  const { visitors, pet } = values;
  const body = {
    evento_id: eventId,
    visitantes: visitors,
    mascotas: pet && [{ mascota_id: pet.id, asistio: pet.attended }],
    lang: language,
  };
  return dayListFrom(await callApi('evento_adopcion:registrar_asistencia', body));
}

const dayListFrom = ({
  visitantes,
  mascotas,
}: DataOf<'evento_adopcion:consultar_asistencia'>): DayList => ({
  visitors: visitantes,
  pets: mascotas.map((row) => ({
    id: row.mascota_id,
    name: row.nombre,
    status: petStatus.fromWire(row.estado) ?? 'adoption',
    microchip: row.microchip,
    picture: managedMediaFrom(row)[0],
    keeper: { name: row.responsable.nombre, phone: row.responsable.telefono },
    attended: row.asistio,
    foundHome: row.adoptada_ese_dia,
  })),
});

/** How far a sending is. */
export interface SendingProgress {
  /** Mails; 0 while it is not known. */
  total: number;
  /** Those that left, and those that cannot. */
  settled: number;
}

export async function askSendingProgress(eventId: string): Promise<SendingProgress> {
  const body = { evento_id: eventId };
  const { total, enviados, con_error } = await callApi(
    'evento_adopcion:consultar_invitaciones',
    body,
  );
  return { total, settled: enviados + con_error };
}

export async function removeEvent(id: string, language: Language): Promise<void> {
  await callApi('catalogos:eliminar', { schema, id, lang: language });
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
