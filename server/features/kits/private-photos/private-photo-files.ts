import { storedFiles } from '../stored-files.ts';

export const photosFolder = 'fotos/';
export const photoKey = (id: string): string => `${photosFolder}${id}.webp`;

/** undefined where the key is no photo's. */
export const photoIdOf = (key: string): string | undefined =>
  /^fotos\/([^/]+)\.webp$/.exec(key)?.[1];

export const privatePhotoFiles = storedFiles({
  table: 'private_photos',
  keys: ({ id }) => [photoKey(id)],
});
