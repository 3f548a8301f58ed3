import { managedMediaFrom } from '#app/components/managed-media.ts';
import { entityReader, listOf, objectOf } from '#domain/contract/entity-reader.ts';
import { namesOf, namesOnTheWire, type OnTheWire } from '#domain/contract/field.ts';
import type { Payload } from '#domain/contract/wire.ts';
import { adopterFields } from '#domain/pets/adopter.ts';
import type { FocalPoint } from '#domain/pets/focal-point.ts';
import { historyFields, type PetDescription, petFields } from '#domain/pets/pet.ts';
import { descriptionFields } from '#domain/pets/pet-description.ts';
import { type PetGroup, petGroupKind } from '#domain/pets/pet-group.ts';
import { isProgramme } from '#domain/pets/pet-status.ts';
import { type Programme, petStatus } from '#domain/pets/vocabularies.ts';
import type { Row } from '#domain/rows/row-calls.ts';

/** A pet as its owner and administrators see it; days are YYYY-MM-DD. */
export type ManagedPet = NonNullable<ReturnType<typeof managedPetFrom>>;

type PetRow = Row;
type FrameField = Exclude<OnTheWire<typeof petFields>, keyof PetDescription>;

const isOfFrame = (name: OnTheWire<typeof petFields>): name is FrameField =>
  !(name in descriptionFields);

const readDescription = entityReader(descriptionFields, namesOf(descriptionFields), {});
const readHistoryEntry = entityReader(historyFields, namesOf(historyFields), {});
const readAdopter = entityReader(adopterFields, namesOf(adopterFields), {});

const readFocalPoint = ({ x, y }: Payload): FocalPoint => ({ x: Number(x), y: Number(y) });

function groupFrom({ tipo, juntas, mascotas, excepciones }: Payload): PetGroup {
  return {
    kind: petGroupKind.fromWire(tipo) ?? 'litter',
    together: juntas === true,
    pets: listOf(mascotas).map((value) => {
      const { id, nombre, estado } = objectOf(value);
      const status = petStatus.fromWire(estado) ?? 'paused';
      return { id: String(id), name: String(nombre), status };
    }),
    exceptions: listOf(excepciones ?? []).map((value) => {
      const { fecha, autor, motivo, terminada } = objectOf(value);
      const endedAt = typeof terminada === 'string' ? terminada : null;
      return { notedAt: String(fecha), notedBy: String(autor), reason: String(motivo), endedAt };
    }),
  };
}

/** All but the description. */
const readFrame = entityReader(petFields, namesOnTheWire(petFields).filter(isOfFrame), {
  history: (value) => listOf(value).map((entry) => readHistoryEntry(objectOf(entry))),
  media: (value) => listOf(value).map(String),
  focalPoints: (value) => listOf(value).map((point) => readFocalPoint(objectOf(point))),
  group: (value) => (value ? groupFrom(objectOf(value)) : null),
  adopter: (value) => (value === null ? null : readAdopter(objectOf(value))),
});

/** Undefined for somebody else's pet, of which the wire only tells what everybody sees. */
export function managedPetFrom({ id, created_at, payload }: PetRow) {
  if (payload[petFields.version.wire] === undefined) return undefined;
  const { deleted, deletedOn, contractFile, media, focalPoints, ...frame } = readFrame({
    ...payload,
    id,
    created_at,
  });
  const { ownerId, ownerName, ownerEmail, ownerPhone, vetName, vetPhone, ...rest } = frame;
  return {
    ...rest,
    description: readDescription(payload),
    media: managedMediaFrom({ imagenes: media, puntos_focales: focalPoints }),
    /** null while it is not deleted. */
    deletedOn: deleted ? (deletedOn ?? rest.registeredOn) : null,
    owner: { id: ownerId, name: ownerName, email: ownerEmail, phone: ownerPhone },
    vet: { name: vetName, phone: vetPhone },
    /** Opens only with a signature, which the list of its folder gives. */
    contractUrl: contractFile,
  };
}

/** The programme that it is in, or was in last. */
export function programmeOf({
  status,
  history,
}: Pick<ManagedPet, 'status' | 'history'>): Programme {
  const last = [...history.map((entry) => entry.status), status].findLast(isProgramme);
  return last ?? 'adoption';
}
