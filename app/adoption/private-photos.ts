import { read } from '#app/api/call.ts';
import type { PhotoFolder } from '#app/api/pet-files.ts';
import { findFiles } from '#domain/files/file-calls.ts';

/** The addresses of a folder's photos: each opens for a quarter of an hour. @throws ApiError */
export async function findPhotos(folder: PhotoFolder): Promise<string[]> {
  return (await read(findFiles, { folder })).map(({ url }) => url);
}
