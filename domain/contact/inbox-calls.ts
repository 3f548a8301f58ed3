import { z } from 'zod';
import { command, creation, type DataOfCall, pagedQuery, query } from '../contract/call.ts';
import { page } from '../contract/page-shapes.ts';
import {
  bounded,
  count,
  flag,
  freeWord,
  id,
  inputId,
  inputText,
  instant,
  integer,
  language,
  list,
  nothing,
  nullable,
  object,
  optional,
  ruled,
  text,
  wire,
  word,
} from '../contract/shape.ts';
import { vocabulary } from '../vocabulary.ts';
import { contactMessageMachine } from './message-machine.ts';
import { replyDeliveries, replyDirections } from './message-reply.ts';

/** The inbox: what people wrote through the contact form, and what is answered. */

const { states } = contactMessageMachine;
const folio = bounded(integer, { min: 1, max: 2_147_483_647 });

/** Assigned to whoever asks, and to nobody. */
export const inboxAssignments = vocabulary({ mine: 'mi', nobodys: 'nadie' });

const colleague = object({ id, name: wire('nombre', text) }, 'Colleague');

const rowFields = {
  folio: count,
  createdAt: wire('created_at', instant),
  activityAt: wire('actividad', instant),
  name: wire('nombre', text),
  email: text,
  subject: wire('asunto', text),
  language: wire('idioma', language),
  state: wire('estado', word(states)),
  readAt: wire('leido', nullable(instant)),
  assigned: wire('asignado', nullable(colleague)),
};

export const findMessages = pagedQuery('mensajes:bandeja', {
  access: { right: 'contact.read' },
  takes: {
    page,
    term: wire('busca', optional(ruled(() => z.string().trim().max(80)))),
    state: wire('estado', optional(freeWord(states))),
    assigned: wire('asignado', optional(word(inboxAssignments))),
    unread: wire('sin_leer', optional(flag)),
    unanswered: wire('sin_contestar', optional(flag)),
    language: wire('idioma', optional(language)),
  },
  gives: list(object({ ...rowFields, beginning: wire('fragmento', text) }, 'InboxMessage')),
});

export const openMessage = query('mensajes:abrir', {
  access: { right: 'contact.read' },
  takes: { folio },
  gives: object({
    ...rowFields,
    id,
    text: wire('mensaje', text),
    readBy: wire('leido_por', nullable(colleague)),
    replyTo: wire('responder_a', text),
    intoThread: wire('en_hilo', flag),
    thread: wire(
      'hilo',
      list(
        object(
          {
            id,
            createdAt: wire('created_at', instant),
            direction: wire('sentido', word(replyDirections)),
            author: wire('autor', nullable(colleague)),
            from: wire('de', text),
            text: wire('texto', text),
            quoted: wire('cita', text),
            attachments: wire('adjuntos', list(text)),
            isAutomatic: wire('automatico', flag),
            delivery: wire('envio', nullable(word(replyDeliveries))),
            sentAt: wire('enviado', nullable(instant)),
          },
          'MessageReply',
        ),
      ),
    ),
  }),
  errors: { 404: ['notFound'] },
});

export const answerMessage = creation('mensajes:responder', {
  access: { right: 'contact.answer' },
  takes: {
    folio,
    text: wire('texto', inputText),
    lastSeen: wire('visto', optional(nullable(inputId))),
  },
  gives: object({ id }),
  errors: { 404: ['notFound'], 409: ['threadChangedSince', 'tooManyReplies'] },
});

export const sendAnswerAgain = command('mensajes:reenviar', {
  access: { right: 'contact.answer' },
  takes: { id: inputId },
  gives: nothing,
  errors: { 404: ['notFound'], 409: ['replyNotSentAgain'] },
});

export const assignMessage = command('mensajes:asignar', {
  access: { right: 'contact.answer' },
  takes: { folio, to: wire('cuenta', nullable(inputId)) },
  gives: nothing,
  errors: { 404: ['notFound'], 409: ['colleagueCannotAnswer'] },
});

export const markMessageRead = command('mensajes:marcar_leido', {
  access: { right: 'contact.answer' },
  takes: { folio, isRead: wire('leido', flag) },
  gives: nothing,
  errors: { 404: ['notFound'] },
});

export const findColleagues = query('mensajes:equipo', {
  access: { right: 'contact.read' },
  gives: list(colleague),
});

export const countUnreadMessages = query('mensajes:sin_leer', {
  access: { right: 'contact.read' },
  gives: object({ total: count }),
});

export type FoundMessage = DataOfCall<typeof findMessages>[number];
export type OpenMessage = DataOfCall<typeof openMessage>;
export type ThreadEntry = OpenMessage['thread'][number];
