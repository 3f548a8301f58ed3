import { z } from 'zod';
import { careKind } from '#domain/care/care-kinds.ts';
import { careLotLimits, lotKind } from '#domain/care/care-lot.ts';
import { withWireNames } from '../../field-names.ts';
import { defineAction } from '../../registry.ts';
import { count, day, flag, id, nothing, shape, text, wordOf } from '../../values.ts';
import { wireId, wireLanguage, wireText } from '../../wire-text.ts';

const names = {
  kind: 'tipo',
  product: 'producto',
  lot: 'lote',
  expiresOn: 'caducidad',
  doses: 'dosis',
};

const listar = defineAction({
  name: 'cuidados:lotes',
  summary:
    'What the caller has of vaccines and the like, by lot; those that expire first before others, with what is left (`quedan`) ' +
    'after the entries in which they named the lot. With `todas`, everybody’s, for staff.',
  access: 'session',
  input: z.strictObject({ todas: flag.default(false), lang: wireLanguage }),
  output: shape({
    hoy: day,
    lotes: z.array(
      shape({
        id,
        tipo: wordOf(lotKind),
        producto: text,
        lote: text,
        caducidad: day.nullable(),
        dosis: count,
        quedan: count,
        propio: flag,
      }).meta({ id: 'CareLot' }),
    ),
  }),
  errors: { 403: ['forbidden'] },
  async handle({ input, viewer, context }) {
    const { today, lots } = await context.care.listLots(viewer, { ofAll: input.todas });
    return {
      data: {
        hoy: today,
        lotes: lots.map((one) => ({
          id: one.id,
          tipo: lotKind.toWire(one.kind),
          producto: one.product,
          lote: one.lot,
          caducidad: one.expiresOn,
          dosis: one.doses,
          quedan: one.left,
          propio: one.isOwn,
        })),
      },
    };
  },
});

const agregar = defineAction({
  name: 'cuidados:agregar_lote',
  summary: `Notes what the caller has of a product: at most ${careLotLimits.stored} lots of a person.`,
  access: 'session',
  creates: true,
  input: z.strictObject({
    tipo: wireText,
    producto: wireText,
    lote: wireText,
    caducidad: wireText.nullish(),
    dosis: z.union([z.number(), wireText]),
    lang: wireLanguage,
  }),
  output: shape({ id }),
  errors: { 409: ['careLotsFull'] },
  async handle({ input, viewer, context, once }) {
    const request = {
      kind: lotKind.fromWire(input.tipo),
      product: input.producto,
      lot: input.lote,
      expiresOn: input.caducidad,
      doses: input.dosis,
    };
    const created = await withWireNames(names, () =>
      once((record) => context.care.keepLot(viewer, request, record)),
    );
    return { data: { id: created } };
  },
});

const borrar = defineAction({
  name: 'cuidados:borrar_lote',
  summary: 'Deletes a lot of the caller’s, or anybody’s for staff; what entries say of it stays.',
  access: 'session',
  input: z.strictObject({ id: wireId, lang: wireLanguage }),
  output: nothing,
  errors: { 404: ['notFound'] },
  async handle({ input, viewer, context }) {
    await context.care.removeLot(viewer, input.id);
    return { data: null };
  },
});

const recibieron = defineAction({
  name: 'cuidados:quien_recibio',
  summary:
    `Which animals got something of a lot, the latest first, at most ${careLotLimits.uses}: for a recall. Of the caller’s ` +
    'animals and those that they hold; of all for staff.',
  access: 'session',
  input: z.strictObject({ lote: z.string().min(1).max(40), lang: wireLanguage }),
  output: z.array(
    shape({
      mascota_id: id,
      mascota: text,
      tipo: wordOf(careKind),
      producto: text,
      fecha: day,
    }).meta({ id: 'TreatedWith' }),
  ),
  async handle({ input, viewer, context }) {
    const found = await context.care.findTreatedWith(viewer, input.lote);
    return {
      data: found.map((one) => ({
        mascota_id: one.petId,
        mascota: one.pet,
        tipo: careKind.toWire(one.kind),
        producto: one.name,
        fecha: one.onDate,
      })),
    };
  },
});

const sinLote = defineAction({
  name: 'cuidados:dosis_sin_lote',
  summary:
    'For a recall: how many doses (`dosis`) of the product that a lot is of name no lot, in the days in which the lot can have ' +
    'been in use (`desde`, `hasta`), of the same animals as `cuidados:quien_recibio`; null where nobody knows of the lot.',
  access: 'session',
  input: z.strictObject({ lote: z.string().min(1).max(40), lang: wireLanguage }),
  output: shape({ desde: day, hasta: day, dosis: count }).nullable(),
  async handle({ input, viewer, context }) {
    const found = await context.care.countWithout(viewer, input.lote);
    return { data: found ? { desde: found.from, hasta: found.until, dosis: found.doses } : null };
  },
});

export const lotes = [listar, agregar, borrar, recibieron, sinLote];
