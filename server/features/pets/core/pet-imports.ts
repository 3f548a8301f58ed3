import { v7 as uuid } from 'uuid';
import type { Clock } from '#domain/clock.ts';
import type { PetDescription, PetHistoryEntry } from '#domain/pets/pet.ts';
import { withStatus } from '#domain/pets/pet-status.ts';
import { visibilityFrom } from '#domain/pets/visibility.ts';
import type { PetStatus } from '#domain/pets/vocabularies.ts';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { mediaIdsOf, replaceMedia } from './pet-media.repository.ts';
import { descriptionColumns } from './pet-rows.ts';
import { findImported, insertPetRow, updatePetRow } from './pets.repository.ts';

interface Dependencies {
  database: Database;
  dataVersions: DataVersions;
  clock: Clock;
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

/** What no import tells about a pet. */
const unknownToImports = {
  version: 1,
  deleted: 0,
  deleted_on: null,
  folder_id: null,
  group_id: null,
  vet_name: '',
  vet_phone: '',
  adopted_through_us: null,
  adopter_json: null,
  contract_file: null,
} as const;

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
    const outcomes: ImportOutcome[] = [];
    for (const pet of pets) outcomes.push(await upsert(dependencies, tx, owner, pet));
    if (outcomes.some((outcome) => outcome !== 'unchanged')) {
      await dataVersions.bump(tx, 'pets');
    }
    return outcomes;
  });
}

async function upsert(
  { clock, today }: Dependencies,
  tx: Tx,
  owner: PetOwner | null,
  {
    externalId,
    description,
    status,
    registeredOn,
    visibleFrom,
    mediaAssetIds,
    photosRead,
  }: ImportedPet,
): Promise<ImportOutcome> {
  const now = clock.now().toISOString();
  const values = {
    ...descriptionColumns(description),
    status,
    registered_on: registeredOn,
    owner_name: owner?.name ?? '',
    owner_email: owner?.email ?? '',
    owner_phone: owner?.phone ?? '',
  };
  const known = await findImported(tx, owner?.id ?? null, externalId);

  if (!known) {
    const id = uuid();
    const { notifyOn, expiresOn } = visibilityFrom(visibleFrom ?? today());
    await insertPetRow(tx, {
      ...unknownToImports,
      ...values,
      id,
      created_at: now,
      updated_at: now,
      owner_id: owner?.id ?? null,
      external_id: externalId,
      notify_on: notifyOn,
      expires_on: expiresOn,
      history_json: JSON.stringify([{ date: registeredOn, status }]),
    });
    await replaceMedia(tx, id, mediaAssetIds);
    return 'created';
  }

  const differs = Object.entries(values).some(
    ([column, value]) => known[column as keyof typeof values] !== value,
  );
  const mediaIds = await mediaIdsOf(tx.query, known.id);
  const keepsMedia = photosRead !== undefined && mediaIds.length > photosRead;
  const mediaDiffer = !keepsMedia && mediaIds.join() !== mediaAssetIds.join();
  if (!differs && !mediaDiffer) return 'unchanged';
  const history = JSON.parse(known.history_json) as PetHistoryEntry[];
  await updatePetRow(tx, known.id, {
    ...values,
    history_json: JSON.stringify(withStatus(history, status, today())),
    updated_at: now,
    version: known.version + 1,
  });
  if (mediaDiffer) await replaceMedia(tx, known.id, mediaAssetIds);
  return 'updated';
}
