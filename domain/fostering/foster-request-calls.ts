import {
  command,
  creation,
  type DataOfCall,
  type GivenToCall,
  pagedQuery,
  query,
} from '../contract/call.ts';
import { limit, page } from '../contract/page-shapes.ts';
import {
  count,
  flag,
  id,
  inputId,
  inputText,
  instant,
  list,
  nothing,
  nullable,
  object,
  optional,
  text,
  typedNumber,
  wire,
  word,
} from '../contract/shape.ts';
import { requestAnswers, requestStates } from './foster-request.ts';
import { contact, needsAsked, needsFields, ofAll } from './foster-shapes.ts';

/** Questions to foster homes, and their answers. */

const askerErrors = ['fosterRequestNotYours', 'fosterAskerUnconfirmed'] as const;
const hours = wire('horas', typedNumber);
const asked = wire('preguntados', count);

export const countFitting = query('hogares:contar', {
  access: 'session',
  takes: needsAsked,
  gives: object({ homes: wire('hogares', count) }),
  errors: { 403: askerErrors },
});

export const askHomes = creation('hogares:preguntar', {
  access: 'session',
  takes: {
    ...needsAsked,
    hours,
    pickup: wire('recoger_en', optional(inputText)),
    words: wire('texto', inputText),
  },
  gives: object({ id, asked }),
  errors: { 403: askerErrors, 409: ['fosterTooManyRequests'], 422: ['fosterNobodyToAsk'] },
});

export const findRequests = pagedQuery('hogares:preguntas', {
  access: 'session',
  takes: { ofAll, page, limit },
  gives: list(
    object(
      {
        id,
        state: wire('estado', word(requestStates)),
        ...needsFields,
        pickup: wire('recoger_en', text),
        reopened: wire('reabierta', count),
        words: wire('texto', text),
        createdAt: wire('created_at', instant),
        expiresAt: wire('vence', instant),
        author: wire('pregunta', nullable(text)),
        answers: wire(
          'respuestas',
          list(
            object({
              name: wire('nombre', text),
              city: wire('ciudad', text),
              answer: wire('respuesta', word(requestAnswers)),
              at: wire('fecha', instant),
            }),
          ),
        ),
        unanswered: wire('sin_respuesta', count),
        winner: wire('contacto', nullable(contact)),
      },
      'FosterRequest',
    ),
  ),
  errors: { 403: ['forbidden'] },
});

export const cancelRequest = command('hogares:cancelar_pregunta', {
  access: 'session',
  takes: { id: inputId },
  gives: nothing,
  errors: { 404: ['notFound'], 409: ['fosterRequestClosed'] },
});

export const reopenRequest = command('hogares:reabrir_pregunta', {
  access: 'session',
  takes: { id: inputId, hours },
  gives: object({ asked }),
  errors: {
    403: askerErrors,
    404: ['notFound'],
    409: ['fosterRequestNotSolved', 'fosterReopenedOften', 'fosterTooManyRequests'],
    422: ['fosterNobodyLeftToAsk'],
  },
});

const ask = object(
  {
    id,
    author: wire('pregunta', text),
    ...needsFields,
    words: wire('texto', text),
    expiresAt: wire('vence', instant),
    state: wire('estado', word(requestStates)),
    answer: wire('respuesta', nullable(word(requestAnswers))),
  },
  'AskedFosterHome',
);
const accepts = wire('acepta', flag);
const answered = {
  gives: object({ answer: wire('respuesta', word(requestAnswers)) }),
  errors: { 404: ['notFound'], 409: ['fosterAlreadyAnswered', 'fosterRequestClosed'] },
} as const;

export const findOpenAsks = query('hogares:preguntas_pendientes', {
  access: 'session',
  gives: list(ask),
});

export const answerAsk = command('hogares:contestar', {
  access: 'session',
  takes: { id: inputId, accepts },
  ...answered,
});

export const openAsk = query('hogares:pregunta', {
  access: 'everyone',
  takes: { key: wire('clave', inputId) },
  gives: ask,
  errors: { 404: ['notFound'] },
});

export const answerByLink = command('hogares:contestar_enlace', {
  access: 'everyone',
  takes: { key: wire('clave', inputId), accepts },
  ...answered,
});

export type ShownRequest = DataOfCall<typeof findRequests>[number];
export type OpenAsk = DataOfCall<typeof findOpenAsks>[number];
export type Needs = GivenToCall<typeof countFitting>;
