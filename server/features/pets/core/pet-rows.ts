import { namesOf } from '#domain/contract/field.ts';
import {
  isStored,
  type Pet,
  type PetDescription,
  type PetMedia,
  type PublicPet,
  petFields,
  publicPetFields,
  type StoredPet,
} from '#domain/pets/pet.ts';
import { descriptionFields } from '#domain/pets/pet-description.ts';
import { type ColumnsOf, columnOf, columnsFrom, rowReader } from '#server/db/entity-columns.ts';
import type { PetSearchColumns } from '#server/db/tables.ts';

type StoredField = keyof StoredPet;
type StoredPublicPet = Pick<PublicPet, keyof PublicPet & StoredField>;

const publicFields = publicPetFields.filter(isStored);
const allFields = namesOf(petFields).filter(isStored);

const columnsOf = (names: readonly StoredField[]) =>
  names.map((name) => columnOf(name, petFields[name]) as keyof ColumnsOf<StoredPet>);

export const publicColumns = columnsOf(publicFields);
export const allColumns = columnsOf(allFields);

interface WithMediaIds {
  /** Separated by commas, in the order in which they are shown. */
  media_ids: string | null;
}
type PublicPetRow = ColumnsOf<StoredPublicPet> & WithMediaIds;
export type PetRow = ColumnsOf<StoredPet> & WithMediaIds;

/** A pet as its own row and its pictures tell. */
export type PetWithMedia = StoredPet & Pick<Pet, 'media'>;

const readPublic = rowReader<Pet, (typeof publicFields)[number]>(petFields, publicFields);
const readAll = rowReader<Pet, StoredField>(petFields, allFields);

export const publicPetFromRow = (row: PublicPetRow, media: PetMedia[]): PublicPet =>
  Object.assign(readPublic(row), { media });

/** What follows from other rows than its own is left out. */
export const petFromRow = (row: PetRow, media: PetMedia[]): PetWithMedia =>
  Object.assign(readAll(row), { media });

/** With the folded texts that searches look through. */
export function descriptionColumns(description: PetDescription) {
  return columnsFrom(descriptionFields, description) as ColumnsOf<PetDescription> &
    PetSearchColumns;
}

export const petColumns = <Said extends Partial<StoredPet>>(said: Said) =>
  columnsFrom(petFields, said);
