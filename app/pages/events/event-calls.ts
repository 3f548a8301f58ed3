import { callWire, callWirePage, type ListPage } from '#app/api/wire-client.ts';
import { managedMediaFrom } from '#app/components/managed-media.ts';
import type { AdoptionEvent } from '#domain/events/event.ts';
import { eventFromWire, eventToWire, type UncheckedEvent } from '#domain/events/event-wire.ts';
import type { Language } from '#domain/language.ts';

/** Calls about events and the pets that take part. All throw WireError; complaints stand under the fields' wire names. */

const schema = 'evento_adopcion';

interface WireRow {
  id: string;
  created_at: string;
  payload: Record<string, unknown>;
}

interface EventRow extends WireRow {
  payload: { mascotas_presentes: { mascota_id: string }[]; version: number } & WireRow['payload'];
  adopciones?: WireRow[];
}

/** An event as its people look after it. */
export interface ManagedEvent extends Omit<AdoptionEvent, 'createdAt' | 'updatedAt'> {
  /** How many of its pets found a home on its day, where it was asked for. */
  homes: number;
}

export interface EventPet {
  id: string;
  name: string;
  city: string;
  /** Address of a small picture; undefined where there is none yet. */
  picture: string | undefined;
}

interface PetRow extends WireRow {
  payload: { nombre: string; ciudad: string; imagenes: string[] };
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
  const direction = when === 'upcoming' ? 'asc' : 'desc';
  const operator = when === 'upcoming' ? '>=' : '<';
  const { items, ...counts } = await callWirePage<EventRow>('catalogos:consultar', {
    schema,
    filter: { where: [{ field: 'payload.fecha', operator, value: today }] },
    order: ['fecha', 'horario.de', 'horario.a'].map((name) => ({
      field: `payload.${name}`,
      direction,
    })),
    ...(when === 'past' && { with: ['adopciones'] }),
    page,
  });
  return { items: items.map(fromRow), ...counts };
}

/** The pets that take part and that the caller may see; undefined where there is no such event. */
export async function findParticipants(eventId: string): Promise<EventPet[] | undefined> {
  const [row] = await callWire<(EventRow & { mascotas_presentes: PetRow[] })[]>(
    'catalogos:consultar',
    {
      schema,
      filter: { where: [{ field: 'id', operator: '=', value: eventId }] },
      with: ['mascotas_presentes'],
    },
  );
  return row?.mascotas_presentes.map(petFrom);
}

interface PetSearch {
  /** Only this account's; undefined for everybody's. */
  ownerId: string | undefined;
  /** A part of the name, in any case and accents; may be empty. */
  term: string;
}

/** Pets that may take part: those in adoption. The first 15 by name, and how many there are. */
export function findCandidates({ ownerId, term }: PetSearch): Promise<ListPage<EventPet>> {
  const equals = (field: string, value: unknown) => ({ field, operator: '=', value });
  const where = [
    equals('payload.estado', 'adopcion'),
    equals('payload.eliminado', false),
    ...(ownerId === undefined ? [] : [equals('payload.usuario_id', ownerId)]),
    ...(term === ''
      ? []
      : [{ field: 'payload.nombre', operator: 'contains', value: term, collate: 'es_ci_ai' }]),
  ];
  const order = [{ field: 'payload.nombre', direction: 'asc' }];
  const body = { schema: 'mascotas', filter: { where }, order };
  return callWirePage<PetRow>('catalogos:consultar', body).then(({ items, ...counts }) => ({
    items: items.map(petFrom),
    ...counts,
  }));
}

export async function takePart(
  participation: { petId: string; eventId: string; userId: string },
  action: 'add' | 'remove',
  language: Language,
): Promise<void> {
  const name = action === 'add' ? 'agregar_participante' : 'retirar_participante';
  await callWire(`evento_adopcion:${name}`, {
    mascota_id: participation.petId,
    evento_id: participation.eventId,
    usuario_id: participation.userId,
    lang: language,
  });
}

/** @param id of the event to change; a new one is made without, `version` is the one that was read */
export async function saveEvent(
  said: UncheckedEvent,
  petIds: readonly string[],
  event: Pick<ManagedEvent, 'id' | 'version'> | undefined,
  language: Language,
): Promise<ManagedEvent> {
  const mascotas_presentes = petIds.map((mascota_id) => ({ mascota_id }));
  const payload = { ...eventToWire(said), mascotas_presentes, version: event?.version };
  const body = { schema, id: event?.id, payload, lang: language };
  const action = event ? 'catalogos:actualizar' : 'catalogos:crear';
  return fromRow(await callWire<EventRow>(action, body));
}

export async function removeEvent(id: string, language: Language): Promise<void> {
  await callWire('catalogos:eliminar', { schema, id, lang: language });
}

function fromRow({ id, payload, adopciones = [] }: EventRow): ManagedEvent {
  const { mascotas_presentes, version } = payload;
  return {
    // The portal has checked it.
    ...(eventFromWire(payload) as Omit<ManagedEvent, 'id' | 'petIds' | 'version' | 'homes'>),
    id,
    petIds: mascotas_presentes.map(({ mascota_id }) => mascota_id),
    version,
    homes: adopciones.length,
  };
}

function petFrom({ id, payload: { nombre, ciudad, imagenes } }: PetRow): EventPet {
  const [first] = imagenes;
  return { id, name: nombre, city: ciudad, picture: first && managedMediaFrom(first).thumbnail };
}
