import type { Kysely } from 'kysely';
import type { Birth } from '#domain/pets/birth.ts';
import type { AgeUnit, PetStatus, Sex, Size, Species } from '#domain/pets/vocabularies.ts';
import type { Tables } from '#server/db/tables.ts';

type Query = Kysely<Tables>;

/** To be selected as `Birth`. */
export const birthColumns = [
  'born_on as bornOn',
  'estimated_on as estimatedOn',
  'age_value as estimatedAge',
  'age_unit as estimatedAgeUnit',
] as const;

/** A pet as its medical record knows it; its age on a day is `ageOn`. */
export interface TreatedPet extends Birth {
  id: string;
  ownerId: string | null;
  name: string;
  species: Species;
  sex: Sex;
  size: Size;
  /** YYYY-MM-DD */
  registeredOn: string;
  /** '' where it has none. */
  microchip: string;
  vaccines: string;
  status: PetStatus;
  deleted: boolean;
  groupId: string | null;
  /** Of its papers. */
  folderId: string | null;
}

/** @param ids of one page, or of one call */
export async function findTreated(query: Query, ids: readonly string[]): Promise<TreatedPet[]> {
  if (ids.length === 0) return [];
  const rows = await query
    .selectFrom('pets')
    .select([
      'id',
      'owner_id as ownerId',
      'name',
      'species',
      'sex',
      'size',
      ...birthColumns,
      'registered_on as registeredOn',
      'microchip',
      'vaccines',
      'status',
      'deleted',
      'group_id as groupId',
      'folder_id as folderId',
    ])
    .where('id', 'in', ids)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    ...row,
    species: row.species as Species,
    sex: row.sex as Sex,
    size: row.size as Size,
    estimatedAgeUnit: row.estimatedAgeUnit as AgeUnit,
    microchip: row.microchip ?? '',
    status: row.status as PetStatus,
    deleted: row.deleted === 1,
  }));
}

/** For a condition: the pets of an account that are not deleted. */
export const idsOfOwner = (query: Query, ownerId: string) =>
  standingIds(query).where('owner_id', '=', ownerId);

/** For a condition: all pets that are not deleted. */
export const standingIds = (query: Query) =>
  query.selectFrom('pets').select('id').where('deleted', '=', 0);
