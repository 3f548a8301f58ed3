import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import type { PhotoDependencies } from './import-photos.ts';
import * as photos from './import-photos.ts';

export type ImportPhotos = ReturnType<typeof createImportPhotos>;

/** Photos of a table's pets. */
export const createImportPhotos = (dependencies: PhotoDependencies) =>
  bindUseCases(dependencies, photos);
