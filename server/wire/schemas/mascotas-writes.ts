import { z } from 'zod';
import { invalid } from '#domain/errors.ts';
import {
  adopterFromWire,
  adopterPayloadNames,
  descriptionFromWire,
  descriptionPayloadNames,
  petFieldNames,
} from '#domain/pets/pet-wire.ts';
import * as words from '#domain/pets/vocabularies.ts';
import type { Vocabulary } from '#domain/vocabulary.ts';
import type { ManagedPetRequest } from '#server/features/pets/pet-management.service.ts';
import { parseInput } from '../errors.ts';
import { inWireWords } from '../field-errors.ts';
import type { RowWrites, WirePayload, Write } from './schema.ts';

const anything = z.unknown().optional();
const text = z.string().max(500, { error: 'tooLong' }).nullish();
const shapeOf = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, anything]));

/** Names and types of what is not the description, which is checked where it is understood. `null` says nothing. */
const petPayload = z.strictObject({
  ...shapeOf(descriptionPayloadNames),
  edad: z.strictObject({ valor: anything, unidad: anything }).optional(),
  estado: text,
  eliminado: z.boolean().nullish(),
  nuestro_canal: text,
  adoptante: z.strictObject(shapeOf(adopterPayloadNames)).nullish(),
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
  create: (write) =>
    inPetWords(write, () =>
      write.context.petManagement.register(actorOf(write), readRequest(write)),
    ),

  change: (write, id, options) =>
    inPetWords(write, () =>
      write.context.petManagement.change(actorOf(write), id, readRequest(write), options),
    ),

  remove: (write, id) => write.context.petManagement.remove(actorOf(write), id),
};

const actorOf = ({ viewer, address }: Write<unknown>) => ({ viewer, address });

function readRequest({ input, context, language }: Write<WirePayload>): ManagedPetRequest {
  const said = parseInput(petPayload, input, language);
  const { adoptante: adopter, imagenes: addresses } = said;
  return {
    description: descriptionFromWire(said),
    // A word that is not in the list is answered for as a choice that was not made.
    status: said.estado == null ? undefined : readWord(words.petStatus, 'status', said.estado),
    deleted: said.eliminado ?? undefined,
    adoptedThroughUs:
      said.nuestro_canal == null
        ? undefined
        : readWord(words.yesNo, 'adoptedThroughUs', said.nuestro_canal),
    adopter: adopter ? adopterFromWire(adopter) : undefined,
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

const inPetWords = <T>({ language }: Write<unknown>, work: () => Promise<T>) =>
  inWireWords(petFieldNames, language, work);
