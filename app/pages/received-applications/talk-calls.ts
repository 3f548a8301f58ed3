import { type ShownTalk, talkFrom as sharedTalkFrom } from '#app/adoption/application-talk.ts';
import { callApi } from '#app/api/session-client.ts';
import type { IdempotencyKey } from '#app/api/transport/idempotency-key.ts';
import type { DataOf } from '#app/api/transport/request.ts';
import {
  type AppointmentKind,
  appointmentKind,
  type VisitOutcome,
  visitResults,
} from '#domain/adoption/application-talk.ts';
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
  outcomes: VisitOutcome[];
  /** What the family said that nobody has opened yet. */
  unread: number;
}

export const talkFrom = (row: DataOf<'documentos:consultar'>[number]): Talk => ({
  ...sharedTalkFrom(row),
  notes: listOf(row.payload.notas ?? [])
    .map(objectOf)
    .map((value) => ({
      id: String(value.id),
      at: String(value.fecha),
      author: typeof value.autor === 'string' ? value.autor : null,
      text: String(value.texto),
    })),
  outcomes: listOf(row.payload.resultados ?? [])
    .map(objectOf)
    .map((value) => ({
      id: String(value.id),
      notedAt: String(value.fecha),
      kind: appointmentKind.fromWire(value.tipo) ?? 'visit',
      result: visitResults.fromWire(value.resultado) ?? 'withDoubts',
      text: String(value.texto),
    })),
  unread: Number(row.payload.novedades ?? 0),
});

export async function askFamily(
  id: string,
  text: string,
  idempotencyKey: IdempotencyKey,
): Promise<void> {
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
  idempotencyKey: IdempotencyKey,
): Promise<void> {
  const body = { id, tipo: appointmentKind.toWire(kind), opciones: options };
  await callApi('solicitudes:proponer_citas', body, { idempotencyKey });
}

export async function chooseSuggested(
  id: string,
  appointmentId: string,
  option: string,
): Promise<void> {
  await callApi('solicitudes:elegir_cita', { id, cita_id: appointmentId, opcion: option });
}

export async function cancelAppointment(id: string, appointmentId: string): Promise<void> {
  await callApi('solicitudes:cancelar_cita', { id, cita_id: appointmentId });
}

export async function addNote(
  id: string,
  text: string,
  idempotencyKey: IdempotencyKey,
): Promise<void> {
  await callApi('solicitudes:anotar', { id, texto: text }, { idempotencyKey });
}

export async function markRead(id: string): Promise<void> {
  await callApi('solicitudes:marcar_leida', { id });
}

export async function noteOutcome(
  id: string,
  { kind, result, text }: Pick<VisitOutcome, 'kind' | 'result' | 'text'>,
  idempotencyKey: IdempotencyKey,
): Promise<void> {
  const body = {
    id,
    tipo: appointmentKind.toWire(kind),
    resultado: visitResults.toWire(result),
    texto: text,
  };
  await callApi('solicitudes:anotar_resultado', body, { idempotencyKey });
}

export async function removeOutcome(id: string, outcomeId: string): Promise<void> {
  await callApi('solicitudes:quitar_resultado', { id, resultado_id: outcomeId });
}
