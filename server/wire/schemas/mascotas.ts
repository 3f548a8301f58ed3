import { federalStates } from '#domain/federal-states.ts';
import { mediaPath } from '#domain/pets/pet.ts';
import { adopterToWire } from '#domain/pets/pet-wire.ts';
import {
  ageUnit,
  breed,
  compatibility,
  petStatus,
  sex,
  size,
  species,
  yesNo,
} from '#domain/pets/vocabularies.ts';
import { type Vocabulary, vocabulary } from '#domain/vocabulary.ts';
import type { PetField } from '#server/features/pets/pet-fields.ts';
import {
  isPublicField,
  type VisiblePet,
  visitorMayFilterBy,
} from '#server/features/pets/pets.policy.ts';
import { petWrites } from './mascotas-writes.ts';
import { defineSchema, type FieldKind, type WireRow, wireField, wordField } from './schema.ts';

const stateNames = federalStates.map(({ value }) => [value, value]);
const federalState: Vocabulary<string> = vocabulary(Object.fromEntries(stateNames));

const access = (field: PetField) => ({
  readableBy: isPublicField(field) ? ('everyone' as const) : ('owner' as const),
  filterableBy: visitorMayFilterBy(field) ? ('everyone' as const) : ('owner' as const),
  orderableBy: isPublicField(field) ? ('everyone' as const) : ('owner' as const),
});
const field = (name: string, petField: PetField, kind: Exclude<FieldKind, 'word'>) =>
  wireField(name, petField, kind, access(petField));
const word = (name: string, petField: PetField, words: Vocabulary<string>) =>
  wordField(name, petField, words, access(petField));

export const mascotas = defineSchema({
  name: 'mascotas',
  summary:
    'Pets. Visitors find those in adoption or rehabilitation that are not deleted, have not expired and have at ' +
    'least one picture; owners also find their own, administrators all. `imagenes` always comes along. Owners write ' +
    'their own pets, administrators all, but for `id`, `historial`, `fecha_creado`, `fecha_eliminado`, `expediente_id` ' +
    'and `contrato`, which the portal sets: sent, they are passed over. A `version` that comes along must be the one ' +
    'that the pet still has (409).',
  relations: ['imagenes'],
  fields: [
    field('id', 'id', 'text'),
    field('created_at', 'createdAt', 'date'),
    field('payload.nombre', 'name', 'text'),
    word('payload.estado', 'status', petStatus),
    // Visitors only ever read `false` here; a filter by it can only narrow what they see.
    { ...field('payload.eliminado', 'deleted', 'flag'), readableBy: 'everyone' },
    field('payload.fecha_creado', 'registeredOn', 'date'),
    word('payload.especie', 'species', species),
    word('payload.raza', 'breed', breed),
    word('payload.sexo', 'sex', sex),
    word('payload.tamano', 'size', size),
    field('payload.color', 'color', 'text'),
    field('payload.edad.valor', 'ageValue', 'number'),
    word('payload.edad.unidad', 'ageUnit', ageUnit),
    field('payload.peso', 'weightKg', 'number'),
    word('payload.convine', 'goodWithOwnKind', compatibility),
    word('payload.convine_otras', 'goodWithOtherAnimals', compatibility),
    word('payload.convine_ninos', 'goodWithChildren', compatibility),
    field('payload.entrenado', 'trained', 'flag'),
    field('payload.educado', 'houseTrained', 'flag'),
    field('payload.desparasitacion', 'dewormed', 'flag'),
    field('payload.comentDesparasitacion', 'vaccines', 'text'),
    field('payload.esterilizada', 'sterilized', 'flag'),
    field('payload.personalidad', 'personality', 'text'),
    field('payload.comentarios', 'story', 'text'),
    field('payload.ciudad', 'city', 'text'),
    word('payload.entidad_federativa', 'federalState', federalState),
    field('payload.necesidades', 'needs', 'list'),
    field('payload.historial', 'history', 'entries'),
    field('payload.imagenes', 'media', 'entries'),
    field('payload.expediente_id', 'folderId', 'text'),
    field('payload.usuario_id', 'ownerId', 'reference'),
    field('payload.fecha_eliminado', 'deletedOn', 'date'),
    field('payload.fecha_notificacion', 'notifyOn', 'date'),
    field('payload.fecha_expiracion', 'expiresOn', 'date'),
    field('payload.fecha_ultima_desparasitacion', 'lastDewormedOn', 'date'),
    field('payload.dueno_mascota', 'ownerName', 'text'),
    field('payload.dueno_mascota_correo', 'ownerEmail', 'text'),
    field('payload.dueno_mascota_telefono', 'ownerPhone', 'text'),
    field('payload.esterilizacion_mvz_nombre', 'vetName', 'text'),
    field('payload.esterilizacion_mvz_telefono', 'vetPhone', 'text'),
    word('payload.nuestro_canal', 'adoptedThroughUs', yesNo),
    field('payload.contrato', 'contractFile', 'text'),
  ],
  writes: petWrites,
  find: (context, viewer, query) => context.pets.query(viewer, query),
  toWire: (pet, { config }) => petToWire(pet, config.siteUrl),
});

function petToWire(pet: VisiblePet, siteUrl: string): WireRow {
  return {
    id: pet.id,
    created_at: pet.createdAt,
    payload: {
      nombre: pet.name,
      estado: petStatus.toWire(pet.status),
      eliminado: pet.deleted === true,
      fecha_creado: pet.registeredOn,
      especie: species.toWire(pet.species),
      raza: breed.toWire(pet.breed),
      sexo: sex.toWire(pet.sex),
      tamano: size.toWire(pet.size),
      color: pet.color,
      edad: { valor: pet.ageValue, unidad: ageUnit.toWire(pet.ageUnit) },
      peso: pet.weightKg,
      convine: compatibility.toWire(pet.goodWithOwnKind),
      convine_otras: compatibility.toWire(pet.goodWithOtherAnimals),
      convine_ninos: compatibility.toWire(pet.goodWithChildren),
      entrenado: pet.trained,
      educado: pet.houseTrained,
      desparasitacion: pet.dewormed,
      comentDesparasitacion: pet.vaccines,
      esterilizada: pet.sterilized,
      personalidad: pet.personality,
      comentarios: pet.story,
      ciudad: pet.city,
      entidad_federativa: pet.federalState,
      necesidades: pet.needs,
      historial: pet.history.map(({ date, status }) => ({
        fecha: date,
        estado: petStatus.toWire(status),
      })),
      imagenes: pet.media.map((media) => siteUrl + mediaPath(media)),
      expediente_id: pet.folderId,
      ...(pet.ownerEmail === undefined ? undefined : privatePart(pet, siteUrl)),
    },
  };
}

function privatePart(pet: VisiblePet, siteUrl: string) {
  const { adopter } = pet;
  return {
    version: pet.version,
    usuario_id: pet.ownerId,
    fecha_eliminado: pet.deletedOn,
    fecha_notificacion: pet.notifyOn,
    fecha_expiracion: pet.expiresOn,
    fecha_ultima_desparasitacion: pet.lastDewormedOn,
    dueno_mascota: pet.ownerName,
    dueno_mascota_correo: pet.ownerEmail,
    dueno_mascota_telefono: pet.ownerPhone,
    esterilizacion_mvz_nombre: pet.vetName,
    esterilizacion_mvz_telefono: pet.vetPhone,
    nuestro_canal: pet.adoptedThroughUs ? yesNo.toWire(pet.adoptedThroughUs) : null,
    contrato: pet.contractFile && `${siteUrl}/archivos/${pet.contractFile}`,
    adoptante: adopter && adopterToWire(adopter),
  };
}
