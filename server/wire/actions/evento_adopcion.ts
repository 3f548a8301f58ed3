import { z } from 'zod';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { reasonText } from '#domain/error-messages/error-messages.ts';
import { mostParticipants } from '#domain/events/event.ts';
import type { DeliveryState, EventMailKind, RecipientCounts } from '#domain/events/event-mails.ts';
import { defaultLanguage, type Language } from '#domain/language.ts';
import { mediaPath } from '#domain/pets/pet.ts';
import { petStatus } from '#domain/pets/vocabularies.ts';
import type { Context } from '#server/context.ts';
import { type EventDelivery, mostAtOnce } from '#server/features/adoption-events/event-mailing.ts';
import type { ParticipationRequest } from '#server/features/adoption-events/event-participation.ts';
import { mostAdded } from '#server/features/adoption-events/invitation-plan.ts';
import { withWireNames } from '../field-names.ts';
import { limits } from '../filter.ts';
import { type Call, defineAction } from '../registry.ts';
import { eventoAdopcion as schema } from '../schemas/evento_adopcion.ts';
import { rowOutput } from '../schemas/rows.ts';
import type { WireRow } from '../schemas/schema.ts';
import { address, count, day, flag, id, instant, shape, text, wordOf } from '../values.ts';
import { wireId, wireLanguage, wireText } from '../wire-text.ts';
import { getRow } from './catalogos.ts';

const participation = z.strictObject({
  mascota_id: wireId,
  evento_id: wireId,
  usuario_id: wireId.optional(),
  lang: wireLanguage,
});

const stateWords = {
  sent: 'enviado',
  alreadySent: 'ya_lo_tenia',
  failed: 'error',
  uncertain: 'incierto',
  pending: 'pendiente',
  later: 'despues',
} as const satisfies Record<DeliveryState, string>;

const kindWords = {
  invitation: 'invitacion',
  changed: 'cambio',
  cancelled: 'cancelacion',
} as const satisfies Record<EventMailKind, string>;

const event = (rowOutput('evento_adopcion') ?? z.never()) as unknown as z.ZodType<WireRow>;

const deliveries = z.array(
  shape({ to: text, error: text.nullable(), estado: z.enum(Object.values(stateWords)) }),
);
const counts = { total: count, duenos: count, boletin: count, agregados: count };
const mailKind = z.enum(Object.values(kindWords));

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

const agregarParticipante = defineAction({
  name: 'evento_adopcion:agregar_participante',
  summary:
    'Brings a pet in adoption to an event that is not over, and answers the event: owners their own, administrators any. ' +
    '409 when it takes part already.',
  access: 'session',
  input: participation,
  output: event,
  errors: { 404: ['notFound'], 409: ['petTakesPart', 'eventOver', 'eventFull'] },
  handle: (call) =>
    participate(call, (asked, actor) => call.context.eventManagement.addPet(actor, asked)),
});

const retirarParticipante = defineAction({
  name: 'evento_adopcion:retirar_participante',
  summary:
    'Takes a pet out of an event that is not over, and answers the event. 409 when it takes no part.',
  access: 'session',
  input: participation,
  output: event,
  errors: { 404: ['notFound'], 409: ['petTakesNoPart', 'eventOver'] },
  handle: (call) =>
    participate(call, (asked, actor) => call.context.eventManagement.removePet(actor, asked)),
});

/** As many as a page of a list holds. */
const pets = z.array(wireId).max(limits.perPage);

const consultarProximos = defineAction({
  name: 'evento_adopcion:consultar_proximos',
  summary:
    'Of the pets in `mascotas` (100 at most) those in adoption that take part in an event to come, each with the soonest: ' +
    '`mascota_id`, `evento_id`, `fecha`. Those that the caller may not see are left out.',
  access: 'session',
  input: z.strictObject({ mascotas: pets, lang: wireLanguage }),
  output: z.array(shape({ mascota_id: id, evento_id: id, fecha: day })),
  async handle({ input, viewer, context }) {
    const next = await context.adoptionEvents.nextEventsOf(viewer, input.mascotas);
    return {
      data: next.map(({ petId, event }) => ({
        mascota_id: petId,
        evento_id: event.id,
        fecha: event.date,
      })),
    };
  },
});

const addresses = z.array(wireText.max(320)).max(mostAdded).optional();
/** Of those whose mail may have arrived. */
const again = z.array(wireText.max(320)).max(mostAtOnce).optional();
const addedNames = { added: 'correos' };

const enviarInvitacion = defineAction({
  name: 'evento_adopcion:enviar_invitacion',
  summary:
    'Mails an invitation to whoever confirmed the newsletter, owns a pet that takes part, or stands in `correos`, and ' +
    'answers when each mail has left or cannot: `{to, error, estado}`, `error` null where it left. Who got it earlier is ' +
    'not mailed again (`ya_lo_tenia`), and neither is one of whose mail nobody knows whether it arrived (`incierto`), ' +
    'unless their address stands in `reenviar`.',
  access: { right: 'events.manage' },
  waitsOutside: true,
  input: z.strictObject({
    evento_id: wireId,
    correos: addresses,
    reenviar: again,
    lang: wireLanguage,
  }),
  output: deliveries,
  errors: { 404: ['notFound'], 409: ['eventOver'] },
  async handle({ input, viewer, address, context }) {
    const { evento_id, correos = [], reenviar, lang } = input;
    const deliveries = await withWireNames(addedNames, () =>
      context.eventInvitations.invite({ viewer, address }, evento_id, correos, {
        resend: reenviar,
      }),
    );
    return { data: deliveriesToWire(deliveries, lang) };
  },
});

const consultarDestinatarios = defineAction({
  name: 'evento_adopcion:consultar_destinatarios',
  summary:
    'Whom `enviar_invitacion` with the same `correos` would mail now, each person counted once: `total`, of them ' +
    '`duenos` of pets that take part, `boletin` and `agregados`; and how many have the invitation already, may have it ' +
    '(`inciertos`), want no such mails (`dados_de_baja`), or would have to wait for the next call (`despues`).',
  access: { right: 'events.manage' },
  input: z.strictObject({ evento_id: wireId, correos: addresses, lang: wireLanguage }),
  output: shape({
    ...counts,
    ya_lo_tenian: count,
    inciertos: count,
    dados_de_baja: count,
    despues: count,
  }),
  errors: { 404: ['notFound'] },
  async handle({ input: { evento_id, correos = [] }, viewer, context }) {
    const preview = await withWireNames(addedNames, () =>
      context.eventInvitations.preview({ viewer }, evento_id, correos),
    );
    const { invitados: _, ...counts } = countsToWire(preview.recipients);
    return {
      data: {
        ...counts,
        ya_lo_tenian: preview.alreadySent,
        inciertos: preview.uncertain,
        dados_de_baja: preview.optedOut,
        despues: preview.later,
      },
    };
  },
});

const consultarAviso = defineAction({
  name: 'evento_adopcion:consultar_aviso',
  summary:
    'How many people know another day, hour or place of this event than is true now, or do not know that it was ' +
    'deleted: `total`, of them `duenos` of pets that take part and `invitados`; `tipo` is `cambio` or `cancelacion`.',
  access: { right: 'events.manage' },
  input: z.strictObject({ evento_id: wireId, lang: wireLanguage }),
  output: shape({ tipo: mailKind, total: count, duenos: count, invitados: count }),
  errors: { 404: ['notFound'] },
  async handle({ input: { evento_id }, viewer, context }) {
    const { kind, recipients } = await context.eventNotices.preview({ viewer }, evento_id);
    const { total, duenos, invitados } = countsToWire(recipients);
    return { data: { tipo: kindWords[kind], total, duenos, invitados } };
  },
});

const avisar = defineAction({
  name: 'evento_adopcion:avisar',
  summary:
    'Mails whom `consultar_aviso` counts, each in their language and with a calendar file that puts their entry right, ' +
    'and answers as `enviar_invitacion`. Ten times an hour for one event.',
  access: { right: 'events.manage' },
  waitsOutside: true,
  input: z.strictObject({ evento_id: wireId, reenviar: again, lang: wireLanguage }),
  output: deliveries,
  errors: { 404: ['notFound'], 409: ['eventOver'] },
  async handle({ input: { evento_id, reenviar, lang }, viewer, address, context }) {
    const actor = { viewer, address };
    const deliveries = await context.eventNotices.notify(actor, evento_id, { resend: reenviar });
    return { data: deliveriesToWire(deliveries, lang) };
  },
});

const consultarEnvios = defineAction({
  name: 'evento_adopcion:consultar_envios',
  summary:
    'What was mailed about an event, the newest 50 first: when (`fecha`), what (`tipo`: `invitacion`, `cambio` or ' +
    '`cancelacion`), by whom (`quien`, null when the account is gone), to how many of whom, and how these mails stand: ' +
    '`enviados`, `con_error`, `inciertos`, `pendientes`. Mails that a later sending took over count there.',
  access: { right: 'events.manage' },
  input: z.strictObject({ evento_id: wireId, lang: wireLanguage }),
  output: z.array(
    shape({
      id,
      fecha: instant,
      tipo: mailKind,
      quien: text.nullable(),
      ...counts,
      invitados: count,
      enviados: count,
      con_error: count,
      inciertos: count,
      pendientes: count,
    }),
  ),
  errors: { 404: ['notFound'] },
  async handle({ input: { evento_id }, viewer, context }) {
    const sendings = await context.eventSendings.list({ viewer }, evento_id);
    return {
      data: sendings.map(({ id, createdAt, kind, actorName, recipients, outcome }) => ({
        id,
        fecha: createdAt,
        tipo: kindWords[kind],
        quien: actorName,
        ...countsToWire(recipients),
        enviados: outcome.sent,
        con_error: outcome.failed,
        inciertos: outcome.uncertain,
        pendientes: outcome.pending,
      })),
    };
  },
});

const consultarEnvio = defineAction({
  name: 'evento_adopcion:consultar_envio',
  summary:
    'To whom the mails of one sending went: `correo`, `enviado` (when the mail server took it, else null) and `error`.',
  access: { right: 'events.manage' },
  input: z.strictObject({ evento_id: wireId, envio_id: wireId, lang: wireLanguage }),
  output: z.array(shape({ correo: text, enviado: instant.nullable(), error: text.nullable() })),
  errors: { 404: ['notFound'] },
  async handle({ input: { evento_id, envio_id, lang }, viewer, context }) {
    const people = await context.eventSendings.recipients({ viewer }, evento_id, envio_id);
    return {
      data: people.map(({ email, sentAt, failure }) => ({
        correo: email,
        enviado: sentAt,
        error: failure && reasonText(failure, lang ?? defaultLanguage),
      })),
    };
  },
});

const consultarInvitaciones = defineAction({
  name: 'evento_adopcion:consultar_invitaciones',
  summary:
    'How far the invitations to this event have come that the caller is sending: of `total`, `enviados` left and ' +
    '`con_error` cannot; all zero while none are under way.',
  access: { right: 'events.manage' },
  input: z.strictObject({ evento_id: wireId, lang: wireLanguage }),
  output: shape({ total: count, enviados: count, con_error: count }),
  errors: { 404: ['notFound'] },
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
    'Notes which pets came to an event and how many people, from its day on, and answers the list of the day. What is ' +
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

export const eventoAdopcion = [
  agregarParticipante,
  retirarParticipante,
  consultarProximos,
  enviarInvitacion,
  consultarInvitaciones,
  consultarAsistencia,
  registrarAsistencia,
  consultarDestinatarios,
  consultarAviso,
  avisar,
  consultarEnvios,
  consultarEnvio,
];

const deliveriesToWire = (deliveries: readonly EventDelivery[], lang?: Language) =>
  deliveries.map(({ to, error, state }) => ({
    to,
    error: error && reasonText(error, lang ?? defaultLanguage),
    estado: stateWords[state],
  }));

const countsToWire = ({ owners, newsletter, added, invited }: RecipientCounts) => ({
  total: owners + newsletter + added + invited,
  duenos: owners,
  boletin: newsletter,
  agregados: added,
  invitados: invited,
});

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
