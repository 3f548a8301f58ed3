import { z } from 'zod';
import { careLimits } from '#domain/care/care-kinds.ts';
import { petGroupLimits } from '#domain/pets/pet-group.ts';
import { size, species } from '#domain/pets/vocabularies.ts';
import {
  ageShape,
  ageToWire,
  careEntryShape,
  careEntryWords,
  careNameOf,
  careNames,
  careProductShape,
  confirmationWord,
  entryFromWire,
  entryToWire,
  nextDoseShape,
  nextToWire,
  productToWire,
  weightWord,
} from '../../care.ts';
import { withWireNames } from '../../field-names.ts';
import { defineAction } from '../../registry.ts';
import { day, flag, id, nothing, shape, text, wordOf } from '../../values.ts';
import { wireId, wireLanguage, wireText } from '../../wire-text.ts';

const consultar = defineAction({
  name: 'cuidados:consultar',
  summary:
    'The medical record of a pet: what is next (`proximas`, the earliest first), its entries (the latest first) and the ' +
    'products that entries may name. For its owner, whoever has it now (a foster home, the family that adopted it) and staff; to others 404. ' +
    'While a family has it (`con_familia`; `familia` where that is the caller), each side changes its own entries alone ' +
    '(`propio`), does not read the notes (`texto`) of the other, and only the family is told what is next. `peso_usual` is in kilograms, ' +
    'of grown pets of its species and size. `cuenta` is false of a dose too early or too soon after another, which the schedule ' +
    'passes over. `expediente_id`, the folder of its papers, for whoever may open it.',
  access: 'session',
  input: z.strictObject({ id: wireId, lang: wireLanguage }),
  output: shape({
    hoy: day,
    mascota: shape({
      id,
      nombre: text,
      especie: wordOf(species),
      tamano: wordOf(size),
      edad: ageShape,
      expediente_id: id.nullable(),
      con_familia: flag,
      familia: flag,
    }),
    proximas: z.array(shape({ ...nextDoseShape, ultima: day.nullable() }).meta({ id: 'NextDose' })),
    registros: z.array(careEntryShape.extend({ propio: flag }).meta({ id: 'CareEntryOfRecord' })),
    productos: z.array(careProductShape),
    peso_usual: shape({ desde: z.number(), hasta: z.number() }).nullable(),
  }),
  errors: { 404: ['notFound'] },
  async handle({ input, viewer, context }) {
    const found = await context.care.readRecord(viewer, input.id);
    const { pet, today, next, entries, uncounted, products, usual } = found;
    const named = new Set(entries.map(({ productId }) => productId));
    const offered = new Set(found.offered);
    return {
      data: {
        hoy: today,
        mascota: {
          id: pet.id,
          nombre: pet.name,
          especie: species.toWire(pet.species),
          tamano: size.toWire(pet.size),
          edad: ageToWire(pet, today),
          expediente_id: found.folderId,
          con_familia: pet.family !== null,
          familia: pet.isFamily,
        },
        proximas: next.map((one) => ({ ...nextToWire(one), ultima: one.lastOn })),
        registros: entries.map((one) => ({
          ...entryToWire(one, !uncounted.has(one.id)),
          propio: found.own.has(one.id),
        })),
        productos: products
          .filter((one) => offered.has(one) || named.has(one.id))
          .map((one) => ({ ...productToWire(one), activo: offered.has(one) })),
        peso_usual: usual ? { desde: usual.from / 1_000, hasta: usual.to / 1_000 } : null,
      },
    };
  },
});

const registrar = defineAction({
  name: 'cuidados:registrar',
  summary:
    'Adds an entry to the medical record of a pet (`id`). By `tipo`: `vacuna` and `desparasitacion` name `producto_id` or ' +
    '`producto`; `prueba` has `titulo` and `resultado`; `tratamiento` `producto`; `peso` `peso` in kilograms; `operacion` ' +
    '`operacion`; `consulta` `titulo`; `nota` `texto`. `proxima` is the next day where the schedule is not what counts. ' +
    'The pet’s own fields (desparasitacion, esterilizada, comentDesparasitacion, peso) follow. What is more often a mistake, as ' +
    'the same product twice on a day, is refused with 409 `careUnconfirmed` and what is asked (`errors`, by field) until it ' +
    'comes with `confirmada`.',
  access: 'session',
  creates: true,
  input: z.strictObject({ id: wireId, ...careEntryWords, lang: wireLanguage }),
  output: shape({ id }),
  errors: { 404: ['notFound'], 409: ['careFull', 'careUnconfirmed'] },
  async handle({ input: { id: petId, ...fields }, viewer, address, context, once }) {
    const created = await withWireNames(careNames, () =>
      once((record) =>
        context.care.record({ viewer, address }, petId, entryFromWire(fields), record),
      ),
    );
    return { data: { id: created } };
  },
});

const registrarVarios = defineAction({
  name: 'cuidados:registrar_varios',
  summary:
    `Adds the same entry to the records of several pets (\`mascotas\`, at most ${careLimits.atOnce}; a litter has up to ` +
    `${petGroupLimits.pets.litter}): to all of them or, where one does not admit it, to none. Words as of cuidados:registrar.`,
  access: 'session',
  creates: true,
  input: z.strictObject({
    mascotas: z.array(wireId).min(1).max(careLimits.atOnce),
    ...careEntryWords,
    lang: wireLanguage,
  }),
  output: shape({ ids: z.array(id) }),
  errors: { 404: ['notFound'], 409: ['careFull', 'careUnconfirmed'] },
  async handle({ input: { mascotas, ...fields }, viewer, address, context, once }) {
    const ids = await withWireNames(careNames, () =>
      once((record) =>
        context.care.recordMany({ viewer, address }, mascotas, entryFromWire(fields), record),
      ),
    );
    return { data: { ids } };
  },
});

const empezar = defineAction({
  name: 'cuidados:empezar',
  summary:
    `Begins the schedule of pets of which nothing is written (\`mascotas\`, at most ${careLimits.atOnce}; a litter at once): each with ` +
    'its `peso` in kilograms, where it is known, and all with what they got on that day (`producto_id`, `lote`, `caducidad`), ' +
    'where they got something. From then on what comes next is due. Doubts are asked as of cuidados:registrar.',
  access: 'session',
  creates: true,
  input: z.strictObject({
    mascotas: z
      .array(z.strictObject({ id: wireId, peso: weightWord }))
      .min(1)
      .max(careLimits.atOnce),
    fecha: wireText,
    producto_id: wireText.nullish(),
    lote: wireText.optional(),
    caducidad: wireText.nullish(),
    ...confirmationWord,
    lang: wireLanguage,
  }),
  output: shape({ ids: z.array(id) }),
  errors: { 404: ['notFound'], 409: ['careFull', 'careUnconfirmed'] },
  async handle({ input, viewer, address, context, language, once }) {
    const request = {
      onDate: input.fecha,
      pets: input.mascotas.map((one) => ({ id: one.id, weight: one.peso })),
      productId: input.producto_id,
      lot: input.lote,
      expiresOn: input.caducidad,
      confirmed: input.confirmada,
    };
    const ids = await withWireNames(startNameOf, () =>
      once((record) => context.care.startSchedule({ viewer, address }, request, language, record)),
    );
    return { data: { ids } };
  },
});

const startNameOf = (field: string): string =>
  careNameOf(field.startsWith('pets.') ? field.replace('pets', 'petIds') : field);

const corregir = defineAction({
  name: 'cuidados:corregir',
  summary:
    'Writes an entry anew (`id`, words as of cuidados:registrar); `version` is the one that was read, so that a change of ' +
    'somebody else in between is not lost.',
  access: 'session',
  input: z.strictObject({
    id: wireId,
    version: z.int().optional(),
    ...careEntryWords,
    lang: wireLanguage,
  }),
  output: nothing,
  errors: {
    403: ['careEntryOfOthers'],
    404: ['notFound'],
    409: ['careChangedSince', 'careUnconfirmed'],
  },
  async handle({ input: { id: entryId, version, ...fields }, viewer, address, context }) {
    await withWireNames(careNames, () =>
      context.care.correct({ viewer, address }, entryId, { ...entryFromWire(fields), version }),
    );
    return { data: null };
  },
});

const borrar = defineAction({
  name: 'cuidados:borrar',
  summary: 'Deletes an entry of a medical record. cuidados:recuperar brings it back for a day.',
  access: 'session',
  input: z.strictObject({ id: wireId, lang: wireLanguage }),
  output: nothing,
  errors: { 403: ['careEntryOfOthers'], 404: ['notFound'] },
  async handle({ input, viewer, address, context }) {
    await context.care.remove({ viewer, address }, input.id);
    return { data: null };
  },
});

const recuperar = defineAction({
  name: 'cuidados:recuperar',
  summary: 'Brings back an entry that was deleted less than a day ago.',
  access: 'session',
  input: z.strictObject({ id: wireId, lang: wireLanguage }),
  output: nothing,
  errors: { 403: ['careEntryOfOthers'], 404: ['notFound'], 409: ['careUndoOver'] },
  async handle({ input, viewer, address, context }) {
    await context.care.restore({ viewer, address }, input.id);
    return { data: null };
  },
});

const porHacer = defineAction({
  name: 'cuidados:por_hacer',
  summary:
    'What is late, due today and due within a week of the caller’s pets and those that they hold, the earliest first, at ' +
    `most ${careLimits.toDo}; with \`todas\`, of all pets, for staff. \`camada\` is the same for pets of one litter or pair. ` +
    `\`sin_registro\` are those of them of which nothing is written, at most ${careLimits.unrecorded}: cuidados:empezar begins ` +
    'with them.',
  access: 'session',
  input: z.strictObject({ todas: flag.default(false), lang: wireLanguage }),
  output: shape({
    hoy: day,
    recordatorios: flag,
    sin_registro: z.array(
      shape({
        mascota_id: id,
        mascota: text,
        especie: wordOf(species),
        camada: id.nullable(),
      }).meta({
        id: 'PetWithoutRecord',
      }),
    ),
    cuidados: z.array(
      shape({ ...nextDoseShape, mascota_id: id, mascota: text, camada: id.nullable() }).meta({
        id: 'CareToDo',
      }),
    ),
  }),
  errors: { 403: ['forbidden'] },
  async handle({ input, viewer, context }) {
    const { today, items, unrecorded, reminders } = await context.care.findToDo(viewer, {
      ofAll: input.todas,
    });
    return {
      data: {
        hoy: today,
        recordatorios: reminders,
        sin_registro: unrecorded.map((pet) => ({
          mascota_id: pet.id,
          mascota: pet.name,
          especie: species.toWire(pet.species),
          camada: pet.groupId,
        })),
        cuidados: items.map(({ pet, ...one }) => ({
          ...nextToWire(one),
          mascota_id: pet.id,
          mascota: pet.name,
          camada: pet.groupId,
        })),
      },
    };
  },
});

const recordar = defineAction({
  name: 'cuidados:recordar',
  summary:
    'Whether the account gets a mail in the morning when something of its pets is due in a week, today, or a week late: one ' +
    'for all pets, at most one a day.',
  access: 'session',
  input: z.strictObject({ recordatorios: flag, lang: wireLanguage }),
  output: nothing,
  async handle({ input, viewer, context }) {
    await context.care.setReminders(viewer, input.recordatorios);
    return { data: null };
  },
});

export const registros = [
  recordar,
  consultar,
  registrar,
  registrarVarios,
  empezar,
  corregir,
  borrar,
  recuperar,
  porHacer,
];
