import { z } from 'zod';
import {
  knownForAnswers,
  referenceState,
  referenceStates,
  trustAnswers,
} from '#domain/adoption/reference-check.ts';
import { withWireNames } from '../field-names.ts';
import { defineAction } from '../registry.ts';
import { count, flag, id, instant, nothing, shape, text, wordOf } from '../values.ts';
import { wireId, wireLanguage, wireText } from '../wire-text.ts';

const names = { knownFor: 'tiempo', how: 'como', trust: 'confiaria', words: 'texto' };

const pedir = defineAction({
  name: 'referencias:pedir',
  summary:
    'Mails the questions to each reference of an application’s family that has an address and was not asked yet; returns how ' +
    'many those are. For whoever looks after the pet, and staff, while the application is `en_revision`, in `conversacion` or at ' +
    'the `visita`.',
  access: 'session',
  input: z.strictObject({ id: wireId, lang: wireLanguage }),
  output: shape({ preguntadas: count }),
  errors: {
    403: ['forbidden'],
    404: ['notFound'],
    409: ['referencesNotYet'],
    422: ['noReferenceToAsk'],
  },
  async handle({ input, viewer, context }) {
    return { data: { preguntadas: await context.references.askReferences(viewer, input.id) } };
  },
});

const deSolicitud = defineAction({
  name: 'referencias:de_solicitud',
  summary:
    'Whom the portal asked as references of an application’s family, the earliest first. What they said is read by who looks ' +
    'after the pet, and staff; to the family all but `nombre` and `preguntada` is null. Of who asked to be forgotten `nombre` is empty.',
  access: 'session',
  input: z.strictObject({ id: wireId, lang: wireLanguage }),
  output: z.array(
    shape({
      id,
      nombre: text,
      relacion: text.nullable(),
      preguntada: instant,
      estado: wordOf(referenceStates).nullable(),
      respondida: instant.nullable(),
      respuesta: shape({
        tiempo: wordOf(knownForAnswers),
        como: text,
        confiaria: wordOf(trustAnswers),
        texto: text,
      }).nullable(),
    }).meta({ id: 'ReferenceCheck' }),
  ),
  errors: { 404: ['notFound'] },
  async handle({ input, viewer, context }) {
    const { side, checks } = await context.references.listChecks(viewer, input.id);
    const now = context.clock.now();
    const isRead = side === 'rescuer';
    return {
      data: checks.map((check) => ({
        id: check.id,
        nombre: check.name,
        relacion: isRead ? check.relation : null,
        preguntada: check.askedAt,
        estado: isRead ? referenceStates.toWire(referenceState(check, now)) : null,
        respondida: isRead ? check.answeredAt : null,
        respuesta:
          isRead && check.answer
            ? {
                tiempo: knownForAnswers.toWire(check.answer.knownFor),
                como: check.answer.how,
                confiaria: trustAnswers.toWire(check.answer.trust),
                texto: check.answer.words,
              }
            : null,
      })),
    };
  },
});

const consultar = defineAction({
  name: 'referencias:consultar',
  summary:
    'What a reference is asked, by the key of its mail’s link: for which family and pets, and until when. Changes nothing, and ' +
    'tells nothing that anybody said.',
  access: 'everyone',
  input: z.strictObject({ clave: wireId, lang: wireLanguage }),
  output: shape({
    familia: text,
    mascotas: z.array(text),
    estado: wordOf(referenceStates),
    abierto_hasta: instant,
    con_datos: flag.meta({ description: 'Whether the portal still holds data of the reference' }),
  }),
  errors: { 404: ['notFound'] },
  async handle({ input, address, context }) {
    const asked = await context.references.openReference({ address }, input.clave);
    return {
      data: {
        familia: asked.family,
        mascotas: [...asked.petNames],
        estado: referenceStates.toWire(asked.state),
        abierto_hasta: asked.openUntil,
        con_datos: asked.isKnown,
      },
    };
  },
});

const contestar = defineAction({
  name: 'referencias:contestar',
  summary:
    'Answers as a reference, once: `tiempo` and `como` they know the family, whether they would entrust an animal to it ' +
    '(`confiaria`), and what else there is to know (`texto`). Read by whoever looks after the pet, and staff, never by the family.',
  access: 'everyone',
  input: z.strictObject({
    clave: wireId,
    tiempo: wireText,
    como: wireText,
    confiaria: wireText,
    texto: wireText.default(''),
    lang: wireLanguage,
  }),
  output: nothing,
  errors: { 404: ['notFound'], 409: ['referenceClosed'] },
  async handle({ input, address, context }) {
    const request = {
      knownFor: knownForAnswers.fromWire(input.tiempo),
      how: input.como,
      trust: trustAnswers.fromWire(input.confiaria),
      words: input.texto,
    };
    await withWireNames(names, () =>
      context.references.answerReference({ address }, input.clave, request),
    );
    return { data: null };
  },
});

const declinar = defineAction({
  name: 'referencias:declinar',
  summary:
    'A reference would rather not answer. With `olvidar` its name, address and answer are deleted wherever this family gave ' +
    'them, and the portal writes to that address as a reference no more; that it may ask for later, too.',
  access: 'everyone',
  input: z.strictObject({ clave: wireId, olvidar: flag.default(false), lang: wireLanguage }),
  output: nothing,
  errors: { 404: ['notFound'], 409: ['referenceClosed'] },
  async handle({ input, address, context }) {
    const { references } = context;
    if (input.olvidar) await references.forgetReference({ address }, input.clave);
    else await references.declineReference({ address }, input.clave);
    return { data: null };
  },
});

export const referencias = [pedir, deSolicitud, consultar, contestar, declinar];
