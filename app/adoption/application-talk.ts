import { callApi } from '#app/api/session-client.ts';
import type { IdempotencyKey } from '#app/api/transport/idempotency-key.ts';
import type { DataOf } from '#app/api/transport/request.ts';
import {
  type AppointmentKind,
  type AppointmentStatus,
  appointmentKind,
  appointmentStatus,
  type TalkSide,
  talkSides,
} from '#domain/adoption/application-talk.ts';
import { type HelpRequest, helpReasons } from '#domain/adoption/help-request.ts';
import { listOf, objectOf } from '#domain/contract/entity-reader.ts';

/** What both sides read of what they said to each other. Instants are UTC ISO 8601. */

export interface ShownQuestion {
  id: string;
  askedAt: string;
  text: string;
  answer: string | null;
  answeredAt: string | null;
}

export interface ShownAppointment {
  id: string;
  kind: AppointmentKind;
  options: readonly string[];
  /** What the family offers instead; empty once a time is chosen. */
  suggested: readonly string[];
  chosen: string | null;
  status: AppointmentStatus;
}

/** What the family asked for help with after the adoption. */
export interface ShownHelp {
  askedAt: string;
  reason: HelpRequest['answer'];
  words: string;
  handledAt: string | null;
}

interface ShownMessage {
  id: string;
  writtenAt: string;
  by: TalkSide;
  text: string;
}

export interface ShownTalk {
  helpRequests: ShownHelp[];
  questions: ShownQuestion[];
  messages: ShownMessage[];
  appointments: ShownAppointment[];
}

/** Of `documentos:consultar`. */
export const talkFrom = ({ payload }: DataOf<'documentos:consultar'>[number]): ShownTalk => ({
  helpRequests: listOf(payload.peticiones_ayuda ?? []).map((value) => {
    const { fecha, motivo, texto, atendida } = objectOf(value);
    return {
      askedAt: String(fecha),
      reason: helpReasons.fromWire(motivo) ?? 'help',
      words: String(texto),
      handledAt: typeof atendida === 'string' ? atendida : null,
    };
  }),
  questions: listOf(payload.preguntas ?? []).map((value) => {
    const { id, fecha, texto, respuesta, respondida } = objectOf(value);
    return {
      id: String(id),
      askedAt: String(fecha),
      text: String(texto),
      answer: typeof respuesta === 'string' ? respuesta : null,
      answeredAt: typeof respondida === 'string' ? respondida : null,
    };
  }),
  messages: listOf(payload.mensajes ?? [])
    .map(objectOf)
    .map(({ id, fecha, de, texto }) => ({
      id: String(id),
      writtenAt: String(fecha),
      by: talkSides.fromWire(de) ?? 'family',
      text: String(texto),
    })),
  appointments: listOf(payload.citas ?? []).map((value) => {
    const { id, tipo, opciones, otros_horarios, elegida, estado } = objectOf(value);
    return {
      id: String(id),
      kind: appointmentKind.fromWire(tipo) ?? 'call',
      options: listOf(opciones).map(String),
      suggested: listOf(otros_horarios ?? []).map(String),
      chosen: typeof elegida === 'string' ? elegida : null,
      status: appointmentStatus.fromWire(estado) ?? 'cancelled',
    };
  }),
});

/** Those that nobody has seen to, oldest first. */
export const openHelp = ({ helpRequests }: Pick<ShownTalk, 'helpRequests'>): ShownHelp[] =>
  helpRequests.filter(({ handledAt }) => handledAt === null);

/** To the other side. @throws ApiError */
export async function writeMessage(
  id: string,
  text: string,
  idempotencyKey: IdempotencyKey,
): Promise<void> {
  await callApi('solicitudes:escribir', { id, texto: text }, { idempotencyKey });
}
