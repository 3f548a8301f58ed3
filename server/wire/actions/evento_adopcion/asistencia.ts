import { z } from 'zod';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { mostParticipants } from '#domain/events/event.ts';
import { mediaPath } from '#domain/pets/pet.ts';
import { petStatus } from '#domain/pets/vocabularies.ts';
import type { Context } from '#server/context.ts';
import { defineAction } from '../../registry.ts';
import { address, count, flag, id, shape, text, wordOf } from '../../values.ts';
import { wireId, wireLanguage } from '../../wire-text.ts';

const attendance = shape({
  visitantes: count.nullable(),
  mascotas: z.array(
    shape({
      mascota_id: id,
      nombre: text,
      estado: wordOf(petStatus),
      microchip: text.nullable(),
      imagenes: z.array(address),
      puntos_focales: z.array(shape({ x: z.number(), y: z.number() })),
      responsable: shape({ nombre: text, telefono: text, correo: text }),
      asistio: flag.nullable(),
      adoptada_ese_dia: flag,
    }),
  ),
}).meta({ id: 'EventAttendance' });

/** One event is not visited by more people. */
const mostVisitors = 100_000;

const consultarAsistencia = defineAction({
  name: 'evento_adopcion:consultar_asistencia',
  summary:
    'The list of the day: `visitantes`, how many people came, and of each pet that takes part its name, first picture and ' +
    'status, who answers for it with telephone, whether it came, and whether it found a home that day. `null` is what ' +
    'nobody has noted.',
  access: { right: 'events.manage' },
  input: z.strictObject({ evento_id: wireId, lang: wireLanguage }),
  output: attendance,
  errors: { 404: ['notFound'] },
  async handle({ input: { evento_id }, viewer, context }) {
    return { data: await attendanceOf(context, viewer, evento_id) };
  },
});

const registrarAsistencia = defineAction({
  name: 'evento_adopcion:registrar_asistencia',
  summary:
    'Notes which pets came to an event and how many people, from its day on, and returns the list of the day. What is ' +
    'left out stays as it is. 409 before that day, and for a pet that takes no part.',
  access: { right: 'events.manage' },
  input: z.strictObject({
    evento_id: wireId,
    visitantes: z.int().min(0).max(mostVisitors).nullish(),
    mascotas: z
      .array(z.strictObject({ mascota_id: wireId, asistio: z.boolean().nullable() }))
      .max(mostParticipants)
      .optional(),
    lang: wireLanguage,
  }),
  output: attendance,
  errors: { 404: ['notFound'], 409: ['eventNotYet', 'petTakesNoPart'] },
  async handle({ input, viewer, address, context }) {
    const { evento_id, visitantes, mascotas } = input;
    await context.eventAttendances.note({ viewer, address }, evento_id, {
      ...(visitantes !== undefined && { visitors: visitantes }),
      pets: mascotas?.map(({ mascota_id, asistio }) => ({ petId: mascota_id, attended: asistio })),
    });
    return { data: await attendanceOf(context, viewer, evento_id) };
  },
});

async function attendanceOf(context: Context, viewer: Viewer, eventId: string) {
  const { visitors, pets } = await context.eventAttendances.find(viewer, eventId);
  const { siteUrl } = context.config;
  return {
    visitantes: visitors,
    mascotas: pets.map(({ pet, keeper, attended, foundHome }) => {
      const pictures = pet.media.slice(0, 1);
      return {
        mascota_id: pet.id,
        nombre: pet.name,
        estado: petStatus.toWire(pet.status),
        microchip: pet.microchip ?? null,
        imagenes: pictures.map((one) => siteUrl + mediaPath(one)),
        puntos_focales: pictures.map(({ focus }) => focus),
        responsable: { nombre: keeper.name, telefono: keeper.phone, correo: keeper.email },
        asistio: attended,
        adoptada_ese_dia: foundHome,
      };
    }),
  };
}

export const asistencia = [consultarAsistencia, registrarAsistencia];
