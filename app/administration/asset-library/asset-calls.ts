import { callApi, callApiPage } from '#app/api/session-client.ts';
import type { DataOf } from '#app/api/transport/request.ts';

export type ContentFile = DataOf<'contenido:archivos'>[number];

/** Each throws ApiError. */
export const listContentFiles = (clase: ContentFile['clase'], page: number) =>
  callApiPage('contenido:archivos', { clase, page }, (one) => one);
/** In any order; those that are gone are left out. */
export const findContentFiles = (ids: readonly string[]) =>
  callApi('contenido:archivos', { clase: 'imagen', ids: [...ids] });
export const removeContentFile = (id: string, isSure: boolean) =>
  callApi('contenido:eliminar_archivo', { id, ...(isSure && { seguro: true }) });
