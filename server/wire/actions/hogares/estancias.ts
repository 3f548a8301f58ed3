import { z } from 'zod';
import { fosterSpecies } from '#domain/fostering/foster-home.ts';
import {
  type FosterPlacement,
  placementEnds,
  placementLimits,
} from '#domain/fostering/foster-placement.ts';
import { sex, species } from '#domain/pets/vocabularies.ts';
import type { ShownStay } from '#server/features/fostering/read-stays.ts';
import { withWireNames } from '../../field-names.ts';
import { queryInput } from '../../filter.ts';
import { defineAction } from '../../registry.ts';
import { count, day, flag, id, nothing, shape, text, wordOf } from '../../values.ts';
import { wireId, wireLanguage, wireText } from '../../wire-text.ts';
import { contactShape, contactToWire } from './hogar-wire.ts';

const names: Readonly<Record<string, string>> = {
  startedOn: 'desde',
  plannedUntil: 'previsto',
  endedOn: 'dia',
  reason: 'motivo',
  lent: 'prestamos',
  notes: 'notas',
};
const nameOf = (field: string): string => names[field.split('.', 1)[0] ?? ''] ?? field;

const planWords = {
  previsto: wireText.nullish(),
  prestamos: z
    .array(z.strictObject({ que: wireText, devuelto: z.boolean().default(false) }))
    .max(placementLimits.lent)
    .default([]),
  notas: wireText.default(''),
};

const planFromWire = (input: z.output<z.ZodObject<typeof planWords>>) => ({
  plannedUntil: input.previsto ?? null,
  lent: input.prestamos.map(({ que, devuelto }) => ({ what: que, returned: devuelto })),
  notes: input.notas,
});

const stayShape = {
  id,
  mascota_id: id,
  desde: day,
  previsto: day.nullable(),
  prestamos: z.array(shape({ que: text, devuelto: flag })),
  notas: text,
  dias: count,
};

const stayToWire = (stay: FosterPlacement & { days: number }) => ({
  id: stay.id,
  mascota_id: stay.petId,
  desde: stay.startedOn,
  previsto: stay.plannedUntil,
  prestamos: stay.lent.map(({ what, returned }) => ({ que: what, devuelto: returned })),
  notas: stay.notes,
  dias: stay.days,
});

const shownShape = shape({
  ...stayShape,
  mascota: text,
  hasta: day.nullable(),
  motivo: wordOf(placementEnds).nullable(),
  hogar: shape({
    id,
    ciudad: text,
    nombre: text,
    contacto: contactShape.nullable(),
  }).nullable(),
}).meta({ id: 'FosterStay' });

const shownToWire = (stay: ShownStay): z.output<typeof shownShape> => ({
  ...stayToWire(stay),
  mascota: stay.petName,
  hasta: stay.endedOn,
  motivo: stay.endReason && placementEnds.toWire(stay.endReason),
  hogar: stay.home
    ? {
        id: stay.home.id,
        ciudad: stay.home.city,
        nombre: stay.home.name,
        contacto: stay.home.contact ? contactToWire(stay.home.contact) : null,
      }
    : null,
});

const colocar = defineAction({
  name: 'hogares:colocar',
  summary:
    'A pet goes to a foster home on the day `desde`, with what is lent (`prestamos`). For whoever manages foster homes any home; ' +
    'an owner places own pets in homes where pets of theirs are or were, or that said yes to them. `de_acuerdo`: the person takes more animals than ' +
    'they offered (else `fosterHomeFull`), or another species (else `fosterHomeOtherSpecies`). The person is told by mail.',
  access: 'session',
  creates: true,
  input: z.strictObject({
    mascota_id: wireId,
    hogar_id: wireId,
    desde: wireText,
    ...planWords,
    de_acuerdo: flag.default(false),
    lang: wireLanguage,
  }),
  output: shape({ id }),
  errors: {
    404: ['notFound'],
    409: [
      'fosterPetAway',
      'fosterHomeNotOpen',
      'fosterHomeFull',
      'fosterHomeOtherSpecies',
      'fosterElsewhere',
    ],
  },
  async handle({ input, viewer, address, context, once }) {
    const wanted = {
      petId: input.mascota_id,
      homeId: input.hogar_id,
      isAgreed: input.de_acuerdo,
    };
    const request = { startedOn: input.desde, ...planFromWire(input) };
    const stayId = await withWireNames(nameOf, () =>
      once((record) => context.fostering.placePet({ viewer, address }, wanted, request, record)),
    );
    return { data: { id: stayId } };
  },
});

const corregir = defineAction({
  name: 'hogares:corregir_estancia',
  summary:
    'Writes anew until when a stay is meant (`previsto`), what was lent and what came back, and the notes. For the pet’s owner, and whoever manages foster homes.',
  access: 'session',
  input: z.strictObject({ id: wireId, ...planWords, lang: wireLanguage }),
  output: nothing,
  errors: { 404: ['notFound'] },
  async handle({ input, viewer, address, context }) {
    await withWireNames(nameOf, () =>
      context.fostering.changeStay({ viewer, address }, input.id, planFromWire(input)),
    );
    return { data: null };
  },
});

const terminar = defineAction({
  name: 'hogares:terminar_estancia',
  summary:
    'A pet left its foster home on `dia`, because of `motivo` (`regreso`, `otro_hogar`, `otro`); an adoption ends the stay by itself. The person is told by mail.',
  access: 'session',
  input: z.strictObject({ id: wireId, dia: wireText, motivo: wireText, lang: wireLanguage }),
  output: nothing,
  errors: { 404: ['notFound'], 409: ['fosterStayEnded'] },
  async handle({ input, viewer, address, context }) {
    const request = { endedOn: input.dia, reason: placementEnds.fromWire(input.motivo) };
    await withWireNames(nameOf, () =>
      context.fostering.endStay({ viewer, address }, input.id, request),
    );
    return { data: null };
  },
});

const deMascota = defineAction({
  name: 'hogares:de_mascota',
  summary:
    'In which foster homes a pet is and was, the latest first, and the homes that its owner may place it in (`hogares`; who ' +
    'manages foster homes asks `hogares:consultar`). For its owner, and whoever manages foster homes; to others 404.',
  access: 'session',
  input: z.strictObject({ id: wireId, lang: wireLanguage }),
  output: shape({
    mascota: shape({ id, nombre: text, especie: wordOf(species), sexo: wordOf(sex) }),
    estancias: z.array(shownShape),
    hogares: z.array(
      shape({
        id,
        nombre: text,
        ciudad: text,
        especie: wordOf(fosterSpecies),
        lugares: count,
        ocupados: count,
      }),
    ),
  }),
  errors: { 404: ['notFound'] },
  async handle({ input, viewer, context }) {
    const { pet, stays } = await context.fostering.staysOfPet(viewer, input.id);
    const homes = await context.fostering.knownHomes(viewer);
    return {
      data: {
        mascota: {
          id: pet.id,
          nombre: pet.name,
          especie: species.toWire(pet.species),
          sexo: sex.toWire(pet.sex),
        },
        estancias: stays.map(shownToWire),
        hogares: homes.map((home) => ({
          id: home.id,
          nombre: home.name,
          ciudad: home.city,
          especie: fosterSpecies.toWire(home.species),
          lugares: home.places,
          ocupados: home.taken,
        })),
      },
    };
  },
});

const estancias = defineAction({
  name: 'hogares:estancias',
  summary:
    'The caller’s pets that are in a foster home now, the latest first; with `todas`, all pets, for whoever manages foster homes.',
  access: 'session',
  input: z.strictObject({
    todas: flag.default(false),
    ...queryInput.pick({ page: true, limit: true }).shape,
  }),
  output: z.array(shownShape),
  paginated: true,
  errors: { 403: ['forbidden'] },
  async handle({ input, viewer, context }) {
    const { items, ...page } = await context.fostering.listStays(viewer, {
      ...input,
      ofAll: input.todas,
    });
    return { data: items.map(shownToWire), page };
  },
});

const misAnimales = defineAction({
  name: 'hogares:mis_animales',
  summary:
    'The animals that are in the caller’s foster home now, the longest first, with what was lent and whom to call (`contacto`).',
  access: 'session',
  input: z.strictObject({ lang: wireLanguage }),
  output: z.array(
    shape({
      ...stayShape,
      mascota: shape({ id, nombre: text, especie: wordOf(species) }),
      contacto: contactShape.nullable(),
    }).meta({ id: 'FosteredAnimal' }),
  ),
  async handle({ viewer, context }) {
    const guests = await context.fostering.ownGuests(viewer);
    return {
      data: guests.map((one) => ({
        ...stayToWire(one),
        mascota: {
          id: one.pet.id,
          nombre: one.pet.name,
          especie: species.toWire(one.pet.species),
        },
        contacto: one.owner ? contactToWire(one.owner) : null,
      })),
    };
  },
});

export const estanciasDeHogares = [colocar, corregir, terminar, deMascota, estancias, misAnimales];
