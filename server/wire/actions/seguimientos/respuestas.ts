import { z } from 'zod';
import {
  type FollowUpAnswer,
  followUpAnswers,
  followUpState,
  followUpStates,
  followUpSteps,
  mayAnswer,
} from '#domain/adoption/follow-up.ts';
import { withWireNames } from '../../field-names.ts';
import { defineAction } from '../../registry.ts';
import { day, flag, id, instant, shape, text, wordOf } from '../../values.ts';
import { wireId, wireLanguage, wireText } from '../../wire-text.ts';

const answerToWire = (answer: FollowUpAnswer | null) =>
  answer === null ? null : followUpAnswers.toWire(answer);

const consultar = defineAction({
  name: 'seguimientos:consultar',
  summary:
    'What a follow-up after an adoption asks. `clave` is the key of the mail’s link, for everybody who has it until it ' +
    'expires; or the follow-up’s id, for the family’s session. Tells the pet’s name and the answer, and nobody’s data. ' +
    'Changes nothing. `abierto_hasta` is until when the answer can be given or changed.',
  access: 'everyone',
  input: z.strictObject({ clave: wireId, lang: wireLanguage }),
  output: shape({
    mascotas: z.array(text),
    paso: wordOf(followUpSteps),
    estado: wordOf(followUpStates),
    respuesta: wordOf(followUpAnswers).nullable(),
    puede_contestar: flag,
    abierto_hasta: instant.nullable(),
  }),
  errors: { 404: ['notFound'] },
  async handle({ input, viewer, address, context }) {
    const asked = await context.followUps.open({ viewer, address }, input.clave);
    return {
      data: {
        mascotas: [...asked.petNames],
        paso: followUpSteps.toWire(asked.step),
        estado: followUpStates.toWire(asked.state),
        respuesta: answerToWire(asked.answer),
        puede_contestar: asked.mayAnswer,
        abierto_hasta: asked.openUntil,
      },
    };
  },
});

const responder = defineAction({
  name: 'seguimientos:responder',
  summary:
    'Answers a follow-up (`clave` as of `seguimientos:consultar`): `bien`, `dudas`, `ayuda` or `no_funciona`, the latter two ' +
    'of which who looks after the pet gets as a mail at once. The answer can be changed until `abierto_hasta`; without ' +
    '`texto` the words of an earlier one stay.',
  access: 'everyone',
  input: z.strictObject({
    clave: wireId,
    respuesta: wireText,
    texto: wireText.optional(),
    lang: wireLanguage,
  }),
  output: shape({ abierto_hasta: instant.nullable() }),
  errors: { 404: ['notFound'], 409: ['followUpClosed'] },
  async handle({ input, viewer, address, context }) {
    const request = { answer: followUpAnswers.fromWire(input.respuesta), words: input.texto };
    const { openUntil } = await withWireNames({ answer: 'respuesta', words: 'texto' }, () =>
      context.followUps.respond({ viewer, address }, input.clave, request),
    );
    return { data: { abierto_hasta: openUntil } };
  },
});

const deSolicitud = defineAction({
  name: 'seguimientos:de_solicitud',
  summary:
    'The follow-ups of an adoption application, the earliest first, with what the family answered: for the family, who ' +
    'looks after the pet, and staff; to others 404. Empty until the adoption.',
  access: 'session',
  input: z.strictObject({ id: wireId, lang: wireLanguage }),
  output: z.array(
    shape({
      id,
      paso: wordOf(followUpSteps),
      fecha: day,
      estado: wordOf(followUpStates),
      respuesta: wordOf(followUpAnswers).nullable(),
      texto: text,
      respondido: instant.nullable(),
      puede_contestar: flag,
    }).meta({ id: 'FollowUp' }),
  ),
  errors: { 404: ['notFound'] },
  async handle({ input, viewer, context }) {
    const found = await context.followUps.listOf(viewer, input.id);
    const now = context.clock.now();
    return {
      data: found.map((one) => ({
        id: one.id,
        paso: followUpSteps.toWire(one.step),
        fecha: one.dueOn,
        estado: followUpStates.toWire(followUpState(one, now)),
        respuesta: answerToWire(one.answer),
        texto: one.words,
        respondido: one.answeredAt,
        puede_contestar: mayAnswer(one, now),
      })),
    };
  },
});

export const respuestas = [consultar, responder, deSolicitud];
