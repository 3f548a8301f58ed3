import type { Vocabulary } from '../vocabulary.ts';
import type { Adopter, PetDescription } from './pet.ts';
import * as words from './vocabularies.ts';

/** How pets are spoken of on the wire: the portal and its pages read and write the same names and words. */

/** A description that nobody has checked yet: of any field, anything. */
export type UncheckedDescription = Partial<Record<keyof PetDescription, unknown>>;
type Payload = Readonly<Record<string, unknown>>;

const described: Record<keyof PetDescription, readonly [name: string, words?: Vocabulary<string>]> =
  {
    name: ['nombre'],
    species: ['especie', words.species],
    breed: ['raza', words.breed],
    sex: ['sexo', words.sex],
    size: ['tamano', words.size],
    color: ['color'],
    ageValue: ['edad.valor'],
    ageUnit: ['edad.unidad', words.ageUnit],
    weightKg: ['peso'],
    goodWithOwnKind: ['convine', words.compatibility],
    goodWithOtherAnimals: ['convine_otras', words.compatibility],
    goodWithChildren: ['convine_ninos', words.compatibility],
    trained: ['entrenado'],
    houseTrained: ['educado'],
    dewormed: ['desparasitacion'],
    lastDewormedOn: ['fecha_ultima_desparasitacion'],
    vaccines: ['comentDesparasitacion'],
    sterilized: ['esterilizada'],
    personality: ['personalidad'],
    story: ['comentarios'],
    city: ['ciudad'],
    federalState: ['entidad_federativa'],
    needs: ['necesidades'],
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

const descriptionFields = Object.keys(described) as (keyof PetDescription)[];
const adopterFields = Object.keys(adopterNames) as (keyof Adopter)[];

/** The names in a payload's first level that describe a pet. */
export const descriptionPayloadNames: readonly string[] = [
  ...new Set(Object.values(described).map(([name]) => name.split('.', 1).join())),
];
export const adopterPayloadNames: readonly string[] = Object.values(adopterNames);

/** By the field's own name (the adopter's as `adopter.name`): its wire name, nested with dots. */
export const petFieldNames: Readonly<Record<string, string>> = {
  ...Object.fromEntries(descriptionFields.map((field) => [field, described[field][0]])),
  ...Object.fromEntries(
    adopterFields.map((field) => [`adopter.${field}`, `adoptante.${adopterNames[field]}`]),
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

/** What the payload says of the description. What is no word of a list is nothing: no value of the code's own passes for one. */
export function descriptionFromWire(payload: Payload): UncheckedDescription {
  const flat: Record<string, unknown> = { ...payload };
  for (const [part, value] of Object.entries(payload.edad ?? {})) flat[`edad.${part}`] = value;
  return Object.fromEntries(
    descriptionFields.flatMap((field) => {
      const [name, vocabulary] = described[field];
      if (!Object.hasOwn(flat, name)) return [];
      return [[field, vocabulary ? vocabulary.fromWire(flat[name]) : flat[name]]];
    }),
  );
}

/** The opposite. A choice that was not made yet is left out. */
export function descriptionToWire(description: UncheckedDescription): Record<string, unknown> {
  const payload: Record<string, unknown> = {};
  const age: Record<string, unknown> = {};
  for (const field of descriptionFields) {
    if (!Object.hasOwn(description, field)) continue;
    const [name, vocabulary] = described[field];
    const value = vocabulary ? wordFor(vocabulary, description[field]) : description[field];
    if (name.startsWith('edad.')) age[name.slice('edad.'.length)] = value;
    else payload[name] = value;
  }
  return Object.keys(age).length === 0 ? payload : { ...payload, edad: age };
}

function wordFor(vocabulary: Vocabulary<string>, value: unknown): string | undefined {
  return vocabulary.values.includes(value as string)
    ? vocabulary.toWire(value as string)
    : undefined;
}

export function adopterFromWire(payload: Payload): Partial<Record<keyof Adopter, unknown>> {
  return Object.fromEntries(adopterFields.map((field) => [field, payload[adopterNames[field]]]));
}

export function adopterToWire(adopter: Readonly<Adopter>): Record<string, string> {
  return Object.fromEntries(adopterFields.map((field) => [adopterNames[field], adopter[field]]));
}
