import { command, type DataOfCall, query } from '../contract/call.ts';
import {
  address,
  bounded,
  count,
  day,
  flag,
  id,
  inputId,
  integer,
  list,
  nullable,
  number,
  object,
  optional,
  text,
  unknown,
  wire,
  word,
} from '../contract/shape.ts';
import { pageLimits } from '../paging.ts';
import { petStatus } from '../pets/vocabularies.ts';
import { eventLimits } from './event-limits.ts';

/** Which pets come to events, and who came. */

const access = { right: 'events.manage' } as const;
const eventId = wire('evento_id', inputId);

const dayList = object(
  {
    /** null, here and below: nobody has noted it. */
    visitors: wire('visitantes', nullable(count)),
    pets: wire(
      'mascotas',
      list(
        object({
          id: wire('mascota_id', id),
          name: wire('nombre', text),
          status: wire('estado', word(petStatus)),
          microchip: nullable(text),
          images: wire('imagenes', list(address)),
          focalPoints: wire('puntos_focales', list(object({ x: number, y: number }))),
          /** Whoever answers for it; '' where nobody is known. */
          keeper: wire(
            'responsable',
            object({
              name: wire('nombre', text),
              phone: wire('telefono', text),
              email: wire('correo', text),
            }),
          ),
          attended: wire('asistio', nullable(flag)),
          foundHome: wire('adoptada_ese_dia', flag),
        }),
      ),
    ),
  },
  'EventAttendance',
);

export const findDayList = query('evento_adopcion:consultar_asistencia', {
  access,
  takes: { eventId },
  gives: dayList,
  errors: { 404: ['notFound'] },
});

/** What is left out stays as it is. */
export const noteAttendance = command('evento_adopcion:registrar_asistencia', {
  access,
  takes: {
    eventId,
    visitors: wire(
      'visitantes',
      optional(nullable(bounded(integer, { min: 0, max: eventLimits.visitors }))),
    ),
    pets: wire(
      'mascotas',
      optional(
        list(
          object({
            petId: wire('mascota_id', inputId),
            attended: wire('asistio', nullable(flag)),
          }),
          { max: eventLimits.participants },
        ),
      ),
    ),
  },
  gives: dayList,
  errors: { 404: ['notFound'], 409: ['eventNotYet', 'petTakesNoPart'] },
});

const participation = {
  petId: wire('mascota_id', inputId),
  eventId,
  /** Whom the caller says to be. */
  userId: wire('usuario_id', optional(inputId)),
};

/** Responds the event, as `catalogos:consultar` does. */
export const addParticipant = command('evento_adopcion:agregar_participante', {
  access: 'session',
  takes: participation,
  gives: unknown,
  errors: { 404: ['notFound'], 409: ['petTakesPart', 'eventOver', 'eventFull'] },
});

/** Likewise. */
export const removeParticipant = command('evento_adopcion:retirar_participante', {
  access: 'session',
  takes: participation,
  gives: unknown,
  errors: { 404: ['notFound'], 409: ['petTakesNoPart', 'eventOver'] },
});

/** Of a page's pets those that take part in an event to come. */
export const findNextEvents = query('evento_adopcion:consultar_proximos', {
  access: 'session',
  takes: { petIds: wire('mascotas', list(inputId, { max: pageLimits.perPage })) },
  gives: list(
    object({
      petId: wire('mascota_id', id),
      eventId: wire('evento_id', id),
      date: wire('fecha', day),
    }),
  ),
});

export type DayList = DataOfCall<typeof findDayList>;
export type ListedPet = DayList['pets'][number];
export type NextEvent = DataOfCall<typeof findNextEvents>[number];
