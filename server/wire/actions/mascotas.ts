import { z } from 'zod';
import { petGroupKind, petGroupLimits } from '#domain/pets/pet-group.ts';
import { petStatus, reminderAnswer } from '#domain/pets/vocabularies.ts';
import type { PetQuery } from '#server/features/pets/core/pet-fields.ts';
import { withWireNames } from '../field-names.ts';
import { atFilter, queryInput, toRowQuery } from '../filter.ts';
import { defineAction } from '../registry.ts';
import { mascotas as mascotasSchema } from '../schemas/mascotas.ts';
import { address, count, day, flag, id, shape, text, wordOf } from '../values.ts';
import { wireId, wireLanguage, wireText } from '../wire-text.ts';

const link = z.strictObject({ id: wireId, token: wireText.max(200) });

const focalPoint = shape({ x: z.number(), y: z.number() });

const consultarRecordatorio = defineAction({
  name: 'mascotas:consultar_recordatorio',
  summary:
    'What a link of the mail that asks a pet’s owner is about; `token` is `{accion}.{firma}`. Changes nothing. `vigente` is ' +
    'false when it is too late for an answer. 404 once the pet was renewed or its status changed.',
  access: 'everyone',
  input: link,
  output: shape({
    nombre: text,
    estado: wordOf(petStatus),
    accion: wordOf(reminderAnswer),
    fecha_expiracion: day,
    imagen: address.nullish(),
    punto_focal: focalPoint.nullable(),
    vigente: flag,
  }),
  errors: { 404: ['notFound'] },
  async handle({ input: { id, token }, context, address }) {
    const reminder = await context.petReminders.find(id, token, address);
    return {
      data: {
        nombre: reminder.petName,
        estado: petStatus.toWire(reminder.status),
        accion: reminderAnswer.toWire(reminder.answer),
        fecha_expiracion: reminder.expiresOn,
        imagen: reminder.picture && context.config.siteUrl + reminder.picture.path,
        punto_focal: reminder.picture?.focus ?? null,
        vigente: reminder.open,
      },
    };
  },
});

const responderRecordatorio = defineAction({
  name: 'mascotas:responder_recordatorio',
  summary:
    'Answers by such a link, once: `renovar` makes the pet visible from today on, `pausar` takes it out of the lists.',
  access: 'everyone',
  input: link,
  output: shape({ fecha_expiracion: day, estado: wordOf(petStatus) }),
  errors: { 404: ['notFound'] },
  async handle({ input: { id, token }, context, address }) {
    const { expiresOn, status } = await context.petReminders.answer(id, token, address);
    return { data: { fecha_expiracion: expiresOn, estado: petStatus.toWire(status) } };
  },
});

const exportar = defineAction({
  name: 'mascotas:exportar',
  summary:
    'The whole list that a query finds, in its order, as a table for spreadsheets (UTF-8 with its mark, RFC 4180); its words ' +
    'are those of `lang`.',
  access: { right: 'pets.export' },
  produces: 'text/csv',
  input: z.strictObject({
    filter: queryInput.shape.filter,
    order: queryInput.shape.order,
    lang: wireLanguage,
  }),
  async handle({ input: { filter, order }, viewer, context, address, language }) {
    const query = toRowQuery(
      queryInput.parse({ schema: mascotasSchema.name, filter, order }),
      mascotasSchema,
      viewer,
    ) as PetQuery;
    const { day, pieces } = await atFilter(() =>
      context.petExport.start({ viewer, address }, query, language),
    );
    const name = `${fileNames[language]}-${day}.csv`;
    return { file: { name, type: 'text/csv; charset=utf-8', pieces } };
  },
});

const contar = defineAction({
  name: 'mascotas:contar',
  summary:
    'How many pets a filter finds of each `estado`, deleted ones apart, among those that the caller would find by it; what there is none of is left out.',
  access: 'session',
  input: z.strictObject({ filter: queryInput.shape.filter, lang: wireLanguage }),
  output: z.array(shape({ estado: wordOf(petStatus), eliminado: flag, total: count })),
  async handle({ input: { filter }, viewer, context }) {
    const { where } = toRowQuery(
      queryInput.parse({ schema: mascotasSchema.name, filter }),
      mascotasSchema,
      viewer,
    ) as PetQuery;
    const counts = await atFilter(() => context.pets.countFound(viewer, where));
    return {
      data: counts.map(({ status, deleted, pets }) => ({
        estado: petStatus.toWire(status),
        eliminado: deleted,
        total: pets,
      })),
    };
  },
});

const deshacerEliminacion = defineAction({
  name: 'mascotas:deshacer_eliminacion',
  summary:
    'Takes back a deletion of the last ten minutes; `version` is the pet’s since then. Its days stay as they were. For its ' +
    'owner and administrators; 409 when it was changed since, or it is too late: later only administrators restore a pet.',
  access: 'session',
  input: z.strictObject({ id: wireId, version: z.int().min(1), lang: wireLanguage }),
  output: shape({ id }),
  errors: { 404: ['notFound'], 409: ['petUndoOver', 'petChangedSince'] },
  async handle({ input: { id, version }, viewer, context, address }) {
    await context.petManagement.undoDeletion({ viewer, address }, id, version);
    return { data: { id } };
  },
});

const twoPets = ['01961f6e-8f6b-7c3a-9d2e-5b1f0c8a4e21', '01961f6e-8f6b-7c3a-9d2e-5b1f0c8a4e22'];

const petError = { 404: ['notFound'] } as const;

const agrupar = defineAction({
  name: 'mascotas:agrupar',
  summary:
    'Makes a `pareja` (two that are adopted together) or a `camada` (up to 8, who may be adopted apart) of pets in adoption ' +
    'of one account; where some of them are a litter already, the others join it. For their owner and administrators.',
  access: 'session',
  input: z.strictObject({
    tipo: z.enum(petGroupKind.wireWords),
    mascotas: z
      .array(wireId)
      .min(2)
      .max(petGroupLimits.pets.litter)
      .meta({ examples: [twoPets] }),
    lang: wireLanguage,
  }),
  output: shape({ mascotas: z.array(id).meta({ examples: [twoPets] }) }),
  errors: { ...petError, 409: ['petInAnotherGroup'] },
  async handle({ input: { tipo, mascotas }, viewer, context, address }) {
    const kind = petGroupKind.fromWire(tipo) ?? 'litter';
    await withWireNames({ petIds: 'mascotas' }, () =>
      context.petManagement.link({ viewer, address }, { kind, petIds: mascotas }),
    );
    return { data: { mascotas } };
  },
});

const desagrupar = defineAction({
  name: 'mascotas:desagrupar',
  summary:
    'Takes a pet out of its pair or litter, which ends where one pet alone is left. For its owner and administrators.',
  access: 'session',
  input: z.strictObject({ id: wireId, lang: wireLanguage }),
  output: shape({ id }),
  errors: { ...petError, 409: ['petNotInGroup'] },
  async handle({ input, viewer, context, address }) {
    await context.petManagement.unlink({ viewer, address }, input.id);
    return { data: { id: input.id } };
  },
});

const anotarExcepcion = defineAction({
  name: 'mascotas:anotar_excepcion',
  summary:
    'From here on the two of a pair may go to families of their own; `motivo` (10 to 500 characters), who notes it and when ' +
    'are kept. For their owner and administrators.',
  access: 'session',
  input: z.strictObject({ id: wireId, motivo: wireText, lang: wireLanguage }),
  output: shape({ id }),
  errors: { ...petError, 409: ['petNotInGroup', 'petNotInPair', 'exceptionThere'] },
  async handle({ input: { id, motivo }, viewer, context, address }) {
    await withWireNames({ reason: 'motivo' }, () =>
      context.petManagement.noteException({ viewer, address }, id, motivo),
    );
    return { data: { id } };
  },
});

const terminarExcepcion = defineAction({
  name: 'mascotas:terminar_excepcion',
  summary: 'The pair is adopted together again; what was noted is kept.',
  access: 'session',
  input: z.strictObject({ id: wireId, lang: wireLanguage }),
  output: shape({ id }),
  errors: { ...petError, 409: ['petNotInGroup', 'exceptionNotThere'] },
  async handle({ input, viewer, context, address }) {
    await context.petManagement.takeExceptionBack({ viewer, address }, input.id);
    return { data: { id: input.id } };
  },
});

const fileNames = { es: 'mascotas', en: 'pets' };

export const mascotas = [
  consultarRecordatorio,
  responderRecordatorio,
  contar,
  exportar,
  deshacerEliminacion,
  agrupar,
  desagrupar,
  anotarExcepcion,
  terminarExcepcion,
];
