import { command, creation } from '../contract/call.ts';
import {
  freeWord,
  id,
  inputId,
  inputText,
  list,
  nothing,
  object,
  optionally,
  wire,
} from '../contract/shape.ts';
import { appointmentKind, talkLimits, visitResults } from './application-talk.ts';

/** Calls and visits about an application, and how they went. */

/** More than these are told to be too many by the use case. */
const times = wire('opciones', list(inputText, { max: talkLimits.options * 10 }));

export const proposeAppointment = creation('solicitudes:proponer_citas', {
  access: 'session',
  takes: { id: inputId, kind: wire('tipo', freeWord(appointmentKind)), options: times },
  gives: object({ id }),
  errors: {
    403: ['forbidden'],
    404: ['notFound'],
    409: ['applicationClosed'],
    422: ['tooManyAppointments'],
  },
});

const appointment = { id: inputId, appointmentId: wire('cita_id', inputId) };

export const chooseTime = command('solicitudes:elegir_cita', {
  access: 'session',
  takes: { ...appointment, option: wire('opcion', inputText) },
  gives: nothing,
  errors: {
    403: ['forbidden'],
    404: ['notFound'],
    409: ['applicationClosed', 'appointmentCancelled'],
  },
});

export const suggestTimes = command('solicitudes:sugerir_horarios', {
  access: 'session',
  takes: { ...appointment, options: times },
  gives: nothing,
  errors: {
    403: ['forbidden'],
    404: ['notFound'],
    409: ['applicationClosed', 'appointmentCancelled', 'appointmentAgreed'],
  },
});

export const cancelAppointment = command('solicitudes:cancelar_cita', {
  access: 'session',
  takes: appointment,
  gives: nothing,
  errors: { 404: ['notFound'], 409: ['applicationClosed', 'appointmentCancelled'] },
});

export const noteOutcome = creation('solicitudes:anotar_resultado', {
  access: 'session',
  takes: {
    id: inputId,
    kind: wire('tipo', freeWord(appointmentKind)),
    result: wire('resultado', freeWord(visitResults)),
    text: wire('texto', optionally(inputText, '')),
  },
  gives: object({ id }),
  errors: {
    403: ['forbidden'],
    404: ['notFound'],
    409: ['applicationClosed'],
    422: ['tooManyOutcomes'],
  },
});

export const removeOutcome = command('solicitudes:quitar_resultado', {
  access: 'session',
  takes: { applicationId: wire('id', inputId), outcomeId: wire('resultado_id', inputId) },
  gives: nothing,
  errors: { 403: ['forbidden'], 404: ['notFound'] },
});
