import type { PhotoFolder } from '#app/api/pet-files.ts';
import { callApi } from '#app/api/session-client.ts';

/** The addresses of a folder's photos: each opens for a quarter of an hour. @throws ApiError */
export async function findPhotos(folder: PhotoFolder): Promise<string[]> {
  return (await callApi('archivos:consultar', { carpeta: folder })).map(({ url }) => url);
}
