import { z } from 'zod';
import { fosterAges, fosterSizes, fosterSkills } from '#domain/fostering/foster-home.ts';
import {
  askerStates,
  type FosterNeeds,
  requestAnswers,
  requestLimits,
  requestStates,
} from '#domain/fostering/foster-request.ts';
import { species } from '#domain/pets/vocabularies.ts';
import type { AskedHome } from '#server/features/fostering/answer-request.ts';
import { withWireNames } from '../../field-names.ts';
import { queryInput } from '../../filter.ts';
import { defineAction } from '../../registry.ts';
import { count, flag, id, instant, nothing, shape, text, wordOf } from '../../values.ts';
import { wireId, wireLanguage, wireText } from '../../wire-text.ts';
import { contactShape, contactToWire } from './hogar-wire.ts';

const words: Readonly<Record<string, string>> = {
  species: 'especie',
  count: 'cuantos',
  age: 'edad',
  size: 'tamano',
  skills: 'cuidados',
  city: 'ciudad',
  hours: 'horas',
  pickup: 'recoger_en',
  words: 'texto',
};
/** Of `skills.0`: `cuidados`. */
const names = (field: string): string => {
  const [first = ''] = field.split('.');
  return words[first] ?? field;
};

const needs = {
  especie: wireText,
  cuantos: z.union([z.number(), wireText]),
  edad: wireText.nullish(),
  tamano: wireText.nullish(),
  cuidados: z.array(wireText).max(fosterSkills.values.length).optional(),
  ciudad: wireText.optional(),
};

const needsFromWire = (input: z.output<z.ZodObject<typeof needs>>) => ({
  species: species.fromWire(input.especie),
  count: input.cuantos,
  age: input.edad ? (fosterAges.fromWire(input.edad) ?? input.edad) : null,
  size: input.tamano ? (fosterSizes.fromWire(input.tamano) ?? input.tamano) : null,
  skills: input.cuidados?.map((one) => fosterSkills.fromWire(one) ?? one),
  city: input.ciudad,
});

const needsShape = {
  edad: wordOf(fosterAges).nullable(),
  tamano: wordOf(fosterSizes).nullable(),
  cuidados: z.array(wordOf(fosterSkills)),
  ciudad: text,
};

const needsToWire = ({
  age,
  size,
  skills,
  city,
}: Pick<FosterNeeds, 'age' | 'size' | 'skills' | 'city'>) => ({
  edad: age && fosterAges.toWire(age),
  tamano: size && fosterSizes.toWire(size),
  cuidados: skills.map((one) => fosterSkills.toWire(one)),
  ciudad: city,
});

const contar = defineAction({
  name: 'hogares:contar',
  summary:
    'How many foster homes hogares:preguntar would go to, with the same words of the animals (40 at most).',
  access: 'session',
  input: z.strictObject({ ...needs, lang: wireLanguage }),
  output: shape({ hogares: count }),
  errors: { 403: ['fosterRequestNotYours', 'fosterAskerUnconfirmed'] },
  async handle({ input, viewer, context }) {
    const found = await withWireNames(names, () =>
      context.fostering.countFitting(viewer, needsFromWire(input)),
    );
    return { data: { hogares: found } };
  },
});

const preguntar = defineAction({
  name: 'hogares:preguntar',
  summary:
    'Asks the foster homes that fit by mail ("can you take two kittens tonight?"): active, for `especie`, with `cuantos` free ' +
    'places, on offer today; as far as it is said for that `edad` (recien_nacido: by bottle), `tamano` of dogs, able to do what `cuidados` ' +
    'names, and of that `ciudad`; 40 at most. The first yes solves it, and its home is told `recoger_en`. Open for `horas` (2, 4, 8, 12, 24, 48, 72). For whoever manages foster homes, and whoever looks after a pet and was confirmed (`hogares:pedir_permiso`).',
  access: 'session',
  creates: true,
  input: z.strictObject({
    ...needs,
    horas: z.union([z.number(), wireText]),
    recoger_en: wireText.optional(),
    texto: wireText,
    lang: wireLanguage,
  }),
  output: shape({ id, preguntados: count }),
  errors: {
    403: ['fosterRequestNotYours', 'fosterAskerUnconfirmed'],
    409: ['fosterTooManyRequests'],
    422: ['fosterNobodyToAsk'],
  },
  async handle({ input, viewer, address, context, once }) {
    const request = {
      ...needsFromWire(input),
      hours: input.horas,
      pickup: input.recoger_en,
      words: input.texto,
    };
    const created = await withWireNames(names, () =>
      once((record) => context.fostering.askHomes({ viewer, address }, request, record)),
    );
    return { data: { id: created.id, preguntados: created.asked } };
  },
});

const preguntas = defineAction({
  name: 'hogares:preguntas',
  summary:
    'What the caller asked foster homes, the newest first, and what each answered (`tarde`: a yes after the first one); with ' +
    '`todas`, of everybody, for whoever manages foster homes. `contacto` is of who said yes first.',
  access: 'session',
  input: z.strictObject({
    todas: flag.default(false),
    ...queryInput.pick({ page: true, limit: true }).shape,
  }),
  output: z.array(
    shape({
      id,
      estado: wordOf(requestStates),
      especie: wordOf(species),
      cuantos: count,
      ...needsShape,
      recoger_en: text,
      reabierta: count,
      texto: text,
      created_at: instant,
      vence: instant,
      pregunta: text.nullable(),
      respuestas: z.array(
        shape({ nombre: text, ciudad: text, respuesta: wordOf(requestAnswers), fecha: instant }),
      ),
      sin_respuesta: count,
      contacto: contactShape.nullable(),
    }).meta({ id: 'FosterRequest' }),
  ),
  paginated: true,
  errors: { 403: ['forbidden'] },
  async handle({ input, viewer, context }) {
    const { items, ...page } = await context.fostering.listRequests(viewer, {
      ...input,
      ofAll: input.todas,
    });
    const data = items.map((one) => ({
      id: one.id,
      estado: requestStates.toWire(one.state),
      especie: species.toWire(one.species),
      cuantos: one.count,
      ...needsToWire(one),
      recoger_en: one.pickup,
      reabierta: one.reopened,
      texto: one.words,
      created_at: one.createdAt,
      vence: one.expiresAt,
      pregunta: one.author?.name ?? null,
      respuestas: one.answers.map(({ name, city, answer, at }) => ({
        nombre: name,
        ciudad: city,
        respuesta: requestAnswers.toWire(answer),
        fecha: at,
      })),
      sin_respuesta: one.unanswered,
      contacto: one.winner ? contactToWire(one.winner) : null,
    }));
    return { data, page };
  },
});

const permission = shape({ permiso: wordOf(askerStates) });

const permiso = defineAction({
  name: 'hogares:permiso',
  summary:
    'Whether the caller may ask foster homes: `confirmado`; `en_espera` of whoever manages homes; `sin_pedir`; `sin_mascotas` ' +
    'where they look after none.',
  access: 'session',
  input: z.strictObject({ lang: wireLanguage }),
  output: permission,
  async handle({ viewer, context }) {
    return { data: { permiso: askerStates.toWire(await context.fostering.askerState(viewer)) } };
  },
});

const pedirPermiso = defineAction({
  name: 'hogares:pedir_permiso',
  summary:
    'Asks whoever manages foster homes to confirm the caller, who looks after a pet; returns what `hogares:permiso` does from then ' +
    'on. The same again changes nothing.',
  access: 'session',
  input: z.strictObject({ lang: wireLanguage }),
  output: permission,
  async handle({ viewer, context }) {
    const state = await context.fostering.requestConfirmation(viewer);
    return { data: { permiso: askerStates.toWire(state) } };
  },
});

const porConfirmar = defineAction({
  name: 'hogares:permisos_pendientes',
  summary: 'Who waits to be allowed to ask foster homes, for whoever manages them.',
  access: { right: 'fosters.manage' },
  input: z.strictObject({ lang: wireLanguage }),
  output: z.array(shape({ id, fecha: instant, contacto: contactShape })),
  async handle({ viewer, context }) {
    const found = await context.fostering.waitingAskers(viewer);
    const data = found.map(({ accountId, askedAt, contact }) => ({
      id: accountId,
      fecha: askedAt,
      contacto: contactToWire(contact),
    }));
    return { data };
  },
});

const darPermiso = defineAction({
  name: 'hogares:dar_permiso',
  summary:
    'Confirms a rescuer of `hogares:permisos_pendientes`, who may ask foster homes from then on.',
  access: { right: 'fosters.manage' },
  input: z.strictObject({ id: wireId, lang: wireLanguage }),
  output: nothing,
  errors: { 404: ['notFound'] },
  async handle({ input, viewer, address, context }) {
    await context.fostering.confirmAsker({ viewer, address }, input.id);
    return { data: null };
  },
});

const cancelar = defineAction({
  name: 'hogares:cancelar_pregunta',
  summary:
    'Takes a question to foster homes back; those that have not answered are told that there is no need.',
  access: 'session',
  input: z.strictObject({ id: wireId, lang: wireLanguage }),
  output: nothing,
  errors: { 404: ['notFound'], 409: ['fosterRequestClosed'] },
  async handle({ input, viewer, address, context }) {
    await context.fostering.cancelRequest({ viewer, address }, input.id);
    return { data: null };
  },
});

const reabrir = defineAction({
  name: 'hogares:reabrir_pregunta',
  summary:
    'Opens a question again that a home said yes to and cannot after all: those that said yes later or have not answered, and ' +
    `still fit, are asked again, for \`horas\` (2, 4, 8, 12, 24, 48, 72). At most ${requestLimits.reopened} times.`,
  access: 'session',
  input: z.strictObject({ id: wireId, horas: z.union([z.number(), wireText]), lang: wireLanguage }),
  output: shape({ preguntados: count }),
  errors: {
    403: ['fosterRequestNotYours', 'fosterAskerUnconfirmed'],
    404: ['notFound'],
    409: ['fosterRequestNotSolved', 'fosterReopenedOften', 'fosterTooManyRequests'],
    422: ['fosterNobodyLeftToAsk'],
  },
  async handle({ input, viewer, address, context }) {
    const by = { viewer, address };
    const asked = await withWireNames(names, () =>
      context.fostering.reopenRequest(by, input.id, { hours: input.horas }),
    );
    return { data: { preguntados: asked } };
  },
});

const asked = shape({
  id,
  pregunta: text,
  especie: wordOf(species),
  cuantos: count,
  ...needsShape,
  texto: text,
  vence: instant,
  estado: wordOf(requestStates),
  respuesta: wordOf(requestAnswers).nullable(),
}).meta({ id: 'AskedFosterHome' });

const askedToWire = (one: AskedHome): z.output<typeof asked> => ({
  id: one.id,
  pregunta: one.author,
  especie: species.toWire(one.species),
  cuantos: one.count,
  ...needsToWire(one),
  texto: one.words,
  vence: one.expiresAt,
  estado: requestStates.toWire(one.state),
  respuesta: one.answer && requestAnswers.toWire(one.answer),
});

const pendientes = defineAction({
  name: 'hogares:preguntas_pendientes',
  summary: 'Open questions that the caller’s foster home has not answered, the most urgent first.',
  access: 'session',
  input: z.strictObject({ lang: wireLanguage }),
  output: z.array(asked),
  async handle({ viewer, context }) {
    const found = await context.fostering.openAsks(viewer);
    return { data: found.map(askedToWire) };
  },
});

const result = shape({ respuesta: wordOf(requestAnswers) });
const contestar = defineAction({
  name: 'hogares:contestar',
  summary:
    'Answers a question for the caller’s foster home, once: `si`, `no`, or `tarde` where another home was faster.',
  access: 'session',
  input: z.strictObject({ id: wireId, acepta: flag, lang: wireLanguage }),
  output: result,
  errors: { 404: ['notFound'], 409: ['fosterAlreadyAnswered', 'fosterRequestClosed'] },
  async handle({ input, viewer, address, context }) {
    const by = { viewer, address };
    const answer = await context.fostering.answerAsk(by, input.id, input.acepta);
    return { data: { respuesta: requestAnswers.toWire(answer) } };
  },
});

const pregunta = defineAction({
  name: 'hogares:pregunta',
  summary: 'What a foster home is asked, by the key of its mail’s link. Changes nothing.',
  access: 'everyone',
  input: z.strictObject({ clave: wireId, lang: wireLanguage }),
  output: asked,
  errors: { 404: ['notFound'] },
  async handle({ input, address, context }) {
    return { data: askedToWire(await context.fostering.openAsk({ address }, input.clave)) };
  },
});

const contestarEnlace = defineAction({
  name: 'hogares:contestar_enlace',
  summary: 'As hogares:contestar, by the key of the mail’s link and without a session.',
  access: 'everyone',
  input: z.strictObject({ clave: wireId, acepta: flag, lang: wireLanguage }),
  output: result,
  errors: { 404: ['notFound'], 409: ['fosterAlreadyAnswered', 'fosterRequestClosed'] },
  async handle({ input, address, context }) {
    const answer = await context.fostering.answerByLink({ address }, input.clave, input.acepta);
    return { data: { respuesta: requestAnswers.toWire(answer) } };
  },
});

export const preguntasAHogares = [
  permiso,
  pedirPermiso,
  porConfirmar,
  darPermiso,
  contar,
  reabrir,
  preguntar,
  preguntas,
  cancelar,
  pendientes,
  contestar,
  pregunta,
  contestarEnlace,
];
