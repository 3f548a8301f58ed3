import type { Selectable } from 'kysely';
import { namesOf } from '#domain/contract/field.ts';
import type { StoredDescription } from '#domain/pets/birth-input.ts';
import { isStored, type PetHistoryEntry } from '#domain/pets/pet.ts';
import { descriptionFields } from '#domain/pets/pet-description.ts';
import type { PetRecord } from '#domain/pets/pet-record.ts';
import type { Tx } from '#server/db/database.ts';
import type { PetsTable } from '#server/db/tables/pets.ts';
import { addCity } from './pet-cities.repository.ts';
import { descriptionColumns, petColumns, storedPetFrom } from './pet-rows.ts';

/** A pet that nobody else changes until the end of the transaction. */
export interface LockedPet {
  id: string;
  ownerId: string | null;
  /** In the table that it was imported from, whose name is `externalSource`. */
  externalId: string | null;
  externalSource: string;
  version: number;
  /** Instant; null while it is not deleted, and where it is not known. */
  deletedAt: string | null;
  record: PetRecord;
}

interface NewPetRow {
  id: string;
  ownerId: string | null;
  /** Instant. */
  now: string;
  /** In the table that it was imported from, whose name is `externalSource`. */
  externalId?: string | null;
  externalSource?: string;
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
  return {
    id,
    ownerId: row.owner_id,
    externalId: row.external_id,
    externalSource: row.external_source,
    version: row.version,
    deletedAt: row.deleted_at,
    record: recordFromRow(row),
  };
}

export async function insertPet(
  tx: Tx,
  { id, ownerId, now, externalId = null, externalSource = '' }: NewPetRow,
  record: PetRecord,
): Promise<void> {
  const columns = columnsFromRecord(record);
  await tx.query
    .insertInto('pets')
    .values({
      ...columns,
      id,
      created_at: now,
      updated_at: now,
      version: 1,
      owner_id: ownerId,
      external_id: externalId,
      external_source: externalSource,
      registered_on: record.registeredOn,
      waiting_since: record.registeredOn,
      turn: 0,
      needs_foster: 0,
      deleted_at: null,
      folder_id: null,
      group_id: null,
      media_count: 0,
    })
    .execute();
  await addCity(tx, columns.city_search);
}

function recordFromRow(row: Selectable<PetsTable>): PetRecord {
  const pet = storedPetFrom(row);
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

/** In the order in which a change describes the pet, for both are compared. */
const described = [
  ...namesOf(descriptionFields).filter((name) => isStored(name) && name !== 'bornOn'),
  ...(['bornOn', 'estimatedOn', 'estimatedAge', 'estimatedAgeUnit'] as const),
] as (keyof StoredDescription)[];

const descriptionOf = (pet: StoredDescription) =>
  Object.fromEntries(described.map((name) => [name, pet[name]])) as unknown as StoredDescription;

export function columnsFromRecord({ description, registeredOn, ...record }: PetRecord) {
  return {
    ...descriptionColumns(description),
    ...petColumns({ ...record, deleted: record.deletedOn !== null }),
  };
}

export async function findHistory(query: Tx['query'], id: string): Promise<PetHistoryEntry[]> {
  const row = await query
    .selectFrom('pets')
    .select('history_json')
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? JSON.parse(row.history_json) : [];
}

/** @returns whether it was another day before */
export async function setWaitingSince({ query }: Tx, id: string, day: string): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('pets')
    .set({ waiting_since: day })
    .where('id', '=', id)
    .where('waiting_since', '<>', day)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** @returns whether it was otherwise before */
export async function setNeedsFoster({ query }: Tx, id: string, needs: boolean): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('pets')
    .set({ needs_foster: needs ? 1 : 0 })
    .where('id', '=', id)
    .where('needs_foster', '=', needs ? 0 : 1)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
