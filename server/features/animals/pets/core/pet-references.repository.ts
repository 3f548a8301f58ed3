import { type Kysely, type Selectable, sql } from 'kysely';
import type { FittedPet } from '#domain/adoption/fit.ts';
import { ageOn } from '#domain/pets/birth.ts';
import type { Adopter, PetHistoryEntry } from '#domain/pets/pet.ts';
import type { AgeUnit, Breed, PetStatus, Sex, Size, Species } from '#domain/pets/vocabularies.ts';
import type { Tx } from '#server/db/database.ts';
import type { PetsTable } from '#server/db/tables/pets.ts';
import type { Tables } from '#server/db/tables.ts';
import { isPublic } from './public-pets.ts';
import { birthColumns } from './treated-pets.repository.ts';

type Query = Kysely<Tables>;

/** A pet as it matters to what names it. */
export interface PetReference {
  id: string;
  ownerId: string | null;
  name: string;
  status: PetStatus;
  deleted: boolean;
  history: readonly PetHistoryEntry[];
  adopter: Adopter | null;
  /** Of its papers. */
  folderId: string | null;
}

/** Whose pets are asked about. */
export type PetScope =
  | { kind: 'public' }
  | { kind: 'publicAndOwn'; ownerId: string }
  | { kind: 'all' };

const columns = [
  'id',
  'owner_id',
  'name',
  'status',
  'deleted',
  'history_json',
  'adopter_json',
  'folder_id',
] as const satisfies readonly (keyof PetsTable)[];

const idsAtOnce = 1_000;

export async function findReferences(
  query: Query,
  ids: readonly string[],
): Promise<PetReference[]> {
  const found: PetReference[] = [];
  for (let start = 0; start < ids.length; start += idsAtOnce) {
    const some = ids.slice(start, start + idsAtOnce);
    const rows = await query.selectFrom('pets').select(columns).where('id', 'in', some).execute();
    found.push(...rows.map(fromRow));
  }
  return found;
}

/** Of the folders of one page of a list; in no order. */
export async function findReferencesByFolder(
  query: Query,
  folderIds: readonly string[],
): Promise<PetReference[]> {
  if (folderIds.length === 0) return [];
  const rows = await query
    .selectFrom('pets')
    .select(columns)
    .where('folder_id', 'in', folderIds)
    .execute();
  return rows.map(fromRow);
}

/** A pet as papers describe it. */
export interface DescribedPet {
  id: string;
  name: string;
  species: Species;
  sex: Sex;
  breed: Breed;
  color: string;
  /** '' where it has none. */
  microchip: string;
  sterilized: boolean;
}

/** Those that there are, in no order. */
export async function findDescriptions(
  query: Query,
  ids: readonly string[],
): Promise<DescribedPet[]> {
  const rows = await query
    .selectFrom('pets')
    .select(['id', 'name', 'species', 'sex', 'breed', 'color', 'microchip', 'sterilized'])
    .where('id', 'in', ids)
    .execute();
  return rows.map((row) => ({
    ...row,
    species: row.species as Species,
    sex: row.sex as Sex,
    breed: row.breed as Breed,
    microchip: row.microchip ?? '',
    sterilized: row.sterilized === 1,
  }));
}

/** In the order in which they were registered. */
export async function findOwnedReferences(query: Query, ownerId: string): Promise<PetReference[]> {
  const rows = await query
    .selectFrom('pets')
    .select(columns)
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(fromRow);
}

/** For a condition: the folders of pets that are not deleted, of one owner or of all. */
export function folderIds(query: Query, ownerId?: string) {
  const named = query
    .selectFrom('pets')
    .select((eb) => eb.ref('folder_id').$castTo<string>().as('folder_id'))
    .where('deleted', '=', 0)
    .where('folder_id', 'is not', null);
  return ownerId === undefined ? named : named.where('owner_id', '=', ownerId);
}

const withoutFolder = (query: Query, ownerId: string) =>
  query
    .selectFrom('pets')
    .where('owner_id', '=', ownerId)
    .where('deleted', '=', 0)
    .where('folder_id', 'is', null);

/** Pets of an owner that have no folder and are not deleted, in the order in which they were registered. */
export async function findWithoutFolder(
  query: Query,
  ownerId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<PetReference[]> {
  const rows = await withoutFolder(query, ownerId)
    .select(columns)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(fromRow);
}

export async function countWithoutFolder(query: Query, ownerId: string): Promise<number> {
  const { total } = await withoutFolder(query, ownerId)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

export async function findInScope(
  query: Query,
  ids: readonly string[],
  scope: PetScope,
  today: string,
): Promise<string[]> {
  const found: string[] = [];
  for (let start = 0; start < ids.length; start += idsAtOnce) {
    const rows = await query
      .selectFrom('pets')
      .select('id')
      .where('id', 'in', ids.slice(start, start + idsAtOnce))
      .where(isIn(scope, today))
      .execute();
    found.push(...rows.map(({ id }) => id));
  }
  return found;
}

/** What a family's answers are compared with (`fitOf`), of those that everybody sees up for adoption. */
export async function findFitted(
  query: Query,
  ids: readonly string[],
  today: string,
): Promise<(FittedPet & { id: string; name: string })[]> {
  const rows = await query
    .selectFrom('pets')
    .select([
      'id',
      'name',
      'species',
      'size',
      ...birthColumns,
      'good_with_own_kind as goodWithOwnKind',
      'good_with_other_animals as goodWithOtherAnimals',
      'good_with_children as goodWithChildren',
      'federal_state as federalState',
      'energy',
      'stairs',
      'needs_experience as needsExperience',
    ])
    .where('id', 'in', ids)
    .where('status', '=', 'adoption' satisfies PetStatus)
    .where(isPublic(today))
    .execute();
  return rows.map(({ bornOn, estimatedOn, estimatedAge, estimatedAgeUnit, ...row }) => ({
    ...row,
    ...ageOn(
      { bornOn, estimatedOn, estimatedAge, estimatedAgeUnit: estimatedAgeUnit as AgeUnit },
      today,
    ),
  })) as (FittedPet & { id: string; name: string })[];
}

/** What is compared with an animal that somebody looks for. */
export interface ComparablePet {
  id: string;
  name: string;
  size: Size;
  sex: Sex;
  color: string;
  /** Instant. */
  createdAt: string;
  city: string;
  federalState: string;
  /** '' where it has none. */
  microchip: string;
}

/** The newest of a species that everybody sees. */
export async function findComparable(
  query: Query,
  species: Species,
  { today, most }: { today: string; most: number },
): Promise<ComparablePet[]> {
  const rows = await query
    .selectFrom('pets')
    .select([
      'id',
      'name',
      'size',
      'sex',
      'color',
      'created_at as createdAt',
      'city',
      'federal_state as federalState',
      'microchip',
    ])
    .where('species', '=', species)
    .where(isPublic(today))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    ...row,
    size: row.size as Size,
    sex: row.sex as Sex,
    microchip: row.microchip ?? '',
  }));
}

export async function lockReference({ query }: Tx, id: string): Promise<PetReference | undefined> {
  // An update without a change, for it locks the row on PostgreSQL.
  const row = await query
    .updateTable('pets')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst();
  return row && fromRow(row);
}

export async function setFolder({ query }: Tx, id: string, folderId: string | null): Promise<void> {
  await query.updateTable('pets').set({ folder_id: folderId }).where('id', '=', id).execute();
}

function isIn(scope: PetScope, today: string) {
  switch (scope.kind) {
    case 'public':
      return isPublic(today);
    case 'publicAndOwn':
      return sql<boolean>`(pets.owner_id = ${scope.ownerId} or ${isPublic(today)})`;
    case 'all':
      return sql<boolean>`1 = 1`;
  }
}

type Row = Pick<Selectable<PetsTable>, (typeof columns)[number]>;

const fromRow = (row: Row): PetReference => ({
  id: row.id,
  ownerId: row.owner_id,
  name: row.name,
  status: row.status as PetStatus,
  deleted: row.deleted === 1,
  history: JSON.parse(row.history_json),
  adopter: row.adopter_json === null ? null : JSON.parse(row.adopter_json),
  folderId: row.folder_id,
});

/** Days, YYYY-MM-DD. */
export const findMilestones = (
  query: Query,
  id: string,
): Promise<{ registeredOn: string; expiresOn: string; deletedOn: string | null } | undefined> =>
  query
    .selectFrom('pets')
    .select(['registered_on as registeredOn', 'expires_on as expiresOn', 'deleted_on as deletedOn'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Whatever its status. */
export const isAnyPet = async (query: Query): Promise<boolean> =>
  (await query.selectFrom('pets').select('id').limit(1).executeTakeFirst()) !== undefined;
