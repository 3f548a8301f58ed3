import {
  type ApplicationNote,
  type Appointment,
  appointmentKind,
  appointmentStatus,
  type Question,
  type TalkMessage,
  talkSides,
  type VisitOutcome,
  visitResults,
} from './application-talk.ts';

/** Questions, appointments and notes as the wire says them. */

export const questionsToWire = (questions: readonly Question[]) =>
  questions.map(({ id, askedAt, text, answer, answeredAt }) => ({
    id,
    fecha: askedAt,
    texto: text,
    respuesta: answer,
    respondida: answeredAt,
  }));

export const messagesToWire = (messages: readonly TalkMessage[]) =>
  messages.map(({ id, writtenAt, by, text }) => ({
    id,
    fecha: writtenAt,
    de: talkSides.toWire(by),
    texto: text,
  }));

export const appointmentsToWire = (appointments: readonly Appointment[]) =>
  appointments.map(({ id, kind, options, suggested = [], chosen, status }) => ({
    id,
    tipo: appointmentKind.toWire(kind),
    opciones: options,
    otros_horarios: suggested,
    elegida: chosen,
    estado: appointmentStatus.toWire(status),
  }));

export const notesToWire = (notes: readonly ApplicationNote[]) =>
  notes.map(({ id, writtenAt, author, text }) => ({
    id,
    fecha: writtenAt,
    autor: author,
    texto: text,
  }));

export const outcomesToWire = (outcomes: readonly VisitOutcome[]) =>
  outcomes.map(({ id, notedAt, kind, result, text }) => ({
    id,
    fecha: notedAt,
    tipo: appointmentKind.toWire(kind),
    resultado: visitResults.toWire(result),
    texto: text,
  }));
