import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Actor } from '#domain/access/actor.ts';
import { requireAccount } from '#domain/access/relations.ts';
import { requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { AppError, conflict, notFound } from '#domain/errors.ts';
import { diaryLimits, type PhotoDecision } from '#domain/fostering/foster-diary.ts';
import type { Config } from '#server/config/config.ts';
import type { Tx } from '#server/db/database.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { petReferences } from '../pets/core/pet-references.ts';
import type { PetUploads } from '../pets/papers/pet-uploads.service.ts';
import { findPhotoPlace, findWaitingPhotos, storeDecision } from './diary.repository.ts';
import { requirePetPeople } from './fostering.policy.ts';
import type { DiaryDependencies } from './write-diary.ts';

export interface DecisionDependencies extends DiaryDependencies {
  petUploads: Pick<PetUploads, 'addMedia'>;
  config: Pick<Config, 'dataDir'>;
}

/**
 * The pet's people have looked at a photo that whoever fosters it offers: it becomes a picture of the pet like those that
 * they upload themselves, or does not.
 * @throws AppError unauthenticated, notFound, tooManyRequests; conflict: decided already, or the page is full
 */
export async function decidePhoto(
  dependencies: DecisionDependencies,
  actor: Actor,
  photoId: string,
  decision: PhotoDecision,
): Promise<void> {
  const { database, privatePhotos, petUploads, limits } = dependencies;
  requireAccount(actor.viewer);
  const place = await findPhotoPlace(database.query, photoId);
  if (!place?.isOffered) throw notFound('photo');
  await requirePetPeople(database.query, actor.viewer, place.petId).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'notFound' ? notFound('photo') : error;
  });
  await admitChange(limits, actor.viewer);
  const note = (tx: Tx) =>
    store(dependencies, tx, actor, { photoId, petId: place.petId, decision });
  if (decision === 'declined') {
    await database.transaction(note);
    return;
  }
  // Where the portal cleans up after a crash.
  const uploads = path.join(dependencies.config.dataDir, 'uploads');
  await mkdir(uploads, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(path.join(uploads, 'diary-'));
  try {
    const photo = await privatePhotos.open(photoId);
    if (!photo) throw notFound('photo');
    const file = path.join(folder, 'photo.webp');
    await pipeline(photo.stream, createWriteStream(file));
    // In the transaction that shows it: of two who decide at once, one does.
    await petUploads.addMedia(actor, place.petId, { path: file }, note).catch((error: unknown) => {
      throw isFull(error) ? conflict('fosterPageFull', error) : error;
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const isFull = (error: unknown): boolean =>
  error instanceof AppError && error.details?.file?.includes('tooManyFiles') === true;

/** @throws AppError conflict */
async function store(
  { clock, audit }: DecisionDependencies,
  tx: Tx,
  { viewer, address }: Actor,
  { photoId, petId, decision }: { photoId: string; petId: string; decision: PhotoDecision },
): Promise<void> {
  const by = requireAccount(viewer);
  const at = clock.now().toISOString();
  if (!(await storeDecision(tx, photoId, { decision, by, at }))) {
    throw conflict('fosterPhotoDecided');
  }
  await audit.record(tx, {
    action: 'foster.photoDecided',
    actorId: by,
    subjectId: null,
    address,
    details: { petId, decision },
  });
}

/** The pets with photos that wait for a look: the viewer's own, or all. @throws AppError unauthenticated, forbidden */
export async function waitingPhotos(
  { database: { query } }: Pick<DecisionDependencies, 'database'>,
  viewer: Viewer,
  { ofAll }: { ofAll: boolean },
): Promise<{ petId: string; name: string; photos: number }[]> {
  const ownerId = ofAll ? requireRight(viewer, 'fosters.manage') : requireAccount(viewer);
  const found = await findWaitingPhotos(query, ofAll ? 'all' : { ownerId }, diaryLimits.waiting);
  const pets = await petReferences.find(
    query,
    found.map(({ petId }) => petId),
  );
  return found.flatMap(({ petId, photos }) => {
    const pet = pets.find(({ id }) => id === petId);
    return pet ? [{ petId, name: pet.name, photos }] : [];
  });
}
