import { z } from 'zod';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { mostParticipants } from '#domain/events/event.ts';
import { defaultLanguage } from '#domain/language.ts';
import { mediaPath } from '#domain/pets/pet.ts';
import { petStatus } from '#domain/pets/vocabularies.ts';
import { reasonText } from '#domain/refusals/refusals.ts';
import type { Context } from '#server/context.ts';
import { mostAdded } from '#server/features/adoption-events/event-invitations.service.ts';
import type { ParticipationRequest } from '#server/features/adoption-events/event-management.service.ts';
import { withWireNames } from '../field-names.ts';
import { type Call, defineAction } from '../registry.ts';
import { eventoAdopcion as schema } from '../schemas/evento_adopcion.ts';
import { wireId, wireLanguage, wireText } from '../wire-text.ts';
import { getRow } from './catalogos.ts';

const participation = z.strictObject({
  mascota_id: wireId,
  evento_id: wireId,
  usuario_id: wireId.optional(),
  lang: wireLanguage,
});

const agregarParticipante = defineAction({
  name: 'evento_adopcion:agregar_participante',
  summary:
    'Brings a pet in adoption to an event that is not over, and answers the event: owners their own, administrators any. ' +
    '409 when it takes part already.',
  access: 'session',
  input: participation,
  handle: (call) =>
    participate(call, (asked, actor) => call.context.eventManagement.addPet(actor, asked)),
});

const retirarParticipante = defineAction({
  name: 'evento_adopcion:retirar_participante',
  summary:
    'Takes a pet out of an event that is not over, and answers the event. 409 when it takes no part.',
  access: 'session',
  input: participation,
  handle: (call) =>
    participate(call, (asked, actor) => call.context.eventManagement.removePet(actor, asked)),
});

const enviarInvitacion = defineAction({
  name: 'evento_adopcion:enviar_invitacion',
  summary:
    'Mails an invitation to whoever confirmed the newsletter, owns a pet that takes part, or stands in `correos`, and ' +
    'answers when each mail has left or cannot: `{to, error}`, `error` null where it left. Who got it earlier is not ' +
    'mailed again.',
  access: 'administrator',
  waitsOutside: true,
  input: z.strictObject({
    evento_id: wireId,
    correos: z.array(wireText.max(320)).max(mostAdded).optional(),
    lang: wireLanguage,
  }),
  async handle({ input: { evento_id, correos = [], lang }, viewer, address, context }) {
    const deliveries = await withWireNames({ added: 'correos' }, () =>
      context.eventInvitations.invite({ viewer, address }, evento_id, correos),
    );
    return {
      data: deliveries.map(({ to, error }) => ({
        to,
        error: error && reasonText(error, lang ?? defaultLanguage),
      })),
    };
  },
});

const consultarInvitaciones = defineAction({
  name: 'evento_adopcion:consultar_invitaciones',
  summary:
    'How far the invitations to this event have come that the caller is sending: of `total`, `enviados` left and ' +
    '`con_error` cannot; all zero while none are under way.',
  access: 'administrator',
  input: z.strictObject({ evento_id: wireId, lang: wireLanguage }),
  async handle({ input: { evento_id }, viewer, context }) {
    const { total, done, failed } = await context.eventInvitations.progress({ viewer }, evento_id);
    return { data: { total, enviados: done, con_error: failed } };
  },
});

/** One event is not visited by more people. */
const mostVisitors = 100_000;

const consultarAsistencia = defineAction({
  name: 'evento_adopcion:consultar_asistencia',
  summary:
    'The list of the day: `visitantes`, how many people came, and of each pet that takes part its name, first picture and ' +
    'status, who answers for it with telephone, whether it came, and whether it found a home that day. `null` is what ' +
    'nobody has noted.',
  access: 'administrator',
  input: z.strictObject({ evento_id: wireId, lang: wireLanguage }),
  async handle({ input: { evento_id }, viewer, context }) {
    return { data: await attendanceOf(context, viewer, evento_id) };
  },
});

const registrarAsistencia = defineAction({
  name: 'evento_adopcion:registrar_asistencia',
  summary:
    'Notes which pets came to an event and how many people, from its day on, and answers the list of the day. What is ' +
    'left out stays as it is. 409 before that day, and for a pet that takes no part.',
  access: 'administrator',
  input: z.strictObject({
    evento_id: wireId,
    visitantes: z.int().min(0).max(mostVisitors).nullish(),
    mascotas: z
      .array(z.strictObject({ mascota_id: wireId, asistio: z.boolean().nullable() }))
      .max(mostParticipants)
      .optional(),
    lang: wireLanguage,
  }),
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

export const eventoAdopcion = [
  agregarParticipante,
  retirarParticipante,
  enviarInvitacion,
  consultarInvitaciones,
  consultarAsistencia,
  registrarAsistencia,
];

type Actor = Pick<Call<unknown>, 'viewer' | 'address'>;

async function participate(
  { input, ...call }: Call<z.output<typeof participation>>,
  work: (asked: ParticipationRequest, actor: Actor) => Promise<void>,
) {
  const { mascota_id, evento_id, usuario_id } = input;
  const asked = { petId: mascota_id, eventId: evento_id, userId: usuario_id };
  const { viewer, address } = call;
  await withWireNames(names, () => work(asked, { viewer, address }));
  return { data: await getRow(schema, call, evento_id) };
}

const names = { petId: 'mascota_id' };
