import { v7 as uuid } from 'uuid';
import { requireAccount } from '#domain/access/relations.ts';
import { can } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { AppError, conflict, notFound } from '#domain/errors.ts';
import { type DiaryEntry, diaryInput, diaryLimits } from '#domain/fostering/foster-diary.ts';
import type { FosterPlacement } from '#domain/fostering/foster-placement.ts';
import { type Paged, type PageRequest, paged } from '#domain/paging.ts';
import type { FileOnDisk } from '#server/adapters/files/file-store.ts';
import type { Tx } from '#server/db/database.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import type { PrivatePhotos } from '#server/features/kits/private-photos/private-photos.service.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { valid } from '#server/features/kits/valid.ts';
import { petReferences } from '../pets/core/pet-references.ts';
import {
  countEntries,
  deleteDiaryEntries,
  deleteDiaryPhoto,
  findDiaryEntry,
  findDiaryPhotos,
  insertDiaryEntry,
  insertDiaryPhoto,
  pageOfDiary,
} from './diary.repository.ts';
import { lockHome } from './foster-homes.repository.ts';
import { requirePetPeople } from './fostering.policy.ts';
import type { FosteringDependencies } from './fostering-dependencies.ts';
import { findHeldPlacement } from './placements.repository.ts';

export interface DiaryDependencies extends FosteringDependencies {
  privatePhotos: PrivatePhotos;
}

/** A photo of an entry, as whoever reads the diary sees it. */
export interface ShownDiaryPhoto {
  id: string;
  /** Signed: opens for a quarter of an hour. */
  path: string;
  isOffered: boolean;
  decision: 'accepted' | 'declined' | null;
  /** Instant. */
  decidedAt: string | null;
  /** Who decided; '' where the account is gone. To the pet's people alone. */
  decidedBy: string;
}

export interface ShownDiaryEntry extends DiaryEntry {
  photos: readonly ShownDiaryPhoto[];
  isOwn: boolean;
}

/**
 * The newest first: for the pet's people of all stays; for whoever fosters it of their own stay, as long as it lasts.
 * @throws AppError unauthenticated, notFound
 */
export async function readDiary(
  dependencies: DiaryDependencies,
  viewer: Viewer,
  petId: string,
  page: PageRequest,
): Promise<Paged<ShownDiaryEntry>> {
  const accountId = requireAccount(viewer);
  const { query } = dependencies.database;
  const held = await findHeldPlacement(query, accountId, petId);
  const isOfPetPeople = await isOneOfPetPeople(query, viewer, petId);
  if (!held && !isOfPetPeople) throw notFound('pet');
  const scope = { petId, placementId: isOfPetPeople ? undefined : held?.id };
  const { items, total } = await pageOfDiary(query, scope, page);
  const photos = await findDiaryPhotos(
    query,
    items.map(({ id }) => id),
  );
  const deciders = isOfPetPeople
    ? await dependencies.accounts.contactsOf(
        photos.flatMap(({ decidedBy }) => decidedBy ?? []),
        query,
      )
    : new Map<string, never>();
  const shown = items.map((entry) => ({
    ...entry,
    isOwn: entry.authorId === accountId,
    photos: photos
      .filter(({ entryId }) => entryId === entry.id)
      .map(({ id, isOffered, decision, decidedBy, decidedAt }) => ({
        id,
        path: dependencies.privatePhotos.signedPath(id),
        isOffered,
        decision,
        decidedAt,
        decidedBy: deciders.get(decidedBy ?? '')?.name ?? '',
      })),
  }));
  return paged(shown, total, page);
}

/**
 * Whoever fosters the pet writes of it.
 * @returns the new entry's id
 * @throws AppError unauthenticated, notFound, invalid, conflict (full), tooManyRequests
 */
export async function writeDiary(
  dependencies: DiaryDependencies,
  viewer: Viewer,
  petId: string,
  request: unknown,
  recordCreation?: RecordCreation,
): Promise<string> {
  const authorId = requireAccount(viewer);
  const input = valid(diaryInput, request);
  await admitChange(dependencies.limits, viewer);
  return dependencies.database.transaction(async (tx) => {
    const held = await lockHeld(tx, authorId, petId);
    if (!held) throw notFound('pet');
    if ((await countEntries(tx.query, held.id)) >= diaryLimits.entries) {
      throw conflict('fosterDiaryFull');
    }
    const id = uuid();
    const createdAt = dependencies.clock.now().toISOString();
    await insertDiaryEntry(tx, { ...input, id, placementId: held.id, petId, authorId, createdAt });
    await recordCreation?.(tx, id);
    return id;
  });
}

/** With its photos; those that are on the pet's page stay there. By its author, or who manages homes. @throws AppError unauthenticated, notFound, tooManyRequests */
export async function removeDiaryEntry(
  dependencies: DiaryDependencies,
  viewer: Viewer,
  entryId: string,
): Promise<void> {
  const accountId = requireAccount(viewer);
  await admitChange(dependencies.limits, viewer);
  await dependencies.database.transaction(async (tx) => {
    const entry = await findDiaryEntry(tx.query, entryId);
    const isOwn = entry?.authorId === accountId;
    if (!entry || !(isOwn || can(viewer, 'fosters.manage'))) throw notFound('diaryEntry');
    await dependencies.privatePhotos.remove(tx, 'fosterDiary', [entryId]);
    await deleteDiaryEntries(tx, [entryId]);
  });
}

/** @throws AppError unauthenticated, notFound, invalid: no room */
export async function admitDiaryPhoto(
  dependencies: DiaryDependencies,
  viewer: Viewer,
  entryId: string,
): Promise<void> {
  await getWritable(dependencies, viewer, entryId);
  await dependencies.privatePhotos.requireRoom(dependencies.database, {
    kind: 'fosterDiary',
    id: entryId,
  });
}

/** @returns its id @throws AppError as `admitDiaryPhoto`, and as `readPicture` */
export async function addDiaryPhoto(
  dependencies: DiaryDependencies,
  viewer: Viewer,
  entryId: string,
  file: FileOnDisk,
  recordCreation?: RecordCreation,
): Promise<string> {
  const entry = await getWritable(dependencies, viewer, entryId);
  const guard = async (tx: Tx) => {
    const held = await lockHeld(tx, entry.authorId, entry.petId);
    if (held?.id !== entry.placementId) throw notFound('diaryEntry');
  };
  const recordPhoto: RecordCreation = async (tx, photoId) => {
    await insertDiaryPhoto(tx, String(photoId), entry);
    await recordCreation?.(tx, photoId);
  };
  return dependencies.privatePhotos.add(
    { kind: 'fosterDiary', id: entryId },
    file,
    guard,
    recordPhoto,
  );
}

/** Of an entry of one's own. @throws AppError unauthenticated, notFound */
export async function listDiaryPhotos(
  dependencies: DiaryDependencies,
  viewer: Viewer,
  entryId: string,
): Promise<{ path: string }[]> {
  await getWritable(dependencies, viewer, entryId);
  const photos = await findDiaryPhotos(dependencies.database.query, [entryId]);
  return photos.map(({ id }) => ({ path: dependencies.privatePhotos.signedPath(id) }));
}

/** @throws AppError unauthenticated, notFound */
export async function removeDiaryPhoto(
  dependencies: DiaryDependencies,
  viewer: Viewer,
  entryId: string,
  photoId: string,
): Promise<void> {
  await getWritable(dependencies, viewer, entryId);
  await dependencies.database.transaction(async (tx) => {
    const gone = await dependencies.privatePhotos.remove(tx, 'fosterDiary', [entryId], photoId);
    if (gone.length === 0) throw notFound('photo');
    await deleteDiaryPhoto(tx, photoId);
  });
}

/** Of one's own, about a pet that is still there. */
async function getWritable(
  { database: { query } }: DiaryDependencies,
  viewer: Viewer,
  entryId: string,
): Promise<DiaryEntry> {
  const accountId = requireAccount(viewer);
  const entry = await findDiaryEntry(query, entryId);
  if (entry?.authorId !== accountId) throw notFound('diaryEntry');
  const held = await findHeldPlacement(query, accountId, entry.petId);
  if (held?.id !== entry.placementId) throw notFound('diaryEntry');
  return entry;
}

/** The stay that lasts, which does not end before the transaction does. */
async function lockHeld(
  tx: Tx,
  accountId: string,
  petId: string,
): Promise<FosterPlacement | undefined> {
  const found = await findHeldPlacement(tx.query, accountId, petId);
  if (!found?.homeId) return undefined;
  await petReferences.lock(tx, petId);
  await lockHome(tx, found.homeId);
  return findHeldPlacement(tx.query, accountId, petId);
}

async function isOneOfPetPeople(
  query: Tx['query'],
  viewer: Viewer,
  petId: string,
): Promise<boolean> {
  try {
    await requirePetPeople(query, viewer, petId);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'notFound') return false;
    throw error;
  }
}
