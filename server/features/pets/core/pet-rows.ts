import { namesOf } from '#domain/contract/field.ts';
import {
  type Pet,
  type PetDescription,
  type PetMedia,
  type PublicPet,
  petFields,
  publicPetFields,
} from '#domain/pets/pet.ts';
import { descriptionFields } from '#domain/pets/pet-description.ts';
import { type ColumnsOf, columnOf, columnsFrom, rowReader } from '#server/db/entity-columns.ts';
import type { PetSearchColumns } from '#server/db/tables.ts';

/** Pictures stand in a table of their own. */
type Stored<Entity> = Omit<Entity, 'media'>;
type StoredField = keyof Stored<Pet>;

const isStored = <Name extends string>(name: Name): name is Exclude<Name, 'media'> =>
  name !== 'media';
const publicFields = publicPetFields.filter(isStored);
const allFields = namesOf(petFields).filter(isStored);

const columnsOf = (names: readonly StoredField[]) =>
  names.map((name) => columnOf(name, petFields[name]) as keyof ColumnsOf<Stored<Pet>>);

export const publicColumns = columnsOf(publicFields);
export const allColumns = columnsOf(allFields);

interface WithMediaIds {
  /** Separated by commas, in the order in which they are shown. */
  media_ids: string | null;
}
type PublicPetRow = ColumnsOf<Stored<PublicPet>> & WithMediaIds;
export type PetRow = ColumnsOf<Stored<Pet>> & WithMediaIds;

const readPublic = rowReader<Pet, (typeof publicFields)[number]>(petFields, publicFields);
const readAll = rowReader<Pet, StoredField>(petFields, allFields);

export const publicPetFromRow = (row: PublicPetRow, media: PetMedia[]): PublicPet =>
  Object.assign(readPublic(row), { media });

export const petFromRow = (row: PetRow, media: PetMedia[]): Pet =>
  Object.assign(readAll(row), { media });

/** With the folded texts that searches look through. */
export function descriptionColumns(description: PetDescription) {
  return columnsFrom(descriptionFields, description) as ColumnsOf<PetDescription> &
    PetSearchColumns;
}

export const petColumns = <Said extends Partial<Stored<Pet>>>(said: Said) =>
  columnsFrom(petFields, said);
