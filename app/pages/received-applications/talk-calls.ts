import { type ShownTalk, talkFrom as sharedTalkFrom } from '#app/adoption/application-talk.ts';
import { callApi } from '#app/api/session-client.ts';
import type { DataOf } from '#app/api/transport/request.ts';
import { type AppointmentKind, appointmentKind } from '#domain/adoption/application-talk.ts';
import { listOf, objectOf } from '#domain/contract/entity-reader.ts';

/** What rescuer and family say to each other about an application. Calls throw ApiError. */

interface Note {
  id: string;
  at: string;
  /** null once the account is gone. */
  author: string | null;
  text: string;
}

/** With what only whoever decides reads. */
export interface Talk extends ShownTalk {
  notes: Note[];
  /** What the family said that nobody has opened yet. */
  unread: number;
}

export const talkFrom = (row: DataOf<'documentos:consultar'>[number]): Talk => ({
  ...sharedTalkFrom(row),
  notes: listOf(row.payload.notas ?? [])
    .map(objectOf)
    .map((said) => ({
      id: String(said.id),
      at: String(said.fecha),
      author: typeof said.autor === 'string' ? said.autor : null,
      text: String(said.texto),
    })),
  unread: Number(row.payload.novedades ?? 0),
});

export async function askFamily(id: string, text: string, idempotencyKey: string): Promise<void> {
  await callApi('solicitudes:preguntar', { id, texto: text }, { idempotencyKey });
}

export interface Proposal {
  kind: AppointmentKind;
  /** Instants. */
  options: string[];
}

export async function proposeTimes(
  id: string,
  { kind, options }: Proposal,
  idempotencyKey: string,
): Promise<void> {
  const body = { id, tipo: appointmentKind.toWire(kind), opciones: options };
  await callApi('solicitudes:proponer_citas', body, { idempotencyKey });
}

export async function cancelAppointment(id: string, appointmentId: string): Promise<void> {
  await callApi('solicitudes:cancelar_cita', { id, cita_id: appointmentId });
}

export async function addNote(id: string, text: string, idempotencyKey: string): Promise<void> {
  await callApi('solicitudes:anotar', { id, texto: text }, { idempotencyKey });
}

export async function markRead(id: string): Promise<void> {
  await callApi('solicitudes:marcar_leida', { id });
}
