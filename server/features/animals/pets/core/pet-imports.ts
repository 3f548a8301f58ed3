import type { Selectable } from 'kysely';
import { v7 as uuid } from 'uuid';
import { birthFromTable, type SaidInTable } from '#domain/pets/birth-from-table.ts';
import { storedDescription } from '#domain/pets/birth-input.ts';
import type { PetDescription } from '#domain/pets/pet.ts';
import { type ImportedRecord, importedPet } from '#domain/pets/pet-change.ts';
import type { PetRecord } from '#domain/pets/pet-record.ts';
import { visibilityFrom } from '#domain/pets/visibility.ts';
import { type PetStatus, petStatus } from '#domain/pets/vocabularies.ts';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { PetsTable } from '#server/db/tables/pets.ts';
import { changePets, type PetChange, type PetChanges } from './change-pets.ts';
import {
  change,
  type ImportRefusal,
  type ImportSource,
  matchOf,
  otherAnimal,
  refusalOf,
} from './import-source.ts';
import { mediaIdsOf, replaceMedia } from './pet-media.repository.ts';
import { birthOfRow, descriptionColumns, petColumns, storedPetFrom } from './pet-rows.ts';
import { insertPet, type LockedPet, lockPet } from './pet-writes.repository.ts';
import { findImported, setSource } from './pets.repository.ts';

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

export type ImportOutcome =
  | { outcome: 'created' | 'unchanged'; petId: string }
  /** `statusChange` says from which status to which one, in the words of the wire. */
  | { outcome: 'updated'; petId: string; statusChange?: string }
  | { outcome: 'refused'; refusal: ImportRefusal };

export interface ImportOptions {
  source?: ImportSource;
  /** Everything is done and taken back: what would become of the rows. */
  dryRun?: boolean;
  /** A pet that is known stays as it is, whatever the table says of it. */
  keepsKnown?: boolean;
  /** Stored together with the pets. */
  withOutcomes?: (tx: Tx, outcomes: readonly ImportOutcome[]) => Promise<void>;
}

const fromNoTable: ImportSource = { name: '', isNamed: false };

/**
 * For the operator's commands (import, demo), which no caller of the portal reaches. The same pet is known by its
 * owner, the table that it comes from and `externalId`; importing it again changes what differs and leaves its visibility
 * dates alone.
 */
export async function upsertImported(
  dependencies: Dependencies,
  owner: PetOwner | null,
  pet: ImportedPet,
): Promise<ImportOutcome['outcome']> {
  const [found] = await upsertAllImported(dependencies, owner, [pet]);
  return found?.outcome ?? 'unchanged';
}

/** As `upsertImported`, for all of them or, when one fails, for none: a transaction each would cost more. */
export async function upsertAllImported(
  dependencies: Dependencies,
  owner: PetOwner | null,
  pets: readonly ImportedPet[],
  { source = fromNoTable, dryRun = false, keepsKnown = false, withOutcomes }: ImportOptions = {},
): Promise<ImportOutcome[]> {
  const { database, dataVersions } = dependencies;
  const over = new DryRunOver();
  try {
    return await database.transaction(async (tx) => {
      const outcomes = await upsertEach(dependencies, tx, owner, pets, {
        source,
        dryRun,
        keepsKnown,
      });
      const isWritten = outcomes.some(({ outcome }) => ['created', 'updated'].includes(outcome));
      if (isWritten) await dataVersions.bump(tx, 'pets');
      if (dryRun) throw over.with(outcomes);
      await withOutcomes?.(tx, outcomes);
      return outcomes;
    });
  } catch (error) {
    if (error === over) return over.outcomes;
    throw error;
  }
}

/** Rolls the transaction back that found it out. */
class DryRunOver extends Error {
  outcomes: ImportOutcome[] = [];

  with(outcomes: ImportOutcome[]): this {
    this.outcomes = outcomes;
    return this;
  }
}

interface Compared {
  pet: ImportedPet;
  match: Selectable<PetsTable> | undefined;
  refused: ImportRefusal | undefined;
  /** Whether the row says something else than the table. */
  differs: boolean;
  /** Where its pictures are others than the table's. */
  mediaDiffer: boolean;
  /** From before tables had names. */
  isFormer: boolean;
}

type Manner = Required<Omit<ImportOptions, 'withOutcomes'>>;

interface Upserting extends Manner {
  tx: Tx;
  owner: PetOwner | null;
}

async function upsertEach(
  dependencies: Dependencies,
  tx: Tx,
  owner: PetOwner | null,
  pets: readonly ImportedPet[],
  options: Manner,
): Promise<ImportOutcome[]> {
  const upserting = { ...options, tx, owner };
  const today = dependencies.today();
  const compared = await compare(tx, owner, pets, { ...options, today });
  const locked = await lockInOrder(tx, compared);
  const changes: PetChange[] = [];
  const outcomes: ImportOutcome[] = [];
  for (const one of compared) {
    if (one.refused) outcomes.push({ outcome: 'refused', refusal: one.refused });
    else if (one.match && options.keepsKnown) outcomes.push(kept(one.match, one.pet));
    else if (one.match) {
      const known = locked.get(one.match.id);
      outcomes.push(await update(dependencies, upserting, one, known, changes));
    } else {
      const petId = await create(dependencies, upserting, one.pet);
      outcomes.push({ outcome: 'created', petId });
    }
  }
  await changePets(dependencies, tx, changes);
  return outcomes;
}

/** @param changes gets what is to be changed of the pet itself */
async function update(
  { today }: Dependencies,
  { tx, owner, source, dryRun }: Upserting,
  { pet: imported, match, differs, mediaDiffer, isFormer }: Compared,
  pet: LockedPet | undefined,
  changes: PetChange[],
): Promise<ImportOutcome> {
  if (!pet) return { outcome: 'unchanged', petId: match?.id ?? '' };
  const { record, id: petId } = pet;
  const refusal = refusalOf(record, imported);
  if (refusal) return { outcome: 'refused', refusal };
  if (isFormer) await setSource(tx, petId, source.name);
  if (!differs && !mediaDiffer) return { outcome: 'unchanged', petId };
  const after = importedPet(record, recordOf(owner, imported, match, today()), today());
  changes.push({ pet, after });
  if (mediaDiffer && !dryRun) await replaceMedia(tx, petId, imported.mediaAssetIds);
  if (after.status === record.status) return { outcome: 'updated', petId };
  const statusChange = change(petStatus.toWire, record.status, after.status);
  return { outcome: 'updated', petId, statusChange };
}

/** Another animal under the same id is told also where nothing is changed. */
function kept(match: Selectable<PetsTable>, pet: ImportedPet): ImportOutcome {
  const refusal = otherAnimal(storedPetFrom(match), pet.description);
  return refusal ? { outcome: 'refused', refusal } : { outcome: 'unchanged', petId: match.id };
}

/** By the order of their ids, as whoever locks several does; what is unchanged nobody waits for. */
async function lockInOrder(
  tx: Tx,
  compared: readonly Compared[],
): Promise<ReadonlyMap<string, LockedPet>> {
  const changed = compared.filter((one) => one.differs || one.mediaDiffer || one.isFormer);
  const locked = new Map<string, LockedPet>();
  for (const id of changed.flatMap(({ match }) => match?.id ?? []).sort()) {
    const pet = await lockPet(tx, id);
    if (pet) locked.set(id, pet);
  }
  return locked;
}

/** What the portal knows of the pets, before anything is locked. */
async function compare(
  tx: Tx,
  owner: PetOwner | null,
  pets: readonly ImportedPet[],
  { source, today, keepsKnown }: Manner & { today: string },
): Promise<Compared[]> {
  const externalIds = pets.map(({ externalId }) => externalId);
  const rows = new Map<string | null, Selectable<PetsTable>[]>();
  for (const row of await findImported(tx, owner?.id ?? null, externalIds)) {
    rows.set(row.external_id, [...(rows.get(row.external_id) ?? []), row]);
  }
  const compared: Compared[] = [];
  for (const pet of pets) {
    const found = matchOf(rows.get(pet.externalId) ?? [], pet, source);
    const refused = found && 'reason' in found ? found : undefined;
    const match = found && 'id' in found ? found : undefined;
    if (!match || keepsKnown) {
      const nothing = { differs: false, mediaDiffer: false, isFormer: false };
      compared.push({ pet, match, refused, ...nothing });
      continue;
    }
    const { description, ...rest } = recordOf(owner, pet, match, today);
    const values = { ...descriptionColumns(description), ...petColumns(rest) };
    const differs = Object.entries(values).some(
      ([column, value]) => match[column as keyof typeof values] !== value,
    );
    const mediaIds = await mediaIdsOf(tx.query, match.id);
    const keepsMedia = pet.photosRead !== undefined && mediaIds.length > pet.photosRead;
    const mediaDiffer = !keepsMedia && mediaIds.join() !== pet.mediaAssetIds.join();
    const isFormer = match.external_source !== source.name;
    compared.push({ pet, match, refused, differs, mediaDiffer, isFormer });
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
  { tx, owner, source, dryRun }: Upserting,
  pet: ImportedPet,
): Promise<string> {
  const id = uuid();
  const { externalId, status, registeredOn, visibleFrom = today() } = pet;
  const key = { id, ownerId: owner?.id ?? null, externalId, externalSource: source.name };
  const record: PetRecord = {
    ...untold,
    ...visibilityFrom(visibleFrom),
    ...recordOf(owner, pet, undefined, today()),
    history: [{ date: registeredOn, status }],
  };
  await insertPet(tx, { ...key, now: now() }, record);
  if (!dryRun) await replaceMedia(tx, id, pet.mediaAssetIds);
  return id;
}
