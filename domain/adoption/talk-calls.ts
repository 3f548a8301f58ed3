import { command, creation } from '../contract/call.ts';
import { id, inputId, inputText, nothing, object, wire } from '../contract/shape.ts';

/** What is asked, answered, written and noted about an application. */

const words = { id: inputId, text: wire('texto', inputText) };

export const askFamily = creation('solicitudes:preguntar', {
  access: 'session',
  takes: words,
  gives: object({ id }),
  errors: {
    403: ['forbidden'],
    404: ['notFound'],
    409: ['applicationClosed'],
    422: ['tooManyQuestions'],
  },
});

export const answerQuestion = command('solicitudes:contestar', {
  access: 'session',
  takes: { ...words, questionId: wire('pregunta_id', inputId) },
  gives: nothing,
  errors: {
    403: ['forbidden'],
    404: ['notFound'],
    409: ['applicationClosed', 'questionAnswered'],
  },
});

/** To the other side. */
export const writeMessage = creation('solicitudes:escribir', {
  access: 'session',
  takes: words,
  gives: object({ id }),
  errors: { 404: ['notFound'], 409: ['applicationClosed'], 422: ['tooManyMessages'] },
});

export const addNote = creation('solicitudes:anotar', {
  access: 'session',
  takes: words,
  gives: object({ id }),
  errors: {
    403: ['forbidden'],
    404: ['notFound'],
    409: ['applicationClosed'],
    422: ['tooManyNotes'],
  },
});

export const markRead = command('solicitudes:marcar_leida', {
  access: 'session',
  takes: { id: inputId },
  gives: nothing,
  errors: { 403: ['forbidden'], 404: ['notFound'] },
});
