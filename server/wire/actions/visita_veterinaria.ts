import { z } from 'zod';
import { vetLinkLimits, vetLinkState } from '#domain/care/vet-link.ts';
import { sex, species } from '#domain/pets/vocabularies.ts';
import { pathFor } from '#domain/site-map.ts';
import {
  ageShape,
  ageToWire,
  careNameOf,
  careProductShape,
  confirmationWord,
  doneFromWire,
  doneWords,
  productToWire,
  vetFromWire,
  vetWords,
  weightWord,
} from '../care.ts';
import { withWireNames } from '../field-names.ts';
import { defineAction } from '../registry.ts';
import { day, id, instant, nothing, shape, text, wordOf } from '../values.ts';
import { wireId, wireLanguage, wireText } from '../wire-text.ts';

const invitar = defineAction({
  name: 'visita_veterinaria:invitar',
  summary:
    'A link by which a vet without an account writes one visit into the record of a pet (`id`): it works once, for ' +
    `${vetLinkLimits.days} days, and at most ${vetLinkLimits.open} of a pet are open. For whoever keeps the record; to others ` +
    '404. visita_veterinaria:enlaces tells its address.',
  access: 'session',
  creates: true,
  input: z.strictObject({ id: wireId, lang: wireLanguage }),
  output: shape({ id }),
  errors: { 404: ['notFound'], 409: ['vetLinksFull'] },
  async handle({ input, viewer, address, context, once }) {
    const created = await once((record) =>
      context.care.inviteVet({ viewer, address }, input.id, record),
    );
    return { data: { id: created } };
  },
});

const enlaces = defineAction({
  name: 'visita_veterinaria:enlaces',
  summary:
    `The latest ${vetLinkLimits.listed} links for vets of a pet, the newest first, with the address (\`url\`) of those that are ` +
    'open. For whoever keeps the record; to others 404.',
  access: 'session',
  input: z.strictObject({ id: wireId, lang: wireLanguage }),
  output: z.array(
    shape({
      id,
      estado: wordOf(vetLinkState),
      creado: instant,
      abierto_hasta: instant,
      usado: instant.nullable(),
      url: text.nullable(),
    }).meta({ id: 'VetLink' }),
  ),
  errors: { 404: ['notFound'] },
  async handle({ input, viewer, context, language }) {
    const found = await context.care.listVetLinks(viewer, input.id);
    const { siteUrl } = context.config;
    return {
      data: found.map((one) => ({
        id: one.id,
        estado: vetLinkState.toWire(one.state),
        creado: one.createdAt,
        abierto_hasta: one.openUntil,
        usado: one.usedAt,
        url: one.key && siteUrl + pathFor('vetVisit', language, { key: one.key }),
      })),
    };
  },
});

const retirar = defineAction({
  name: 'visita_veterinaria:retirar',
  summary:
    'Withdraws a link for a vet (`id`), for whoever keeps the record: it opens nothing more.',
  access: 'session',
  input: z.strictObject({ id: wireId, lang: wireLanguage }),
  output: nothing,
  errors: { 404: ['notFound'], 409: ['vetLinkUsed'] },
  async handle({ input, viewer, address, context }) {
    await context.care.withdrawVetLink({ viewer, address }, input.id);
    return { data: null };
  },
});

const consultar = defineAction({
  name: 'visita_veterinaria:consultar',
  summary:
    'What a vet with a link (`clave`) sees: which animal it is, and the products that may be named. Nothing of the record, ' +
    'and nobody’s data. `mascota` is null unless the link is `abierto`. Changes nothing.',
  access: 'everyone',
  input: z.strictObject({ clave: wireId, lang: wireLanguage }),
  output: shape({
    estado: wordOf(vetLinkState),
    abierto_hasta: instant,
    hoy: day,
    mascota: shape({
      nombre: text,
      especie: wordOf(species),
      sexo: wordOf(sex),
      edad: ageShape,
      foto: text.nullable(),
    }).nullable(),
    productos: z.array(careProductShape),
  }),
  errors: { 404: ['notFound'] },
  async handle({ input, address, context }) {
    const { state, openUntil, today, asked } = await context.care.openVetVisit(
      { address },
      input.clave,
    );
    const pet = asked?.pet;
    return {
      data: {
        estado: vetLinkState.toWire(state),
        abierto_hasta: openUntil,
        hoy: today,
        mascota: pet
          ? {
              nombre: pet.name,
              especie: species.toWire(pet.species),
              sexo: sex.toWire(pet.sex),
              edad: ageToWire(pet, today),
              foto: asked.photo === undefined ? null : context.config.siteUrl + asked.photo,
            }
          : null,
        productos: (asked?.products ?? []).map(productToWire),
      },
    };
  },
});

const registrar = defineAction({
  name: 'visita_veterinaria:registrar',
  summary:
    'Writes the visit of a link (`clave`), once: the day, `motivo`, `hallazgos`, `peso`, who saw the animal (`veterinario` and ' +
    `\`cedula\`), and up to ${vetLinkLimits.done} things that were done (\`aplicado\`, of the kinds vacuna, desparasitacion, ` +
    'tratamiento, prueba and operacion, words as of cuidados:registrar). The same visit sent again changes nothing. Doubts are asked as of ' +
    'cuidados:registrar.',
  access: 'everyone',
  input: z.strictObject({
    clave: wireId,
    ...vetWords,
    motivo: wireText,
    hallazgos: wireText.optional(),
    peso: weightWord,
    proxima: wireText.nullish(),
    aplicado: z.array(z.strictObject(doneWords)).max(vetLinkLimits.done).default([]),
    ...confirmationWord,
    lang: wireLanguage,
  }),
  output: nothing,
  errors: {
    404: ['notFound'],
    409: ['vetLinkUsed', 'vetLinkWithdrawn', 'vetLinkExpired', 'careFull', 'careUnconfirmed'],
  },
  async handle({ input, viewer, address, context }) {
    const request = {
      ...vetFromWire(input),
      title: input.motivo,
      text: input.hallazgos,
      weight: input.peso,
      nextOn: input.proxima,
      done: input.aplicado.map(doneFromWire),
      confirmed: input.confirmada,
    };
    await withWireNames(visitNameOf, () =>
      context.care.writeVetVisit({ viewer, address }, input.clave, request),
    );
    return { data: null };
  },
});

const visitNames: Readonly<Record<string, string>> = { title: 'motivo', text: 'hallazgos' };
const visitNameOf = (field: string): string => visitNames[field] ?? careNameOf(field);

export const visitaVeterinaria = [invitar, enlaces, retirar, consultar, registrar];
