import { callApi } from '#app/api/session-client.ts';
import type { DataOf } from '#app/api/transport/request.ts';
import {
  type AppointmentKind,
  type AppointmentStatus,
  appointmentKind,
  appointmentStatus,
} from '#domain/adoption/application-talk.ts';
import { listOf, objectOf } from '#domain/contract/entity-reader.ts';

/** What rescuer and family say to each other about an application. Calls throw ApiError. */

interface Question {
  id: string;
  /** Instants. */
  askedAt: string;
  text: string;
  answer: string | null;
  answeredAt: string | null;
}

export interface ShownAppointment {
  id: string;
  kind: AppointmentKind;
  /** Instants. */
  options: string[];
  chosen: string | null;
  status: AppointmentStatus;
}

interface Note {
  id: string;
  at: string;
  /** null once the account is gone. */
  author: string | null;
  text: string;
}

export interface Talk {
  questions: Question[];
  appointments: ShownAppointment[];
  notes: Note[];
  /** What the family said that nobody has opened yet. */
  unread: number;
}

export const talkFrom = ({ payload }: DataOf<'documentos:consultar'>[number]): Talk => ({
  questions: objectsOf(payload.preguntas).map((said) => ({
    id: String(said.id),
    askedAt: String(said.fecha),
    text: String(said.texto),
    answer: textOrNull(said.respuesta),
    answeredAt: textOrNull(said.respondida),
  })),
  appointments: objectsOf(payload.citas).map((said) => ({
    id: String(said.id),
    kind: appointmentKind.fromWire(said.tipo) ?? 'call',
    options: listOf(said.opciones).map(String),
    chosen: textOrNull(said.elegida),
    status: appointmentStatus.fromWire(said.estado) ?? 'proposed',
  })),
  notes: objectsOf(payload.notas).map((said) => ({
    id: String(said.id),
    at: String(said.fecha),
    author: textOrNull(said.autor),
    text: String(said.texto),
  })),
  unread: Number(payload.novedades ?? 0),
});

/** Not everybody reads all of it. */
const objectsOf = (said: unknown) => listOf(said ?? []).map(objectOf);
const textOrNull = (said: unknown) => (typeof said === 'string' ? said : null);

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
