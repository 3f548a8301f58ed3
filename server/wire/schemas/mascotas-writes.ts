import { z } from 'zod';
import { namesOf } from '#domain/contract/field.ts';
import { firstNames, readPayload } from '#domain/contract/wire.ts';
import { invalid } from '#domain/errors.ts';
import { adopterFields } from '#domain/pets/adopter.ts';
import { type FocalPoint, focalPointInput } from '#domain/pets/focal-point.ts';
import { type Pet, petFields } from '#domain/pets/pet.ts';
import { descriptionFields, type PetDescription } from '#domain/pets/pet-description.ts';
import { adopterFromWire, descriptionFromWire, petFieldNames } from '#domain/pets/pet-wire.ts';
import type { ManagedPetRequest } from '#server/features/animals/pets/core/pet-writes.ts';
import { parseInput } from '../errors.ts';
import { withWireNames } from '../field-names.ts';
import type { Call } from '../registry.ts';
import { isInPayload } from './entity.ts';
import type { RowWrites, WirePayload } from './schema.ts';

const anything = z.unknown().optional();
const text = z.string().max(500, { error: 'tooLong' }).nullish();
const address = z.string().max(500);
const record = (names: readonly string[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, anything])));

const described: ReadonlySet<string> = new Set(namesOf(descriptionFields));
const isAsked = (name: keyof Pet) =>
  petFields[name].writableBy !== 'nobody' && !described.has(name);

/** Of what is no text. */
const types: Partial<Record<keyof Pet, z.ZodType>> = {
  deleted: z.boolean().nullish(),
  adopter: record(firstNames(adopterFields)).nullish(),
  media: z.array(address).max(20).nullish(),
  focalPoints: z
    .array(focalPointInput.extend({ imagen: address }))
    .max(20)
    .nullish(),
  version: z.int32().min(1).nullish(),
};

/**
 * Names and types. The description is checked where it is understood, and what the portal sets is passed over: a
 * payload that was read is sent back with it. `null` says nothing.
 */
const petPayload = z.strictObject({
  ...Object.fromEntries(
    firstNames(petFields)
      .filter((name) => isInPayload('catalogue', name))
      .map((name) => [name, anything]),
  ),
  ...Object.fromEntries(
    namesOf(petFields)
      .filter(isAsked)
      .map((name) => [petFields[name].wire, types[name] ?? text]),
  ),
  edad: record(['valor', 'unidad']).optional(),
  nacimiento: record(['fecha', 'estimada']).nullish(),
});

/** As `petPayload` has checked it. */
type Requested = {
  [Name in keyof Omit<
    Pet,
    keyof PetDescription | 'media' | 'focalPoints' | 'adopter'
  >]?: NonNullable<Pet[Name]>;
} & {
  media?: readonly string[];
  focalPoints?: readonly (FocalPoint & { imagen: string })[];
  adopter?: WirePayload;
};

export const petWrites: RowWrites = {
  by: 'owner',

  create: (write, record) =>
    withWireNames(petFieldNames, () =>
      write.context.petManagement.register(actorOf(write), readRequest(write), record),
    ),

  change: (write, id, options) =>
    withWireNames(petFieldNames, () =>
      write.context.petManagement.change(actorOf(write), id, readRequest(write), options),
    ),

  remove: (write, id) => write.context.petManagement.remove(actorOf(write), id),
};

const actorOf = ({ viewer, address }: Call<unknown>) => ({ viewer, address });

function readRequest({ input, context }: Call<WirePayload>): ManagedPetRequest {
  const payload = parseInput(petPayload, input);
  const { media, focalPoints, adopter, ...requested } = readAsked(payload);
  const idIn = (input: string) => mediaIdIn(input, context.config.siteUrl);
  return {
    ...requested,
    description: descriptionFromWire(payload),
    ...(adopter && { adopter: adopterFromWire(adopter) }),
    ...(media && { mediaIds: media.map(idIn) }),
    ...(focalPoints && {
      focalPoints: new Map(focalPoints.map(({ imagen, x, y }) => [idIn(imagen), { x, y }])),
    }),
  };
}

/** @throws AppError invalid, where a word is in no list: as for a choice that was not made */
function readAsked(payload: WirePayload): Requested {
  const requested = readPayload<Pet>(petFields, namesOf(petFields).filter(isAsked), payload);
  const given = Object.entries(requested).filter(([, value]) => value !== null);
  for (const [name, value] of given) {
    if (value === undefined && payload[petFieldNames[name] ?? ''] !== undefined) {
      throw invalid({ [name]: ['chooseOption'] });
    }
  }
  return Object.fromEntries(given);
}

/** '' for an address that is none of ours: no pet has a picture of that id. */
function mediaIdIn(address: string, siteUrl: string): string {
  const path = address.startsWith(siteUrl) ? address.slice(siteUrl.length) : address;
  return /^\/media\/([^/]+)\/[^/]+$/.exec(path)?.[1] ?? '';
}
