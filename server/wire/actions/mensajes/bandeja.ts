import {
  answerMessage,
  assignMessage,
  countUnreadMessages,
  findColleagues,
  findMessages,
  markMessageRead,
  openMessage,
  sendAnswerAgain,
} from '#domain/contact/inbox-calls.ts';
import { pageSize } from '#domain/paging.ts';
import { inOneLine } from '#domain/text.ts';
import type {
  InboxMessage,
  OpenedMessage,
} from '#server/features/communication/contact/inbox.service.ts';
import { implement } from '../../implement.ts';

const colleagueOf = (id: string | null, names: OpenedMessage['names']) =>
  id === null ? null : { id, name: names.get(id) ?? '' };

const row = (message: InboxMessage, names: OpenedMessage['names']) => ({
  ...message,
  state: message.status,
  assigned: colleagueOf(message.assignedTo, names),
});

export const bandejaDeMensajes = [
  implement(findMessages, {
    summary:
      'Messages of the contact form, by when their senders last wrote, the latest first. `busca` looks in names, emails, ' +
      'subjects, texts and threads, without case and accents; `estado` is `vigente` unless another is asked for; `asignado` is ' +
      '`mi` or `nadie`; `sin_contestar` leaves those that nobody has answered since their senders last wrote.',
    async handle({ input: { term = '', state = 'active', assigned, ...asked }, viewer, context }) {
      const caller = viewer.kind === 'user' ? viewer.id : null;
      const { items, names, ...page } = await context.inbox.find(viewer, {
        ...asked,
        limit: pageSize,
        term,
        status: state,
        assigned: assigned && { to: assigned === 'mine' ? caller : null },
      });
      const data = items.map((one) => ({
        ...row(one, names),
        beginning: inOneLine(one.message),
      }));
      return { data, page };
    },
  }),

  implement(openMessage, {
    summary:
      'A message with its thread, oldest first: what was answered from the portal (`enviada`, with its delivery `envio`) and ' +
      'what came back by mail (`recibida`; `cita` is what it quotes, of `adjuntos` the names alone are kept). `responder_a` is ' +
      'where answers to our answers arrive: in this thread or, with `en_hilo` false, in the organisation’s mailbox. Changes nothing.',
    async handle({ input, viewer, context }) {
      const { message, replies, names, replyTo } = await context.inbox.open(viewer, input.folio);
      return {
        data: {
          ...row(message, names),
          text: message.message,
          readBy: colleagueOf(message.readBy, names),
          replyTo: replyTo.address,
          intoThread: replyTo.intoThread,
          thread: replies.map((reply) => ({
            ...reply,
            createdAt: reply.created_at,
            author: colleagueOf(reply.author_id, names),
            from: reply.from_email,
            attachments: JSON.parse(reply.attachments_json) as string[],
            isAutomatic: reply.automatic === 1,
            sentAt: reply.sent_at,
          })),
        },
      };
    },
  }),

  implement(answerMessage, {
    summary:
      'Answers a message by mail, from the organisation’s address; the answer is kept in its thread, and the message counts as ' +
      'read. With `visto`, the latest entry of the thread that the caller has read (null where it has none), it is rejected where ' +
      'somebody has written since.',
    async handle({ input: { folio, ...request }, viewer, address, context, once }) {
      const data = await once((record) =>
        context.messageAnswers.respond({ viewer, address }, folio, request, record),
      );
      return { data };
    },
  }),

  implement(sendAnswerAgain, {
    summary:
      'Sends an answer again (`id` of the thread) whose mail was `rechazado`, or of which nobody knows whether it left (`incierto`).',
    async handle({ input, viewer, address, context }) {
      await context.messageAnswers.sendAgain({ viewer, address }, input.id);
      return { data: null };
    },
  }),

  implement(assignMessage, {
    summary:
      'Assigns a message to a colleague who answers (`cuenta`, of `mensajes:equipo`), or to nobody (null).',
    async handle({ input, viewer, address, context }) {
      await context.inbox.assign({ viewer, address }, input.folio, input.to);
      return { data: null };
    },
  }),

  implement(markMessageRead, {
    summary: 'Marks a message as read by the caller, for the whole team, or as unread.',
    async handle({ input, viewer, context }) {
      await context.inbox.markRead(viewer, input.folio, input.isRead);
      return { data: null };
    },
  }),

  implement(findColleagues, {
    summary: 'The colleagues to whom messages can be assigned, by their names.',
    async handle({ viewer, context }) {
      return { data: await context.inbox.colleagues(viewer) };
    },
  }),

  implement(countUnreadMessages, {
    summary: 'How many messages nobody has read, without archived ones and spam.',
    async handle({ viewer, context }) {
      return { data: { total: await context.inbox.countUnread(viewer) } };
    },
  }),
] as const;
