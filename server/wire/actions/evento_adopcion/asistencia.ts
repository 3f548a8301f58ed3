import type { Viewer } from '#domain/accounts/viewer.ts';
import { findDayList, noteAttendance } from '#domain/events/event-day-calls.ts';
import { mediaPath } from '#domain/pets/pet.ts';
import type { Context } from '#server/context.ts';
import { implement } from '../../implement.ts';

async function dayListOf(context: Context, viewer: Viewer, eventId: string) {
  const { visitors, pets } = await context.eventAttendances.find(viewer, eventId);
  const { siteUrl } = context.config;
  return {
    visitors,
    pets: pets.map(({ pet, ...one }) => {
      const pictures = pet.media.slice(0, 1);
      return {
        ...one,
        id: pet.id,
        name: pet.name,
        status: pet.status,
        microchip: pet.microchip ?? null,
        images: pictures.map((picture) => siteUrl + mediaPath(picture)),
        focalPoints: pictures.map(({ focus }) => focus),
      };
    }),
  };
}

export const asistencia = [
  implement(findDayList, {
    summary:
      'The list of the day: `visitantes`, how many people came, and of each pet that takes part its name, first picture and ' +
      'status, who answers for it with telephone, whether it came, and whether it found a home that day. `null` is what ' +
      'nobody has noted.',
    async handle({ input, viewer, context }) {
      return { data: await dayListOf(context, viewer, input.eventId) };
    },
  }),

  implement(noteAttendance, {
    summary:
      'Notes which pets came to an event and how many people, from its day on, and returns the list of the day. What is ' +
      'left out stays as it is. 409 before that day, and for a pet that takes no part.',
    async handle({ input: { eventId, ...noted }, viewer, address, context }) {
      await context.eventAttendances.note({ viewer, address }, eventId, noted);
      return { data: await dayListOf(context, viewer, eventId) };
    },
  }),
];
