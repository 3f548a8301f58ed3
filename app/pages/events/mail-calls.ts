import { callApi } from '#app/api/session-client.ts';
import type { DataOf } from '#app/api/transport/request.ts';
import type { EventMailKind, RecipientCounts } from '#domain/events/event-mails.ts';
import type { Language } from '#domain/language.ts';

/** Calls about mails to the people of an event. All throw ApiError. */

export interface Delivery {
  to: string;
  /** Why it did not leave, in words; null where it left. */
  error: string | null;
  state: DataOf<'evento_adopcion:enviar_invitacion'>[number]['estado'];
}

export interface InvitationPreview {
  recipients: RecipientCounts;
  alreadySent: number;
  uncertain: number;
  optedOut: number;
  later: number;
}

/** Answers when each mail has left or cannot, which may take a minute and a half. @param resend whose mail may have left */
export const sendInvitations = async (
  eventId: string,
  addresses: readonly string[],
  resend: readonly string[],
  language: Language,
): Promise<Delivery[]> => {
  const body = { evento_id: eventId, correos: [...addresses], reenviar: [...resend] };
  return deliveriesFrom(
    await callApi('evento_adopcion:enviar_invitacion', { ...body, lang: language }),
  );
};

export async function previewInvitations(
  eventId: string,
  addresses: readonly string[],
  language: Language,
): Promise<InvitationPreview> {
  const found = await callApi('evento_adopcion:consultar_destinatarios', {
    evento_id: eventId,
    correos: [...addresses],
    lang: language,
  });
  return {
    recipients: {
      owners: found.duenos,
      newsletter: found.boletin,
      added: found.agregados,
      invited: 0,
    },
    alreadySent: found.ya_lo_tenian,
    uncertain: found.inciertos,
    optedOut: found.dados_de_baja,
    later: found.despues,
  };
}

/** An event that people know otherwise than it is, while nobody has said whether to tell them. */
export interface NoticeToAnswer {
  eventId: string;
  title: string | null;
  address: string;
  /** YYYY-MM-DD */
  date: string;
  change: 'changed' | 'cancelled';
  recipients: RecipientCounts;
}

/** The earliest event first. */
export const findNotices = async (): Promise<NoticeToAnswer[]> =>
  (await callApi('evento_adopcion:consultar_avisos', {})).map((row) => ({
    eventId: row.evento_id,
    title: row.titulo,
    address: row.direccion,
    date: row.fecha,
    change: row.tipo === 'cancelacion' ? 'cancelled' : 'changed',
    recipients: { owners: row.duenos, newsletter: 0, added: 0, invited: row.invitados },
  }));

export const declineNotice = (eventId: string, language: Language) =>
  callApi('evento_adopcion:no_avisar', { evento_id: eventId, lang: language });

/** As `sendInvitations`, to those whom `findNotices` counts. */
export const sendNotices = async (
  eventId: string,
  resend: readonly string[],
  language: Language,
): Promise<Delivery[]> => {
  const body = { evento_id: eventId, reenviar: [...resend], lang: language };
  return deliveriesFrom(await callApi('evento_adopcion:avisar', body));
};

/** Mails about an event that were sent at one time, and how they stand. */
export interface Sending {
  id: string;
  /** Instant, UTC ISO 8601. */
  createdAt: string;
  kind: EventMailKind;
  actorName: string | null;
  recipients: RecipientCounts;
  sent: number;
  failed: number;
  uncertain: number;
  pending: number;
}

export async function findSendings(eventId: string): Promise<Sending[]> {
  const rows = await callApi('evento_adopcion:consultar_envios', { evento_id: eventId });
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.fecha,
    kind: kinds[row.tipo],
    actorName: row.quien,
    recipients: {
      owners: row.duenos,
      newsletter: row.boletin,
      added: row.agregados,
      invited: row.invitados,
    },
    sent: row.enviados,
    failed: row.con_error,
    uncertain: row.inciertos,
    pending: row.pendientes,
  }));
}

export interface SentTo {
  email: string;
  /** Instant, UTC ISO 8601; null while it has not left. */
  sentAt: string | null;
  error: string | null;
}

export async function findSentTo(
  eventId: string,
  sendingId: string,
  language: Language,
): Promise<SentTo[]> {
  const body = { evento_id: eventId, envio_id: sendingId, lang: language };
  const rows = await callApi('evento_adopcion:consultar_envio', body);
  return rows.map(({ correo, enviado, error }) => ({ email: correo, sentAt: enviado, error }));
}

const kinds = { invitacion: 'invitation', cambio: 'changed', cancelacion: 'cancelled' } as const;

const deliveriesFrom = (rows: DataOf<'evento_adopcion:enviar_invitacion'>): Delivery[] =>
  rows.map(({ to, error, estado }) => ({ to, error, state: estado }));
