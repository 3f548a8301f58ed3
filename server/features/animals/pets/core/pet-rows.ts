import { namesOf } from '#domain/contract/field.ts';
import { type Birth, toldBirth } from '#domain/pets/birth.ts';
import type { StoredDescription } from '#domain/pets/birth-input.ts';
import type { FocalPoint } from '#domain/pets/focal-point.ts';
import {
  isStored,
  type Pet,
  type PetMedia,
  type PublicPet,
  petFields,
  publicPetFields,
  type StoredPet,
} from '#domain/pets/pet.ts';
import { descriptionFields } from '#domain/pets/pet-description.ts';
import type { AgeUnit } from '#domain/pets/vocabularies.ts';
import { type ColumnsOf, columnOf, columnsFrom, rowReader } from '#server/db/entity-columns.ts';
import type { PetSearchColumns, PetsTable } from '#server/db/tables/pets.ts';

type StoredField = keyof StoredPet;
type StoredPublicPet = Pick<PublicPet, keyof PublicPet & StoredField>;

const publicFields = publicPetFields.filter(isStored);
const allFields = namesOf(petFields).filter(isStored);

/** From which the group and the age are told. */
const alsoRead = ['groupId', 'estimatedOn'] as const;

const ageColumns = ['age_value', 'age_unit'] as const;
type AgeColumns = Pick<PetsTable, (typeof ageColumns)[number]>;

const columnsOf = (names: readonly StoredField[]) =>
  names.map((name) => columnOf(name, petFields[name]) as keyof ColumnsOf<StoredPet>);

export const publicColumns = [...columnsOf([...publicFields, ...alsoRead]), ...ageColumns];
export const allColumns = [...columnsOf(allFields), ...ageColumns];

interface WithMedia {
  /**
   * Ids separated by commas, in the order in which they are shown; behind one, between colons, x and y of the focal
   * point that somebody chose.
   */
  media: string | null;
}
type PublicPetRow = ColumnsOf<StoredPublicPet & Pick<StoredPet, (typeof alsoRead)[number]>> &
  AgeColumns &
  WithMedia;
type WholeRow = ColumnsOf<StoredPet> & AgeColumns;
export type PetRow = WholeRow & WithMedia;

type Told = ReturnType<typeof toldBirth>;

/** A pet as its own row and its pictures tell. */
export type PetWithMedia = StoredPet & Told & Pick<Pet, 'media' | 'focalPoints'>;

const readPublic = rowReader<Pet, (typeof publicFields)[number]>(petFields, publicFields);
const readStored = rowReader<StoredPet, StoredField>(petFields, allFields);

type BirthColumns = AgeColumns & Pick<PetsTable, 'born_on' | 'estimated_on'>;

export const birthOfRow = (row: BirthColumns): Birth => ({
  bornOn: row.born_on,
  estimatedOn: row.estimated_on,
  estimatedAge: row.age_value,
  estimatedAgeUnit: row.age_unit as AgeUnit,
});

/** As the row holds it, whatever the day. */
export const storedPetFrom = (row: WholeRow): StoredPet & Birth =>
  Object.assign(readStored(row), birthOfRow(row));

/** @param today YYYY-MM-DD: the day for which the age is told */
export const publicPetFromRow = (
  row: PublicPetRow,
  media: PetMedia[],
  today: string,
): Omit<PublicPet, 'group'> =>
  Object.assign(readPublic(row), toldBirth(birthOfRow(row), today), { media, focalPoints: media });

/** What follows from other rows than its own is left out. */
export function petFromRow(row: PetRow, media: PetMedia[], today: string): PetWithMedia {
  const told = toldBirth(birthOfRow(row), today);
  return Object.assign(readStored(row), told, { media, focalPoints: media });
}

/** What the row says of its pictures. */
export function mediaOfRow({ media }: WithMedia): { id: string; focus: FocalPoint | undefined }[] {
  if (media === null) return [];
  return media.split(',').map((item) => {
    const [id = '', x, y] = item.split(':');
    return { id, focus: x === undefined ? undefined : { x: Number(x), y: Number(y) } };
  });
}

const { ageValue: _, ageUnit: __, birthEstimated: ___, ...described } = descriptionFields;
const storedDescriptionFields = { ...described, estimatedOn: petFields.estimatedOn };

/** With the folded texts that searches look through. */
export function descriptionColumns({
  estimatedAge: age_value,
  estimatedAgeUnit: age_unit,
  ...description
}: StoredDescription) {
  const columns = columnsFrom(storedDescriptionFields, description) as ColumnsOf<
    typeof description
  >;
  return { ...(columns as typeof columns & PetSearchColumns), age_value, age_unit };
}

export const petColumns = <Values extends Partial<StoredPet>>(input: Values) =>
  columnsFrom(petFields, input);
