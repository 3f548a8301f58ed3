import { namesOf } from '#domain/contract/field.ts';
import type { ValueWriters } from '#domain/contract/wire.ts';
import {
  historyFields,
  mediaPath,
  type Pet,
  type PetHistoryEntry,
  petFields,
  publicPetFields,
} from '#domain/pets/pet.ts';
import { groupToWire } from '#domain/pets/pet-group.ts';
import { adopterToWire } from '#domain/pets/pet-wire.ts';
import type { VisiblePet } from '#server/features/animals/pets/core/pets.policy.ts';
import { entityFields, isInPayload, wholePayloadWriter } from './entity.ts';
import { petWrites } from './mascotas-writes.ts';
import { defineCatalogue, type WireRow } from './schema.ts';

export const mascotas = defineCatalogue({
  name: 'mascotas',
  summary:
    'Pets. Visitors find those in adoption or rehabilitation that are not deleted, have not expired and have at ' +
    'least one picture; owners also find their own, administrators all. `imagenes` always comes along, and so does ' +
    '`puntos_focales`: for each of them, in the same order, `{imagen, x, y}` (0 to 1, from the upper left), the point that ' +
    'stays in view where it is cropped; proposed by the portal until somebody writes it. `grupo` is the pair or the litter ' +
    '(`mascotas:agrupar`) with those of its pets that the caller sees; `juntas`: a family applies for both. `edad` is that of today; ' +
    'written, it is an estimate of today unless it is what is told already. `nacimiento {fecha, estimada}` is the day of birth from ' +
    'which it follows; written, it stands above `edad`. Owners write ' +
    'their own pets, administrators all; what nobody writes the portal sets: sent, it is passed over. A `version` that ' +
    'comes along must be the one that the pet still has (409).',
  relations: ['imagenes'],
  fields: entityFields('catalogue', petFields),
  readBy: 'everyone',
  writes: petWrites,
  find: (context, viewer, query) => context.pets.query(viewer, query),
  toWire: (pet, { config }) => petToWire(pet, config.siteUrl),
});

const writeHistoryEntry = wholePayloadWriter<PetHistoryEntry, void>(
  historyFields,
  namesOf(historyFields),
  {},
);

const valueWriters: ValueWriters<Pet, string> = {
  history: (history) => history.map((entry) => writeHistoryEntry(entry)),
  media: (media, siteUrl) => media.map((one) => siteUrl + mediaPath(one)),
  focalPoints: (media, siteUrl) =>
    media.map((one) => ({ imagen: siteUrl + mediaPath(one), ...one.focus })),
  adopter: (adopter) => adopter && adopterToWire(adopter),
  group: (group) => group && groupToWire(group),
  contractFile: (file, siteUrl) => file && `${siteUrl}/archivos/${file}`,
};

const writePayload = (names: readonly (keyof Pet)[]) =>
  wholePayloadWriter<Pet, string>(petFields, names.filter(isOfPayload), valueWriters);

const isOfPayload = (name: keyof Pet) => isInPayload('catalogue', petFields[name].wire ?? '');

const writePublic = writePayload(publicPetFields);
const writeAll = writePayload(namesOf(petFields));

export function petToWire(pet: VisiblePet, siteUrl: string): WireRow {
  const write = pet.ownerEmail === undefined ? writePublic : writeAll;
  return { id: pet.id, created_at: pet.createdAt, payload: write(pet, siteUrl) };
}
