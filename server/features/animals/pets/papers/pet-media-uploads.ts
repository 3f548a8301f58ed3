import type { Actor } from '#domain/access/actor.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { invalid, notFound } from '#domain/errors.ts';
import { type ChosenFile, isHeic, mediaProblem, mostMedia } from '#domain/pets/chosen-files.ts';
import { mediaPath } from '#domain/pets/pet.ts';
import type { FileOnDisk } from '#server/adapters/files/file-store.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import type { MediaService } from '#server/features/kits/media/media.service.ts';
import { refuse } from '#server/features/kits/media/media-errors.ts';
import { replaceMedia } from '../core/pet-media.repository.ts';

import { changeUploads, getManagedPet, type PetUploadChanges } from './pet-upload-changes.ts';

interface Dependencies extends PetUploadChanges {
  media: MediaService;
}

/** Before a file is received. @throws AppError notFound, forbidden */
export async function admit(
  dependencies: Dependencies,
  viewer: Viewer,
  petId: string,
): Promise<void> {
  await getManagedPet(dependencies, viewer, petId);
}

/**
 * Whether such a file could come to the pet's pictures, before it is sent.
 * @throws AppError notFound, forbidden, invalid (a fourth file, an empty one), tooLarge, unsupportedMedia
 */
export async function announceMedia(
  dependencies: Dependencies,
  viewer: Viewer,
  petId: string,
  file: ChosenFile,
): Promise<void> {
  const { mediaIds } = await getManagedPet(dependencies, viewer, petId);
  if (mediaIds.length >= mostMedia) throw invalid({ file: ['tooManyFiles'] });
  const problem = mediaProblem(file);
  if (problem === 'fileEmpty' || problem === 'fileTooLarge') throw refuse(problem);
  if (problem) throw refuse(isHeic(file) ? 'photoHeic' : 'mediaFormat');
}

/**
 * The file stands at the end of the pet's pictures at once; one that is there already stays where it is.
 * @returns the address's path
 * @throws AppError notFound, forbidden, invalid (a fourth file, or a broken one), tooLarge, unsupportedMedia,
 * unavailable (no room left)
 */
export async function addMedia(
  dependencies: Dependencies,
  actor: Actor,
  petId: string,
  file: FileOnDisk,
  record?: RecordCreation,
): Promise<string> {
  const { media } = dependencies;
  await getManagedPet(dependencies, actor.viewer, petId);
  const asset = await media.add(file, (added) =>
    changeUploads(dependencies, actor, petId, 'pet.fileAdded', async (tx, { mediaIds }) => {
      await record?.(tx, mediaPath(added));
      if (mediaIds.includes(added.id)) return false;
      if (mediaIds.length >= mostMedia) throw invalid({ file: ['tooManyFiles'] });
      await replaceMedia(tx, petId, [...mediaIds, added.id]);
      return true;
    }),
  );
  return mediaPath(asset);
}

export async function listMedia(
  dependencies: Dependencies,
  viewer: Viewer,
  petId: string,
): Promise<string[]> {
  const { media } = dependencies;
  const { mediaIds } = await getManagedPet(dependencies, viewer, petId);
  const assets = await Promise.all(mediaIds.map((id) => media.find(id)));
  return assets.flatMap((asset) => (asset ? [mediaPath(asset)] : []));
}

/** The pet no longer shows it; the picture itself may be another pet's too. */
export async function removeMedia(
  dependencies: Dependencies,
  actor: Actor,
  petId: string,
  path: string,
): Promise<void> {
  const id = /^\/media\/([^/]+)\//.exec(path)?.[1] ?? '';
  await changeUploads(dependencies, actor, petId, 'pet.fileRemoved', async (tx, { mediaIds }) => {
    if (!mediaIds.includes(id)) throw notFound('file');
    const rest = mediaIds.filter((other) => other !== id);
    await replaceMedia(tx, petId, rest);
    return true;
  });
}
