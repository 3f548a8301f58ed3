import { command, type DataOfCall, query } from '../contract/call.ts';
import {
  count,
  described,
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
  optionally,
  text,
  wire,
  word,
} from '../contract/shape.ts';
import { knownForAnswers, referenceStates, trustAnswers } from './reference-check.ts';

/** What people say about a family that named them as its reference. */

export const askReferences = command('referencias:pedir', {
  access: 'session',
  takes: { applicationId: wire('id', inputId) },
  gives: object({ asked: wire('preguntadas', count) }),
  errors: {
    403: ['forbidden'],
    404: ['notFound'],
    409: ['referencesNotYet'],
    422: ['noReferenceToAsk'],
  },
});

export const findReferences = query('referencias:de_solicitud', {
  access: 'session',
  takes: { applicationId: wire('id', inputId) },
  gives: list(
    object(
      {
        id,
        /** '' of who asked to be forgotten. */
        name: wire('nombre', text),
        relation: wire('relacion', nullable(text)),
        askedAt: wire('preguntada', instant),
        /** null for the family. */
        state: wire('estado', nullable(word(referenceStates))),
        answeredAt: wire('respondida', nullable(instant)),
        answer: wire(
          'respuesta',
          nullable(
            object({
              knownFor: wire('tiempo', word(knownForAnswers)),
              how: wire('como', text),
              trust: wire('confiaria', word(trustAnswers)),
              words: wire('texto', text),
            }),
          ),
        ),
      },
      'ReferenceCheck',
    ),
  ),
  errors: { 404: ['notFound'] },
});

/** Of the mail's link. */
const byKey = { key: wire('clave', inputId) };

export const openReference = query('referencias:consultar', {
  access: 'everyone',
  takes: byKey,
  gives: object({
    family: wire('familia', text),
    petNames: wire('mascotas', list(text)),
    state: wire('estado', word(referenceStates)),
    openUntil: wire('abierto_hasta', instant),
    isKnown: wire(
      'con_datos',
      described(flag, 'Whether the portal still holds data of the reference'),
    ),
  }),
  errors: { 404: ['notFound'] },
});

export const answerReference = command('referencias:contestar', {
  access: 'everyone',
  takes: {
    ...byKey,
    knownFor: wire('tiempo', freeWord(knownForAnswers)),
    how: wire('como', inputText),
    trust: wire('confiaria', freeWord(trustAnswers)),
    words: wire('texto', optionally(inputText, '')),
  },
  gives: nothing,
  errors: { 404: ['notFound'], 409: ['referenceClosed'] },
});

export const declineReference = command('referencias:declinar', {
  access: 'everyone',
  takes: { ...byKey, forget: wire('olvidar', optionally(flag, false)) },
  gives: nothing,
  errors: { 404: ['notFound'], 409: ['referenceClosed'] },
});

export type ShownReference = DataOfCall<typeof findReferences>[number];
