import type { Base, Feature } from '#server/features/feature.ts';
import { forgetPhotoFiles } from './forget-photo-files.ts';
import { createPrivatePhotos, type PrivatePhotos } from './private-photos.service.ts';

export const privatePhotosFeature = (base: Base): Feature<{ privatePhotos: PrivatePhotos }> => ({
  services: { privatePhotos: createPrivatePhotos(base) },
  jobs: [forgetPhotoFiles(base)],
});
