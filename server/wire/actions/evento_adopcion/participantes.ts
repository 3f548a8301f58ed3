import { z } from 'zod';
import {
  addParticipant,
  findNextEvents,
  removeParticipant,
} from '#domain/events/event-day-calls.ts';
import { implement } from '../../implement.ts';
import { eventoAdopcion } from '../../schemas/evento_adopcion.ts';
import { rowOutput } from '../../schemas/rows.ts';
import { getRow } from '../catalogos.ts';

const output = () => rowOutput('evento_adopcion') ?? z.never();

export const participantes = [
  implement(addParticipant, {
    summary:
      'Brings a pet in adoption to an event that is not over, and returns the event: owners their own, administrators any. ' +
      '409 when it takes part already.',
    output,
    async handle({ input, ...call }) {
      await call.context.eventManagement.addPet(call, input);
      return { data: await getRow(eventoAdopcion, call, input.eventId) };
    },
  }),

  implement(removeParticipant, {
    summary:
      'Takes a pet out of an event that is not over, and returns the event. 409 when it takes no part.',
    output,
    async handle({ input, ...call }) {
      await call.context.eventManagement.removePet(call, input);
      return { data: await getRow(eventoAdopcion, call, input.eventId) };
    },
  }),

  implement(findNextEvents, {
    summary:
      'Of the pets in `mascotas` (100 at most) those in adoption that take part in an event to come, each with the soonest: ' +
      '`mascota_id`, `evento_id`, `fecha`. Those that the caller may not see are left out.',
    async handle({ input, viewer, context }) {
      const next = await context.adoptionEvents.nextEventsOf(viewer, input.petIds);
      return {
        data: next.map(({ petId, event }) => ({ petId, eventId: event.id, date: event.date })),
      };
    },
  }),
];
