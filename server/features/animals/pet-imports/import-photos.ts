import type { Actor } from '#domain/access/actor.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { conflict, notFound } from '#domain/errors.ts';
import { importLimits } from '#domain/imports/import-kind.ts';
import { type ChosenFile, isHeic, mediaProblem } from '#domain/pets/chosen-files.ts';
import { visibleLine } from '#domain/text.ts';
import type { Database } from '#server/db/database.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import type { MediaService } from '#server/features/kits/media/media.service.ts';
import { refuse } from '#server/features/kits/media/media-errors.ts';
import type { ImportsService } from '#server/features/organisation/imports/imports.service.ts';
import type { NamedFile } from '../pets/papers/pet-documents.ts';
import type { PetUploads } from '../pets/papers/pet-uploads.service.ts';
import { countPhotos, savePhoto } from './import-photos.repository.ts';
import { photosByKey } from './photos-of-rows.ts';

export interface PhotoDependencies {
  database: Database;
  media: Pick<MediaService, 'addImage'>;
  petUploads: Pick<PetUploads, 'addMedia'>;
  imports: Pick<ImportsService, 'ownImport' | 'lockOwnImport' | 'madeByImport' | 'countPhotoOfRow'>;
}

/** Before a photo is received. @throws AppError unauthenticated, forbidden, notFound, conflict (no room, in progress) */
export async function admitPhoto(
  { database: { query }, imports }: PhotoDependencies,
  viewer: Viewer,
  id: string,
): Promise<void> {
  const { state } = await imports.ownImport(viewer, id);
  if (state === 'importing') throw conflict('importIsRunning');
  if ((await countPhotos(query, id)) < importLimits.photos) return;
  throw conflict({ key: 'importPhotosFull', values: { most: importLimits.photos } });
}

/** As `admitPhoto`, and rejects what is no picture by what is said of it. */
export async function announcePhoto(
  dependencies: PhotoDependencies,
  viewer: Viewer,
  id: string,
  file: ChosenFile,
): Promise<void> {
  await admitPhoto(dependencies, viewer, id);
  const problem = mediaProblem(file);
  if (problem === 'fileEmpty' || problem === 'fileTooLarge') throw refuse(problem);
  if (problem) throw refuse(isHeic(file) ? 'photoHeic' : 'pictureFormat');
}

/**
 * A photo that is called like its row: it waits for the import, or goes to the pet that the import made of the row.
 * @returns its name
 * @throws AppError as `announcePhoto`; of pictures as those of pets; notFound where the import has no such pet
 */
export async function addPhoto(
  dependencies: PhotoDependencies,
  actor: Actor,
  id: string,
  file: NamedFile,
  recordCreation?: RecordCreation,
): Promise<string> {
  const { database, media, petUploads, imports } = dependencies;
  await admitPhoto(dependencies, actor.viewer, id);
  const name = visibleLine(file.name).slice(-150);
  const { state } = await imports.ownImport(actor.viewer, id);
  if (state === 'done') {
    const created = await imports.madeByImport(id);
    const [key] = photosByKey([{ name, assetId: '' }], created).keys();
    const pet = created.find((one) => one.key === key);
    if (!pet) throw notFound('pet');
    await petUploads.addMedia(actor, pet.madeId, file, recordCreation);
    await database.transaction((tx) => imports.countPhotoOfRow(tx, id, pet.madeId));
    return name;
  }
  await media.addImage(file, (asset) =>
    database.transaction(async (tx) => {
      const { state: now } = await imports.lockOwnImport(tx, actor.viewer, id);
      if (now === 'importing' || now === 'done') throw conflict('importIsRunning');
      await savePhoto(tx, id, { name, assetId: asset.id });
      await recordCreation?.(tx, name);
    }),
  );
  return name;
}
