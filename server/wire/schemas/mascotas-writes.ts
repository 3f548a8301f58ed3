import { z } from 'zod';
import { invalid } from '#domain/errors.ts';
import { defaultLanguage } from '#domain/language.ts';
import type { Adopter, PetDescription } from '#domain/pets/pet.ts';
import * as words from '#domain/pets/vocabularies.ts';
import type { Vocabulary } from '#domain/vocabulary.ts';
import type { ManagedPetRequest } from '#server/features/pets/pet-management.service.ts';
import { parseInput } from '../errors.ts';
import { inWireWords } from '../field-errors.ts';
import type { Call } from '../registry.ts';
import type { RowWrites, WirePayload } from './schema.ts';

type Read = (value: unknown) => unknown;
const asItIs: Read = (value) => value;
/** What is no word of the list is nothing, and no value of the code's own passes for one. */
const wordOf =
  (vocabulary: Vocabulary<string>): Read =>
  (value) =>
    vocabulary.fromWire(value);

const described: Record<keyof PetDescription, readonly [name: string, read: Read]> = {
  name: ['nombre', asItIs],
  species: ['especie', wordOf(words.species)],
  breed: ['raza', wordOf(words.breed)],
  sex: ['sexo', wordOf(words.sex)],
  size: ['tamano', wordOf(words.size)],
  color: ['color', asItIs],
  ageValue: ['edad.valor', asItIs],
  ageUnit: ['edad.unidad', wordOf(words.ageUnit)],
  weightKg: ['peso', asItIs],
  goodWithOwnKind: ['convine', wordOf(words.compatibility)],
  goodWithOtherAnimals: ['convine_otras', wordOf(words.compatibility)],
  goodWithChildren: ['convine_ninos', wordOf(words.compatibility)],
  trained: ['entrenado', asItIs],
  houseTrained: ['educado', asItIs],
  dewormed: ['desparasitacion', asItIs],
  lastDewormedOn: ['fecha_ultima_desparasitacion', asItIs],
  vaccines: ['comentDesparasitacion', asItIs],
  sterilized: ['esterilizada', asItIs],
  personality: ['personalidad', asItIs],
  story: ['comentarios', asItIs],
  city: ['ciudad', asItIs],
  federalState: ['entidad_federativa', asItIs],
  needs: ['necesidades', asItIs],
};

const adopterNames: Record<keyof Adopter, string> = {
  name: 'nombre',
  phone: 'telefono',
  email: 'correo',
  street: 'domicilio_calle',
  neighborhood: 'domicilio_colonia',
  postalCode: 'domicilio_cp',
  state: 'domicilio_estado',
  city: 'domicilio_ciudad',
  country: 'domicilio_pais',
};

const anything = z.unknown().optional();
const text = z.string().max(500).nullish();
const adopterShape = Object.fromEntries(
  Object.values(adopterNames).map((name) => [name, anything]),
);
const {
  'edad.valor': _value,
  'edad.unidad': _unit,
  ...descriptionShape
} = Object.fromEntries(Object.values(described).map(([name]) => [name, anything]));

/** Names and types of what is not the description, which is checked where it is understood. `null` says nothing. */
const petPayload = z.strictObject({
  ...descriptionShape,
  edad: z.strictObject({ valor: anything, unidad: anything }).optional(),
  estado: text,
  eliminado: z.boolean().nullish(),
  nuestro_canal: text,
  adoptante: z.strictObject(adopterShape).nullish(),
  fecha_notificacion: text,
  fecha_expiracion: text,
  usuario_id: text,
  dueno_mascota: text,
  dueno_mascota_correo: text,
  dueno_mascota_telefono: text,
  esterilizacion_mvz_nombre: text,
  esterilizacion_mvz_telefono: text,
  imagenes: z.array(z.string().max(500)).max(20).nullish(),
  version: z.int().min(1).nullish(),
  // Set by the portal; a payload that was read is sent back with them.
  historial: anything,
  fecha_creado: anything,
  fecha_eliminado: anything,
  expediente_id: anything,
  contrato: anything,
});

export const petWrites: RowWrites = {
  create: (call) =>
    inPetWords(() => call.context.petManagement.register(actorOf(call), readRequest(call))),

  change: (call, id, options) =>
    inPetWords(() =>
      call.context.petManagement.change(actorOf(call), id, readRequest(call), options),
    ),

  remove: (call, id) => call.context.petManagement.remove(actorOf(call), id),
};

const actorOf = ({ viewer, address }: Call<unknown>) => ({ viewer, address });

function readRequest({ input, context }: Call<WirePayload>): ManagedPetRequest {
  const said = parseInput(petPayload, input);
  const { adoptante: adopter, imagenes: addresses } = said;
  return {
    description: readDescription(said),
    // A word that is not in the list is answered for as a choice that was not made.
    status: said.estado == null ? undefined : readWord(words.petStatus, 'status', said.estado),
    deleted: said.eliminado ?? undefined,
    adoptedThroughUs:
      said.nuestro_canal == null
        ? undefined
        : readWord(words.yesNo, 'adoptedThroughUs', said.nuestro_canal),
    adopter: adopter
      ? Object.fromEntries(
          Object.entries(adopterNames).map(([field, name]) => [field, adopter[name]]),
        )
      : undefined,
    notifyOn: said.fecha_notificacion ?? undefined,
    expiresOn: said.fecha_expiracion ?? undefined,
    ownerId: said.usuario_id ?? undefined,
    ownerName: said.dueno_mascota ?? undefined,
    ownerEmail: said.dueno_mascota_correo ?? undefined,
    ownerPhone: said.dueno_mascota_telefono ?? undefined,
    vetName: said.esterilizacion_mvz_nombre ?? undefined,
    vetPhone: said.esterilizacion_mvz_telefono ?? undefined,
    mediaIds: addresses?.map((address) => mediaIdIn(address, context.config.siteUrl)),
    version: said.version ?? undefined,
  };
}

function readDescription(said: z.output<typeof petPayload>): ManagedPetRequest['description'] {
  const flat: Record<string, unknown> = { ...said };
  for (const [part, value] of Object.entries(said.edad ?? {})) flat[`edad.${part}`] = value;
  return Object.fromEntries(
    Object.entries(described).flatMap(([field, [name, read]]) =>
      Object.hasOwn(flat, name) ? [[field, read(flat[name])]] : [],
    ),
  );
}

/** @throws AppError invalid, as the feature would */
function readWord<V extends string>(vocabulary: Vocabulary<V>, field: string, word: string): V {
  const value = vocabulary.fromWire(word);
  if (value === undefined) throw invalid({ [field]: ['chooseOption'] });
  return value;
}

/** '' for an address that is none of ours: no pet has a picture of that id. */
function mediaIdIn(address: string, siteUrl: string): string {
  const path = address.startsWith(siteUrl) ? address.slice(siteUrl.length) : address;
  return /^\/media\/([^/]+)\/[^/]+$/.exec(path)?.[1] ?? '';
}

const names: Record<string, string> = {
  ...Object.fromEntries(Object.entries(described).map(([field, [name]]) => [field, name])),
  ...Object.fromEntries(
    Object.entries(adopterNames).map(([field, name]) => [`adopter.${field}`, `adoptante.${name}`]),
  ),
  status: 'estado',
  ownerId: 'usuario_id',
  ownerName: 'dueno_mascota',
  ownerEmail: 'dueno_mascota_correo',
  ownerPhone: 'dueno_mascota_telefono',
  vetName: 'esterilizacion_mvz_nombre',
  vetPhone: 'esterilizacion_mvz_telefono',
  notifyOn: 'fecha_notificacion',
  expiresOn: 'fecha_expiracion',
  adoptedThroughUs: 'nuestro_canal',
  contractFile: 'contrato',
  mediaIds: 'imagenes',
};

const inPetWords = <T>(work: () => Promise<T>) => inWireWords(names, defaultLanguage, work);
