import type { Selectable } from 'kysely';
import { v7 as uuid } from 'uuid';
import { birthFromTable, type SaidInTable } from '#domain/pets/birth-from-table.ts';
import { storedDescription } from '#domain/pets/birth-input.ts';
import type { PetDescription } from '#domain/pets/pet.ts';
import { type ImportedRecord, importedPet } from '#domain/pets/pet-change.ts';
import { visibilityFrom } from '#domain/pets/visibility.ts';
import type { PetStatus } from '#domain/pets/vocabularies.ts';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { PetsTable } from '#server/db/tables/pets.ts';
import { changePets, type PetChange, type PetChanges } from './change-pets.ts';
import { mediaIdsOf, replaceMedia } from './pet-media.repository.ts';
import { birthOfRow, descriptionColumns, petColumns } from './pet-rows.ts';
import { insertPet, type LockedPet, lockPet } from './pet-writes.repository.ts';
import { findImported } from './pets.repository.ts';

interface Dependencies extends PetChanges {
  database: Database;
  dataVersions: DataVersions;
  today: () => string;
}

/** Whom an imported pet belongs to, as its row keeps it. */
export interface PetOwner {
  id: string;
  name: string;
  email: string;
  phone: string;
}

export interface ImportedPet {
  externalId: string;
  description: PetDescription;
  /** How its birth is told: by its age unless said otherwise. */
  birth?: SaidInTable;
  status: PetStatus;
  /** YYYY-MM-DD */
  registeredOn: string;
  /** The day, YYYY-MM-DD, from which a new pet's visibility counts; today when it is left out. */
  visibleFrom?: string;
  mediaAssetIds: readonly string[];
  /** Set when not all of its photos could be read: how many could. A pet that has more pictures keeps them. */
  photosRead?: number;
}

export type ImportOutcome = 'created' | 'updated' | 'unchanged';

/**
 * For the operator's commands (import, demo), which no caller of the portal reaches. The same pet is known by its
 * owner and `externalId`; importing it again changes what differs and leaves its visibility dates alone.
 */
export async function upsertImported(
  dependencies: Dependencies,
  owner: PetOwner | null,
  pet: ImportedPet,
): Promise<ImportOutcome> {
  const [outcome = 'unchanged'] = await upsertAllImported(dependencies, owner, [pet]);
  return outcome;
}

/** As `upsertImported`, for all of them or, when one fails, for none: a transaction each would cost more. */
export function upsertAllImported(
  dependencies: Dependencies,
  owner: PetOwner | null,
  pets: readonly ImportedPet[],
): Promise<ImportOutcome[]> {
  const { database, dataVersions } = dependencies;
  return database.transaction(async (tx) => {
    const outcomes = await upsertEach(dependencies, tx, owner, pets);
    if (outcomes.some((outcome) => outcome !== 'unchanged')) {
      await dataVersions.bump(tx, 'pets');
    }
    return outcomes;
  });
}

interface Known {
  pet: ImportedPet;
  row: Selectable<PetsTable> | undefined;
  /** Whether the row says something else than the table. */
  differs: boolean;
  /** Where its pictures are others than the table's. */
  mediaDiffer: boolean;
}

async function upsertEach(
  dependencies: Dependencies,
  tx: Tx,
  owner: PetOwner | null,
  pets: readonly ImportedPet[],
): Promise<ImportOutcome[]> {
  const compared = await compare(tx, owner, pets, dependencies.today());
  // In the order of their ids, as whoever locks several does; what is unchanged nobody waits for.
  const changed = compared.filter(({ differs, mediaDiffer }) => differs || mediaDiffer);
  const ids = changed.flatMap(({ row }) => row?.id ?? []).sort();
  const locked = new Map<string, LockedPet>();
  for (const id of ids) {
    const pet = await lockPet(tx, id);
    if (pet) locked.set(id, pet);
  }
  const changes: PetChange[] = [];
  const outcomes: ImportOutcome[] = [];
  for (const one of compared) {
    const pet = one.row && locked.get(one.row.id);
    if (one.row === undefined) {
      await create(dependencies, tx, owner, one.pet);
      outcomes.push('created');
    } else if (pet === undefined) {
      outcomes.push('unchanged');
    } else {
      const imported = recordOf(owner, one.pet, one.row, dependencies.today());
      changes.push({ pet, after: importedPet(pet.record, imported, dependencies.today()) });
      if (one.mediaDiffer) await replaceMedia(tx, pet.id, one.pet.mediaAssetIds);
      outcomes.push('updated');
    }
  }
  await changePets(dependencies, tx, changes);
  return outcomes;
}

/** What the portal knows of the pets, before anything is locked. */
async function compare(
  tx: Tx,
  owner: PetOwner | null,
  pets: readonly ImportedPet[],
  today: string,
): Promise<Known[]> {
  const externalIds = pets.map(({ externalId }) => externalId);
  const rows = await findImported(tx, owner?.id ?? null, externalIds);
  const rowOf = new Map(rows.map((row) => [row.external_id, row]));
  const compared: Known[] = [];
  for (const pet of pets) {
    const row = rowOf.get(pet.externalId);
    if (!row) {
      compared.push({ pet, row, differs: true, mediaDiffer: true });
      continue;
    }
    const { description, ...rest } = recordOf(owner, pet, row, today);
    const values = { ...descriptionColumns(description), ...petColumns(rest) };
    const differs = Object.entries(values).some(
      ([column, value]) => row[column as keyof typeof values] !== value,
    );
    const mediaIds = await mediaIdsOf(tx.query, row.id);
    const keepsMedia = pet.photosRead !== undefined && mediaIds.length > pet.photosRead;
    const mediaDiffer = !keepsMedia && mediaIds.join() !== pet.mediaAssetIds.join();
    compared.push({ pet, row, differs, mediaDiffer });
  }
  return compared;
}

/** @param row of the pet as it is known; its birth stays unless the table tells of another one */
function recordOf(
  owner: PetOwner | null,
  { description, birth = { by: 'age', ageOn: undefined }, status, registeredOn }: ImportedPet,
  row: Selectable<PetsTable> | undefined,
  today: string,
): ImportedRecord {
  const born = birthFromTable(row && birthOfRow(row), description, birth, today);
  return {
    description: storedDescription(description, born),
    status,
    registeredOn,
    ownerName: owner?.name ?? '',
    ownerEmail: owner?.email ?? '',
    ownerPhone: owner?.phone ?? '',
  };
}

/** What no table tells of a pet. */
const untold = {
  deletedOn: null,
  vetName: '',
  vetPhone: '',
  adoptedThroughUs: null,
  adopter: null,
  contractFile: null,
} as const;

async function create(
  { now, today }: Dependencies,
  tx: Tx,
  owner: PetOwner | null,
  pet: ImportedPet,
): Promise<void> {
  const id = uuid();
  const { externalId, status, registeredOn, visibleFrom = today() } = pet;
  await insertPet(
    tx,
    { id, ownerId: owner?.id ?? null, now: now(), externalId },
    {
      ...untold,
      ...visibilityFrom(visibleFrom),
      ...recordOf(owner, pet, undefined, today()),
      history: [{ date: registeredOn, status }],
    },
  );
  await replaceMedia(tx, id, pet.mediaAssetIds);
}
