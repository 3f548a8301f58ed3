import { namesOf } from '#domain/contract/field.ts';
import type { FocalPoint } from '#domain/pets/focal-point.ts';
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
import type { PetSearchColumns } from '#server/db/tables/pets.ts';

type StoredField = keyof StoredPet;
type StoredPublicPet = Pick<PublicPet, keyof PublicPet & StoredField>;

const publicFields = publicPetFields.filter(isStored);
const allFields = namesOf(petFields).filter(isStored);

const columnsOf = (names: readonly StoredField[]) =>
  names.map((name) => columnOf(name, petFields[name]) as keyof ColumnsOf<StoredPet>);

export const publicColumns = columnsOf([...publicFields, 'groupId']);
export const allColumns = columnsOf(allFields);

interface WithMedia {
  /**
   * Ids separated by commas, in the order in which they are shown; behind one, between colons, x and y of the focal
   * point that somebody chose.
   */
  media: string | null;
}
type PublicPetRow = ColumnsOf<StoredPublicPet & Pick<StoredPet, 'groupId'>> & WithMedia;
export type PetRow = ColumnsOf<StoredPet> & WithMedia;

/** A pet as its own row and its pictures tell. */
export type PetWithMedia = StoredPet & Pick<Pet, 'media' | 'focalPoints'>;

const readPublic = rowReader<Pet, (typeof publicFields)[number]>(petFields, publicFields);
const readAll = rowReader<Pet, StoredField>(petFields, allFields);

export const publicPetFromRow = (row: PublicPetRow, media: PetMedia[]): Omit<PublicPet, 'group'> =>
  Object.assign(readPublic(row), { media, focalPoints: media });

/** What follows from other rows than its own is left out. */
export const petFromRow = (row: PetRow, media: PetMedia[]): PetWithMedia =>
  Object.assign(readAll(row), { media, focalPoints: media });

/** What the row says of its pictures. */
export function mediaOfRow({ media }: WithMedia): { id: string; focus: FocalPoint | undefined }[] {
  if (media === null) return [];
  return media.split(',').map((item) => {
    const [id = '', x, y] = item.split(':');
    return { id, focus: x === undefined ? undefined : { x: Number(x), y: Number(y) } };
  });
}

/** With the folded texts that searches look through. */
export function descriptionColumns(description: PetDescription) {
  return columnsFrom(descriptionFields, description) as ColumnsOf<PetDescription> &
    PetSearchColumns;
}

export const petColumns = <Values extends Partial<StoredPet>>(input: Values) =>
  columnsFrom(petFields, input);
