import { z } from 'zod';
import {
  type FollowUpAnswer,
  followUpAnswers,
  followUpState,
  followUpStates,
  followUpSteps,
  mayAnswer,
} from '#domain/adoption/follow-up.ts';
import { mediaPath } from '#domain/pets/pet.ts';
import { species } from '#domain/pets/vocabularies.ts';
import { parseInput } from '../errors.ts';
import { withWireNames } from '../field-names.ts';
import { defineAction } from '../registry.ts';
import { receivedFile } from '../uploads.ts';
import { count, day, flag, id, instant, nothing, shape, text, wordOf } from '../values.ts';
import { wireId, wireLanguage, wireText } from '../wire-text.ts';

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

const esterilizaciones = defineAction({
  name: 'seguimientos:esterilizaciones',
  summary:
    'Of an adoption: the pets that were not sterilized, with the day until which the family promised it (`fecha`, null ' +
    'while nothing was promised) and when it was confirmed (`hecha`). For the family, who looks after the pet, and staff.',
  access: 'session',
  input: z.strictObject({ id: wireId, lang: wireLanguage }),
  output: z.array(
    shape({
      mascota_id: id,
      nombre: text,
      fecha: day.nullable(),
      hecha: instant.nullable(),
    }).meta({ id: 'Sterilization' }),
  ),
  errors: { 404: ['notFound'] },
  async handle({ input, viewer, context }) {
    const found = await context.followUps.findSterilizations(viewer, input.id);
    return {
      data: found.map(({ petId, petName, dueOn, doneAt }) => ({
        mascota_id: petId,
        nombre: petName,
        fecha: dueOn,
        hecha: doneAt,
      })),
    };
  },
});

const prometer = defineAction({
  name: 'seguimientos:acordar_esterilizacion',
  summary:
    'The day until which the family promised to have an adopted pet sterilized (today or later, within two years); another ' +
    'one takes its place. The family is reminded two weeks before and on the day. For whoever looks after the pet, and staff.',
  access: 'session',
  input: z.strictObject({ id: wireId, mascota_id: wireId, fecha: wireText, lang: wireLanguage }),
  output: nothing,
  errors: {
    403: ['forbidden'],
    404: ['notFound'],
    409: ['applicationNotAdopted', 'petIsSterilized'],
  },
  async handle({ input, viewer, context }) {
    const promised = { applicationId: input.id, petId: input.mascota_id, dueOn: input.fecha };
    await withWireNames({ dueOn: 'fecha' }, () =>
      context.followUps.promiseSterilization(viewer, promised),
    );
    return { data: null };
  },
});

const registrar = defineAction({
  name: 'seguimientos:registrar_esterilizacion',
  summary:
    'Who looks after the pet, or staff, has seen that it was sterilized as promised: nobody is reminded any more.',
  access: 'session',
  input: z.strictObject({ id: wireId, mascota_id: wireId, lang: wireLanguage }),
  output: nothing,
  errors: {
    403: ['forbidden'],
    404: ['notFound'],
    409: ['applicationNotAdopted', 'sterilizationNotPromised'],
  },
  async handle({ input, viewer, context }) {
    const named = { applicationId: input.id, petId: input.mascota_id };
    await context.followUps.confirmSterilization(viewer, named);
    return { data: null };
  },
});

const subirFoto = defineAction({
  name: 'seguimientos:subir_foto',
  summary:
    'Adds a photo to a follow-up, by the key of the mail’s link and without a session (`clave`, sent before the file): a ' +
    'picture, 6 at most. Read by the family, who looks after the pet, and staff. With a session files go to `seguimiento/{id}/`.',
  access: 'everyone',
  multipart: {
    async admit({ input, viewer, address, context }) {
      const named = parseInput(z.object({ clave: wireId }), { clave: input.clave });
      await context.followUps.admitPhoto({ viewer, address }, named.clave);
    },
  },
  input: z.object({ clave: wireId, lang: wireLanguage, archivo: receivedFile }),
  output: shape({ id }),
  errors: {
    404: ['notFound'],
    409: ['followUpClosed'],
    413: ['fileTooLarge'],
    415: ['pictureFormat', 'photoHeic'],
    422: [
      'fileEmpty',
      'tooManyPhotos',
      'pictureBroken',
      'pictureTooManyPixels',
      'pictureTooLargeForFormat',
    ],
    503: ['noRoom'],
  },
  async handle({ input, viewer, address, context }) {
    const photoId = await withWireNames({ file: 'archivo' }, () =>
      context.followUps.addPhoto({ viewer, address }, input.clave, input.archivo),
    );
    return { data: { id: photoId } };
  },
});

const fotos = defineAction({
  name: 'seguimientos:fotos',
  summary:
    'The photos that the family sent after an adoption (`id` of the application), for the family, who looks after the pet, and ' +
    'staff. `url` is signed and opens for a quarter of an hour. `permitida`: the family lets everybody see it beside the pet; ' +
    '`mostrada`: they do.',
  access: 'session',
  input: z.strictObject({ id: wireId, lang: wireLanguage }),
  output: z.array(
    shape({
      id,
      seguimiento_id: id,
      url: text,
      permitida: flag,
      mostrada: flag,
    }).meta({ id: 'FollowUpPhoto' }),
  ),
  errors: { 404: ['notFound'] },
  async handle({ input, viewer, context }) {
    const found = await context.followUps.listPhotos(viewer, input.id);
    return {
      data: found.map((one) => ({
        id: one.id,
        seguimiento_id: one.followUpId,
        url: context.config.siteUrl + one.path,
        permitida: one.isAllowed,
        mostrada: one.isShown,
      })),
    };
  },
});

const permitirFoto = defineAction({
  name: 'seguimientos:permitir_foto',
  summary:
    'The family’s consent to show a photo of its follow-up on the page of the pet that it adopted, given or taken back ' +
    '(`permite`): by its session at any time, and by the mail’s key while that works. Nobody sees it before somebody looked.',
  access: 'everyone',
  input: z.strictObject({ clave: wireId, foto: wireId, permite: flag, lang: wireLanguage }),
  output: nothing,
  errors: { 404: ['notFound'], 409: ['applicationNotAdopted'] },
  async handle({ input, viewer, address, context }) {
    const request = { photoId: input.foto, isAllowed: input.permite };
    await context.followUps.allowPhoto({ viewer, address }, input.clave, request);
    return { data: null };
  },
});

const mostrarFoto = defineAction({
  name: 'seguimientos:mostrar_foto',
  summary:
    'Shows a photo that the family allowed on the page of the adopted pet, or does so no more (`muestra`). For whoever looks after ' +
    'the pet, and staff; `id` is the application’s.',
  access: 'session',
  input: z.strictObject({ id: wireId, foto: wireId, muestra: flag, lang: wireLanguage }),
  output: nothing,
  errors: {
    403: ['forbidden'],
    404: ['notFound'],
    409: ['applicationNotAdopted', 'photoNotAllowed'],
  },
  async handle({ input, viewer, context }) {
    const named = { applicationId: input.id, photoId: input.foto, isShown: input.muestra };
    await context.followUps.showPhoto(viewer, named);
    return { data: null };
  },
});

const pedirAyuda = defineAction({
  name: 'seguimientos:pedir_ayuda',
  summary:
    'The family of an adopted pet asks for help, on whatever day: who looks after the pet gets a mail at once, and finds it ' +
    'first among what waits for them until `seguimientos:ayuda_atendida`. Returns the application’s `id`.',
  access: 'session',
  creates: true,
  input: z.strictObject({ id: wireId, texto: wireText, lang: wireLanguage }),
  output: shape({ id }),
  errors: { 403: ['forbidden'], 404: ['notFound'], 409: ['applicationClosed'] },
  async handle({ input, viewer, context, once }) {
    const asked = { id: input.id, words: input.texto };
    return {
      data: await withWireNames({ words: 'texto' }, () =>
        once((record) => context.followUps.askForHelp(viewer, asked, record)),
      ),
    };
  },
});

const ayudaAtendida = defineAction({
  name: 'seguimientos:ayuda_atendida',
  summary:
    'Whoever looks after the pet has seen to all that its family asked for help with so far. Also for staff.',
  access: 'session',
  input: z.strictObject({ id: wireId, lang: wireLanguage }),
  output: nothing,
  errors: { 403: ['forbidden'], 404: ['notFound'] },
  async handle({ input, viewer, context }) {
    await context.followUps.markHelped(viewer, input.id);
    return { data: null };
  },
});

const misAdopciones = defineAction({
  name: 'seguimientos:mis_adopciones',
  summary:
    'The pets that the caller adopted here and still has, the latest first, with a picture of each, the day of the next ' +
    'follow-up (null after the last one), the guide of the first days (`guia`) and whom to write to (`correo`).',
  access: 'session',
  input: z.strictObject({ lang: wireLanguage }),
  output: shape({
    adopciones: z.array(
      shape({
        solicitud_id: id,
        folio: count,
        mascotas: z.array(
          shape({
            id,
            nombre: text,
            especie: wordOf(species),
            imagenes: z.array(text),
            puntos_focales: z.array(shape({ x: z.number(), y: z.number() })),
          }),
        ),
        siguiente: day.nullable(),
      }),
    ),
    guia: shape({
      titulo: text,
      todos: z.array(text),
      especies: shape({ perro: z.array(text), gato: z.array(text) }),
      ayuda: text,
    }),
    correo: text,
  }),
  async handle({ viewer, language, context }) {
    const { siteUrl } = context.config;
    const { adoptions, guide, email } = await context.followUps.findOwnAdoptions(viewer, language);
    return {
      data: {
        adopciones: adoptions.map(({ applicationId, folio, pets, nextAskedOn }) => ({
          solicitud_id: applicationId,
          folio,
          mascotas: pets.map((pet) => ({
            id: pet.id,
            nombre: pet.name,
            especie: species.toWire(pet.species),
            imagenes: pet.picture ? [siteUrl + mediaPath(pet.picture)] : [],
            puntos_focales: pet.picture ? [pet.picture.focus] : [],
          })),
          siguiente: nextAskedOn,
        })),
        guia: {
          titulo: guide.title,
          todos: [...guide.everybody],
          especies: { perro: [...guide.species.dog], gato: [...guide.species.cat] },
          ayuda: guide.help,
        },
        correo: email,
      },
    };
  },
});

export const seguimientos = [
  pedirAyuda,
  ayudaAtendida,
  misAdopciones,
  subirFoto,
  fotos,
  permitirFoto,
  mostrarFoto,
  consultar,
  responder,
  deSolicitud,
  esterilizaciones,
  prometer,
  registrar,
];
