import { command, type DataOfCall, query } from '../contract/call.ts';
import {
  bounded,
  count,
  id,
  inputId,
  inputText,
  instant,
  list,
  nullable,
  object,
  optional,
  type Shape,
  text,
  wire,
  word,
} from '../contract/shape.ts';
import { eventLimits } from './event-limits.ts';
import { deliveryStates, type EventMailKind, eventMailKinds } from './event-mails.ts';

/** Mails to the people of an event. */

const access = { right: 'events.manage' } as const;
const eventId = wire('evento_id', inputId);

const addresses = (max: number) => optional(list(bounded(inputText, { max: 320 }), { max }));
const added = wire('correos', addresses(eventLimits.added));
/** Those to whom it goes again although their mail may have arrived. */
const resend = wire('reenviar', addresses(eventLimits.mailsAtOnce));

const deliveries = list(
  object({
    to: text,
    /** Why it did not leave, in words; null where it left. */
    error: nullable(text),
    state: wire('estado', word(deliveryStates)),
  }),
);

const counts = {
  total: count,
  owners: wire('duenos', count),
  newsletter: wire('boletin', count),
  added: wire('agregados', count),
};
const invited = wire('invitados', count);

/** Never an invitation. */
const noticeKind = word(eventMailKinds) as Shape<Exclude<EventMailKind, 'invitation'>>;
const noticeCounts = { total: count, owners: counts.owners, invited };

/** Responds when each mail has left or cannot, which may take a minute and a half. */
export const sendInvitations = command('evento_adopcion:enviar_invitacion', {
  access,
  takes: { eventId, added, resend },
  gives: deliveries,
  errors: { 404: ['notFound'], 409: ['eventOver'] },
});

export const previewInvitations = query('evento_adopcion:consultar_destinatarios', {
  access,
  takes: { eventId, added },
  gives: object({
    ...counts,
    alreadySent: wire('ya_lo_tenian', count),
    uncertain: wire('inciertos', count),
    optedOut: wire('dados_de_baja', count),
    later: wire('despues', count),
  }),
  errors: { 404: ['notFound'] },
});

export const findSendingProgress = query('evento_adopcion:consultar_invitaciones', {
  access,
  takes: { eventId },
  gives: object({
    total: count,
    done: wire('enviados', count),
    failed: wire('con_error', count),
  }),
  errors: { 404: ['notFound'] },
});

export const previewNotice = query('evento_adopcion:consultar_aviso', {
  access,
  takes: { eventId },
  gives: object({ kind: wire('tipo', noticeKind), ...noticeCounts }),
  errors: { 404: ['notFound'] },
});

/** As `sendInvitations`. */
export const sendNotices = command('evento_adopcion:avisar', {
  access,
  takes: { eventId, resend },
  gives: deliveries,
  errors: { 404: ['notFound'], 409: ['eventOver', 'noticeAnswered'] },
});

export const findNotices = query('evento_adopcion:consultar_avisos', {
  access,
  gives: list(
    object({
      eventId: wire('evento_id', text),
      title: wire('titulo', nullable(text)),
      address: wire('direccion', text),
      date: wire('fecha', text),
      kind: wire('tipo', noticeKind),
      ...noticeCounts,
    }),
  ),
});

export const declineNotice = command('evento_adopcion:no_avisar', {
  access,
  takes: { eventId },
  gives: object({ eventId: wire('evento_id', text) }),
  errors: { 404: ['notFound'], 409: ['noticeAnswered'] },
});

export const findSendings = query('evento_adopcion:consultar_envios', {
  access,
  takes: { eventId },
  gives: list(
    object({
      id,
      createdAt: wire('fecha', instant),
      kind: wire('tipo', word(eventMailKinds)),
      /** null when the account is gone. */
      actorName: wire('quien', nullable(text)),
      ...counts,
      invited,
      sent: wire('enviados', count),
      failed: wire('con_error', count),
      uncertain: wire('inciertos', count),
      pending: wire('pendientes', count),
    }),
  ),
  errors: { 404: ['notFound'] },
});

export const findSentTo = query('evento_adopcion:consultar_envio', {
  access,
  takes: { eventId, sendingId: wire('envio_id', inputId) },
  gives: list(
    object({
      email: wire('correo', text),
      /** null while it has not left. */
      sentAt: wire('enviado', nullable(instant)),
      error: nullable(text),
    }),
  ),
  errors: { 404: ['notFound'] },
});

export type Delivery = DataOfCall<typeof sendInvitations>[number];
export type InvitationPreview = DataOfCall<typeof previewInvitations>;
export type SendingProgress = DataOfCall<typeof findSendingProgress>;
export type NoticeToAnswer = DataOfCall<typeof findNotices>[number];
export type Sending = DataOfCall<typeof findSendings>[number];
