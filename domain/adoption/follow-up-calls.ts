import { command, creation, type DataOfCall, query } from '../contract/call.ts';
import {
  day,
  flag,
  freeWord,
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
  wire,
  word,
} from '../contract/shape.ts';
import { followUpAnswers, followUpStates, followUpSteps } from './follow-up.ts';

/** How families are asked after an adoption, and ask for help themselves. */

/** Of the mail's link, for everybody who has it; or the follow-up's id, for the family's session. */
const byKey = { key: wire('clave', inputId) };

export const openFollowUp = query('seguimientos:consultar', {
  access: 'everyone',
  takes: byKey,
  gives: object({
    petNames: wire('mascotas', list(text)),
    step: wire('paso', word(followUpSteps)),
    state: wire('estado', word(followUpStates)),
    answer: wire('respuesta', nullable(word(followUpAnswers))),
    mayAnswer: wire('puede_contestar', flag),
    openUntil: wire('abierto_hasta', nullable(instant)),
  }),
  errors: { 404: ['notFound'] },
});

export const answerFollowUp = command('seguimientos:responder', {
  access: 'everyone',
  takes: {
    ...byKey,
    answer: wire('respuesta', freeWord(followUpAnswers)),
    words: wire('texto', optional(inputText)),
  },
  gives: object({ openUntil: wire('abierto_hasta', nullable(instant)) }),
  errors: { 404: ['notFound'], 409: ['followUpClosed'] },
});

export const findFollowUps = query('seguimientos:de_solicitud', {
  access: 'session',
  takes: { applicationId: wire('id', inputId) },
  gives: list(
    object(
      {
        id,
        step: wire('paso', word(followUpSteps)),
        dueOn: wire('fecha', day),
        state: wire('estado', word(followUpStates)),
        answer: wire('respuesta', nullable(word(followUpAnswers))),
        words: wire('texto', text),
        answeredAt: wire('respondido', nullable(instant)),
        mayAnswer: wire('puede_contestar', flag),
      },
      'FollowUp',
    ),
  ),
  errors: { 404: ['notFound'] },
});

export const askForHelp = creation('seguimientos:pedir_ayuda', {
  access: 'session',
  takes: { id: inputId, words: wire('texto', inputText) },
  gives: object({ id }),
  errors: { 403: ['forbidden'], 404: ['notFound'], 409: ['applicationClosed'] },
});

export const markHelped = command('seguimientos:ayuda_atendida', {
  access: 'session',
  takes: { id: inputId },
  gives: nothing,
  errors: { 403: ['forbidden'], 404: ['notFound'] },
});

export type AskedFollowUp = DataOfCall<typeof openFollowUp>;
export type FoundFollowUp = DataOfCall<typeof findFollowUps>[number];
