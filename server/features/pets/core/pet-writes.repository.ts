import type { Selectable } from 'kysely';
import { namesOf } from '#domain/contract/field.ts';
import type { PetRecord } from '#domain/pets/pet-change.ts';
import { descriptionFields, type PetDescription } from '#domain/pets/pet-description.ts';
import type { Tx } from '#server/db/database.ts';
import type { PetsTable } from '#server/db/tables/pets.ts';
import { descriptionColumns, petColumns, petFromRow } from './pet-rows.ts';
import { insertPetRow, updatePetRow } from './pets.repository.ts';

/** A pet that nobody else changes until the end of the transaction. */
export interface LockedPet {
  id: string;
  ownerId: string | null;
  version: number;
  /** Instant; null while it is not deleted, and where it is not known. */
  deletedAt: string | null;
  record: PetRecord;
}

interface NewPetRow {
  id: string;
  ownerId: string;
  /** Instant. */
  now: string;
}

export async function lockPet(tx: Tx, id: string): Promise<LockedPet | undefined> {
  // An update without a change, for it locks the row on PostgreSQL.
  const row = await tx.query
    .updateTable('pets')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (!row) return undefined;
  const { owner_id: ownerId, version, deleted_at: deletedAt } = row;
  return { id, ownerId, version, deletedAt, record: recordFromRow(row) };
}

export function insertPet(
  tx: Tx,
  { id, ownerId, now }: NewPetRow,
  record: PetRecord,
): Promise<void> {
  return insertPetRow(tx, {
    ...columnsFromRecord(record),
    id,
    created_at: now,
    updated_at: now,
    version: 1,
    owner_id: ownerId,
    external_id: null,
    registered_on: record.registeredOn,
    folder_id: null,
    group_id: null,
  });
}

/** Everything that a change may touch, and the version with it. */
export function updatePet(
  tx: Tx,
  pet: LockedPet,
  record: PetRecord,
  ownerId: string | null,
  now: string,
) {
  return updatePetRow(tx, pet.id, {
    ...columnsFromRecord(record),
    owner_id: ownerId,
    deleted_at: deletedAtAfter(pet, record, now),
    updated_at: now,
    version: pet.version + 1,
  });
}

/** For good; its places in `pet_media` go with it. */
export async function removePet(tx: Tx, id: string): Promise<void> {
  await tx.query.deleteFrom('pets').where('id', '=', id).execute();
}

function deletedAtAfter(pet: LockedPet, after: PetRecord, now: string): string | null {
  if (after.deletedOn === null) return null;
  return pet.record.deletedOn === null ? now : pet.deletedAt;
}

function recordFromRow(row: Selectable<PetsTable>): PetRecord {
  const pet = petFromRow({ ...row, media: null }, []);
  return {
    description: descriptionOf(pet),
    status: pet.status,
    deletedOn: pet.deleted ? (pet.deletedOn ?? pet.registeredOn) : null,
    registeredOn: pet.registeredOn,
    notifyOn: pet.notifyOn,
    expiresOn: pet.expiresOn,
    history: pet.history,
    ownerName: pet.ownerName,
    ownerEmail: pet.ownerEmail,
    ownerPhone: pet.ownerPhone,
    vetName: pet.vetName,
    vetPhone: pet.vetPhone,
    adoptedThroughUs: pet.adoptedThroughUs,
    adopter: pet.adopter,
    contractFile: pet.contractFile,
  };
}

const described = namesOf(descriptionFields);

const descriptionOf = (pet: PetDescription) =>
  Object.fromEntries(described.map((name) => [name, pet[name]])) as unknown as PetDescription;

function columnsFromRecord({ description, registeredOn, ...record }: PetRecord) {
  return {
    ...descriptionColumns(description),
    ...petColumns({ ...record, deleted: record.deletedOn !== null }),
  };
}
