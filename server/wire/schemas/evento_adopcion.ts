import { z } from 'zod';
import { firstNames } from '#domain/contract/wire.ts';
import { type AdoptionEvent, eventDescriptionFields, eventFields } from '#domain/events/event.ts';
import { eventLimits } from '#domain/events/event-limits.ts';
import { eventFieldNames, eventFromWire } from '#domain/events/event-wire.ts';
import type { EventRequest } from '#server/features/adoption/events/event-changes.ts';
import type { EventQuery } from '#server/features/adoption/events/event-rows.ts';
import type { VisiblePet } from '#server/features/animals/pets/core/pets.policy.ts';
import { parseInput } from '../errors.ts';
import { withWireNames } from '../field-names.ts';
import type { Call } from '../registry.ts';
import { wireId } from '../wire-text.ts';
import { entityFields, payloadWriters } from './entity.ts';
import { petToWire } from './mascotas.ts';
import { defineCatalogue, type RowWrites, type WirePayload } from './schema.ts';

const anything = z.unknown().optional();
const described = firstNames(eventDescriptionFields);

/** The words of an event are checked where they are understood. */
const eventPayload = z.strictObject({
  ...Object.fromEntries(described.map((name) => [name, anything])),
  horario: z.strictObject({ de: anything, a: anything }).optional(),
  lugar: z
    .strictObject({
      direccion: anything,
      colonia: anything,
      cp: anything,
      ciudad: anything,
      estado: anything,
    })
    .optional(),
  mascotas_presentes: z
    .array(z.strictObject({ mascota_id: wireId }))
    .max(eventLimits.participants, { error: 'eventFull' })
    .optional(),
  version: z.int32().min(1).nullish(),
});

const writes: RowWrites = {
  by: 'events.manage',
  create: (write, record) =>
    withWireNames(eventFieldNames, () =>
      write.context.eventManagement.create(actorOf(write), readRequest(write), record),
    ),
  change: (write, id, options) =>
    withWireNames(eventFieldNames, () =>
      write.context.eventManagement.change(actorOf(write), id, readRequest(write), options),
    ),
  remove: (write, id) =>
    withWireNames(eventFieldNames, () => write.context.eventManagement.remove(actorOf(write), id)),
};

const writerFor = payloadWriters<AdoptionEvent, void>('catalogue', 'events.manage', eventFields, {
  petIds: (ids) => ids.map((mascota_id) => ({ mascota_id })),
});

export const eventoAdopcion = defineCatalogue({
  name: 'evento_adopcion',
  summary:
    'Adoption events, by day and hour unless another order is asked for. Everybody reads them, administrators write ' +
    'them. The date and the hours are those of the place. `mascotas_presentes` holds `{mascota_id}` of each pet that ' +
    'takes part and that the caller may see; asked for by `with`, the pets themselves come beside the payload, and as ' +
    '`adopciones` those that found a home on the day of the event.',
  fields: entityFields('catalogue', eventFields),
  readBy: 'everyone',
  // Nobody filters or orders by the pets.
  find: (context, viewer, query) => context.adoptionEvents.query(viewer, query as EventQuery),
  writes,
  related: {
    mascotas_presentes: async (context, viewer, events: readonly AdoptionEvent[]) =>
      rowsOf(await context.adoptionEvents.petsOf(viewer, events), context.config.siteUrl),
    adopciones: async (context, viewer, events: readonly AdoptionEvent[]) =>
      rowsOf(await context.adoptionEvents.adoptedPetsOf(viewer, events), context.config.siteUrl),
  },
  toWire: (event, _context, viewer) => ({
    id: event.id,
    created_at: event.createdAt,
    payload: writerFor(viewer, [])(event),
  }),
});

const rowsOf = (petsOf: ReadonlyMap<string, VisiblePet[]>, siteUrl: string) =>
  new Map([...petsOf].map(([id, pets]) => [id, pets.map((pet) => petToWire(pet, siteUrl))]));

function readRequest({ input }: Call<WirePayload>): EventRequest {
  const payload = parseInput(eventPayload, input);
  const { mascotas_presentes, version } = payload;
  return {
    description: eventFromWire(payload),
    ...(mascotas_presentes && { petIds: mascotas_presentes.map(({ mascota_id }) => mascota_id) }),
    ...(version && { version }),
  };
}

const actorOf = ({ viewer, address }: Call<unknown>) => ({ viewer, address });
