import { callApi, callApiPage, type ListPage } from '#app/api/session-client.ts';
import { ApiError } from '#app/api/transport/api-error.ts';
import type { IdempotencyKey } from '#app/api/transport/idempotency-key.ts';
import type { DataOf } from '#app/api/transport/request.ts';
import type { Once } from '#app/forms/use-idempotency-key.ts';
import type { ContactMessage } from '#domain/contact/message-fields.ts';
import { contactMessageMachine } from '#domain/contact/message-machine.ts';
import { replyDeliveries, replyDirections } from '#domain/contact/message-reply.ts';
import type { SavedReply } from '#domain/contact/saved-reply.ts';
import type { Language } from '#domain/language.ts';

type MessageState = ContactMessage['status'];
export type MessageStep = keyof (typeof contactMessageMachine)['transitions'];

export const { states: messageStates } = contactMessageMachine;

export interface Colleague {
  id: string;
  /** '' where the account is gone. */
  name: string;
}

export interface ListedMessage {
  id: string;
  folio: number;
  createdAt: string;
  activityAt: string;
  name: string;
  email: string;
  subject: string;
  language: Language;
  state: MessageState;
  readAt: string | null;
  assigned: Colleague | null;
}

export interface InboxQuestion {
  term: string;
  state: MessageState;
  assigned: '' | 'mi' | 'nadie';
  pending: '' | 'unread' | 'unanswered';
  language: Language | '';
  page: number;
}

type Row = Omit<DataOf<'mensajes:bandeja'>[number], 'fragmento'>;

const colleague = (one: { id: string; nombre: string } | null): Colleague | null =>
  one && { id: one.id, name: one.nombre };

const listed = (row: Row): ListedMessage => ({
  // As its address names it.
  id: String(row.folio),
  folio: row.folio,
  createdAt: row.created_at,
  activityAt: row.actividad,
  name: row.nombre,
  email: row.email,
  subject: row.asunto,
  language: row.idioma,
  state: messageStates.fromWire(row.estado) ?? 'active',
  readAt: row.leido,
  assigned: colleague(row.asignado),
});

/** @throws ApiError */
export const findMessages = ({
  term,
  state,
  assigned,
  pending,
  language,
  page,
}: InboxQuestion): Promise<ListPage<ListedMessage & { beginning: string }>> =>
  callApiPage(
    'mensajes:bandeja',
    {
      page,
      estado: messageStates.toWire(state),
      ...(term && { busca: term }),
      ...(assigned && { asignado: assigned }),
      ...(pending === 'unread' && { sin_leer: true }),
      ...(pending === 'unanswered' && { sin_contestar: true }),
      ...(language && { idioma: language }),
    },
    (row) => ({ ...listed(row), beginning: row.fragmento }),
  );

/** Null where there is none. @throws ApiError */
export const openMessage = (folio: number): Promise<OpenMessage | null> =>
  readMessage(folio).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  });

async function readMessage(folio: number) {
  const data = await callApi('mensajes:abrir', { folio });
  return {
    ...listed(data),
    text: data.mensaje,
    readBy: colleague(data.leido_por),
    replyTo: data.responder_a,
    intoThread: data.en_hilo,
    thread: data.hilo.map((one) => ({
      id: one.id,
      at: one.created_at,
      direction: replyDirections.fromWire(one.sentido) ?? 'received',
      author: colleague(one.autor),
      from: one.de,
      text: one.texto,
      quoted: one.cita,
      attachments: one.adjuntos,
      isAutomatic: one.automatico,
      delivery: replyDeliveries.fromWire(one.envio),
    })),
  };
}

export type OpenMessage = Awaited<ReturnType<typeof readMessage>>;
export type ThreadEntry = OpenMessage['thread'][number];

/** @throws ApiError; a conflict where a colleague was faster */
export const moveMessage = (once: Once, folio: number, step: MessageStep) => {
  const transicion = contactMessageMachine.transitions[step].wire;
  const body = { schema: 'mensajes', serie: '', folio, transicion } as const;
  return once(body, (idempotencyKey) => callApi('documentos:transitar', body, { idempotencyKey }));
};

export const removeMessage = (folio: number) =>
  callApi('documentos:eliminar', { schema: 'mensajes', serie: '', folio });

export const markRead = (folio: number, isRead: boolean) =>
  callApi('mensajes:marcar_leido', { folio, leido: isRead });

export const assign = (folio: number, to: string | null) =>
  callApi('mensajes:asignar', { folio, cuenta: to });

/** @throws ApiError; a conflict where somebody has written since `lastSeen` */
export const answer = (
  folio: number,
  { words, lastSeen }: { words: string; lastSeen: string | null },
  idempotencyKey: IdempotencyKey,
) => callApi('mensajes:responder', { folio, texto: words, visto: lastSeen }, { idempotencyKey });

export const sendAgain = (id: string) => callApi('mensajes:reenviar', { id });

export const findColleagues = async (): Promise<Colleague[]> =>
  (await callApi('mensajes:equipo', {})).map(({ id, nombre }) => ({ id, name: nombre }));

export const findSavedReplies = async (): Promise<SavedReply[]> =>
  (await callApi('mensajes:respuestas_guardadas', {})).map(
    ({ id, nombre, texto_es, texto_en }) => ({ id, name: nombre, es: texto_es, en: texto_en }),
  );

export const keepSavedReply = (
  id: string | undefined,
  { name, es, en }: Omit<SavedReply, 'id'>,
  idempotencyKey: IdempotencyKey,
) =>
  callApi(
    'mensajes:guardar_respuesta',
    { ...(id && { id }), nombre: name, texto_es: es, texto_en: en },
    { idempotencyKey },
  );

export const removeSavedReply = (id: string) => callApi('mensajes:eliminar_respuesta', { id });
