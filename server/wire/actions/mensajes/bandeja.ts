import { z } from 'zod';
import { contactMessageMachine } from '#domain/contact/message-machine.ts';
import { replyDeliveries, replyDirections } from '#domain/contact/message-reply.ts';
import { languages } from '#domain/language.ts';
import { pageSize } from '#domain/paging.ts';
import { inOneLine } from '#domain/text.ts';
import type { InboxMessage, OpenedMessage } from '#server/features/contact/inbox.service.ts';
import { withWireNames } from '../../field-names.ts';
import { queryInput } from '../../filter.ts';
import { defineAction } from '../../registry.ts';
import { count, flag, id, instant, nothing, shape, text, wordOf } from '../../values.ts';
import { wireId, wireLanguage, wireText } from '../../wire-text.ts';

const { states } = contactMessageMachine;
const folio = z.int32().min(1);
const named = { folio, lang: wireLanguage };
/** Words of `asignado` beside accounts: the caller, and nobody. */
const mine = 'mi';
const nobodys = 'nadie';

const colleague = shape({ id, nombre: text }).meta({ id: 'Colleague' });

const rowShape = {
  folio: count,
  created_at: instant,
  actividad: instant,
  nombre: text,
  email: text,
  asunto: text,
  idioma: z.enum(languages),
  estado: wordOf(states),
  leido: instant.nullable(),
  asignado: colleague.nullable(),
};

function colleagueOf(ofId: string | null, names: OpenedMessage['names']) {
  return ofId === null ? null : { id: ofId, nombre: names.get(ofId) ?? '' };
}

const row = (message: InboxMessage, names: OpenedMessage['names']) => ({
  folio: message.folio,
  created_at: message.createdAt,
  actividad: message.activityAt,
  nombre: message.name,
  email: message.email,
  asunto: message.subject,
  idioma: message.language,
  estado: states.toWire(message.status),
  leido: message.readAt,
  asignado: colleagueOf(message.assignedTo, names),
});

const bandeja = defineAction({
  name: 'mensajes:bandeja',
  summary:
    'Messages of the contact form, by when their senders last wrote, the latest first. `busca` looks in names, emails, ' +
    'subjects, texts and threads, without case and accents; `estado` is `vigente` unless another is asked for; `asignado` is ' +
    '`mi` or `nadie`; `sin_contestar` leaves those that nobody has answered since their senders last wrote.',
  access: { right: 'contact.read' },
  input: queryInput.pick({ page: true }).extend({
    busca: z.string().trim().max(80).optional(),
    estado: wireText.optional(),
    asignado: z.enum([mine, nobodys]).optional(),
    sin_leer: z.boolean().optional(),
    sin_contestar: z.boolean().optional(),
    idioma: z.enum(languages).optional(),
    lang: wireLanguage,
  }),
  output: z.array(shape({ ...rowShape, fragmento: text }).meta({ id: 'InboxMessage' })),
  paginated: true,
  async handle({ input, viewer, context }) {
    const caller = viewer.kind === 'user' ? viewer.id : null;
    const { items, names, ...page } = await context.inbox.find(viewer, {
      page: input.page,
      limit: pageSize,
      term: input.busca ?? '',
      status: states.fromWire(input.estado) ?? 'active',
      assigned: input.asignado && { to: input.asignado === mine ? caller : null },
      unread: input.sin_leer ?? false,
      unanswered: input.sin_contestar ?? false,
      language: input.idioma,
    });
    const data = items.map((one) => ({ ...row(one, names), fragmento: inOneLine(one.message) }));
    return { data, page };
  },
});

const abrir = defineAction({
  name: 'mensajes:abrir',
  summary:
    'A message with its thread, oldest first: what was answered from the portal (`enviada`, with its delivery `envio`) and ' +
    'what came back by mail (`recibida`; `cita` is what it quotes, of `adjuntos` the names alone are kept). `responder_a` is ' +
    'where answers to our answers arrive: in this thread or, with `en_hilo` false, in the organisation’s mailbox. Changes nothing.',
  access: { right: 'contact.read' },
  input: z.strictObject(named),
  output: shape({
    ...rowShape,
    id,
    mensaje: text,
    leido_por: colleague.nullable(),
    responder_a: text,
    en_hilo: flag,
    hilo: z.array(
      shape({
        id,
        created_at: instant,
        sentido: wordOf(replyDirections),
        autor: colleague.nullable(),
        de: text,
        texto: text,
        cita: text,
        adjuntos: z.array(text),
        automatico: flag,
        envio: wordOf(replyDeliveries).nullable(),
        enviado: instant.nullable(),
      }).meta({ id: 'MessageReply' }),
    ),
  }),
  errors: { 404: ['notFound'] },
  async handle({ input, viewer, context }) {
    const opened = await context.inbox.open(viewer, input.folio);
    const { message, replies, names, replyTo } = opened;
    return {
      data: {
        ...row(message, names),
        id: message.id,
        mensaje: message.message,
        leido_por: colleagueOf(message.readBy, names),
        responder_a: replyTo.address,
        en_hilo: replyTo.intoThread,
        hilo: replies.map((reply) => ({
          id: reply.id,
          created_at: reply.created_at,
          sentido: replyDirections.toWire(reply.direction),
          autor: colleagueOf(reply.author_id, names),
          de: reply.from_email,
          texto: reply.text,
          cita: reply.quoted,
          adjuntos: JSON.parse(reply.attachments_json) as string[],
          automatico: reply.automatic === 1,
          envio: reply.delivery && replyDeliveries.toWire(reply.delivery),
          enviado: reply.sent_at,
        })),
      },
    };
  },
});

const responder = defineAction({
  name: 'mensajes:responder',
  summary:
    'Answers a message by mail, from the organisation’s address; the answer is kept in its thread, and the message counts as ' +
    'read. With `visto`, the latest entry of the thread that the caller has read (null where it has none), it is rejected where ' +
    'somebody has written since.',
  access: { right: 'contact.answer' },
  creates: true,
  input: z.strictObject({ ...named, texto: wireText, visto: wireId.nullable().optional() }),
  output: shape({ id }),
  errors: { 404: ['notFound'], 409: ['threadChangedSince', 'tooManyReplies'] },
  async handle({ input, viewer, address, context, once }) {
    const request = { text: input.texto, lastSeen: input.visto };
    const data = await withWireNames({ text: 'texto' }, () =>
      once((record) =>
        context.messageAnswers.respond({ viewer, address }, input.folio, request, record),
      ),
    );
    return { data };
  },
});

const reenviar = defineAction({
  name: 'mensajes:reenviar',
  summary:
    'Sends an answer again (`id` of the thread) whose mail was `rechazado`, or of which nobody knows whether it left (`incierto`).',
  access: { right: 'contact.answer' },
  input: z.strictObject({ id: wireId, lang: wireLanguage }),
  output: nothing,
  errors: { 404: ['notFound'], 409: ['replyNotSentAgain'] },
  async handle({ input, viewer, address, context }) {
    await context.messageAnswers.sendAgain({ viewer, address }, input.id);
    return { data: null };
  },
});

const asignar = defineAction({
  name: 'mensajes:asignar',
  summary:
    'Assigns a message to a colleague who answers (`cuenta`, of `mensajes:equipo`), or to nobody (null).',
  access: { right: 'contact.answer' },
  input: z.strictObject({ ...named, cuenta: wireId.nullable() }),
  output: nothing,
  errors: { 404: ['notFound'], 409: ['colleagueCannotAnswer'] },
  async handle({ input, viewer, address, context }) {
    await context.inbox.assign({ viewer, address }, input.folio, input.cuenta);
    return { data: null };
  },
});

const marcarLeido = defineAction({
  name: 'mensajes:marcar_leido',
  summary: 'Marks a message as read by the caller, for the whole team, or as unread.',
  access: { right: 'contact.answer' },
  input: z.strictObject({ ...named, leido: z.boolean() }),
  output: nothing,
  errors: { 404: ['notFound'] },
  async handle({ input, viewer, context }) {
    await context.inbox.markRead(viewer, input.folio, input.leido);
    return { data: null };
  },
});

const equipo = defineAction({
  name: 'mensajes:equipo',
  summary: 'The colleagues to whom messages can be assigned, by their names.',
  access: { right: 'contact.read' },
  input: z.strictObject({ lang: wireLanguage }),
  output: z.array(colleague),
  async handle({ viewer, context }) {
    const found = await context.inbox.colleagues(viewer);
    return { data: found.map((one) => ({ id: one.id, nombre: one.name })) };
  },
});

const sinLeer = defineAction({
  name: 'mensajes:sin_leer',
  summary: 'How many messages nobody has read, without archived ones and spam.',
  access: { right: 'contact.read' },
  input: z.strictObject({ lang: wireLanguage }),
  output: shape({ total: count }),
  async handle({ viewer, context }) {
    return { data: { total: await context.inbox.countUnread(viewer) } };
  },
});

export const bandejaDeMensajes = [
  bandeja,
  abrir,
  responder,
  reenviar,
  asignar,
  marcarLeido,
  equipo,
  sinLeer,
] as const;
