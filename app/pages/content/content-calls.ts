import { callApi } from '#app/api/session-client.ts';
import type { DataOf } from '#app/api/transport/request.ts';

export type ListedContent = DataOf<'contenido:listar'>[number];
export type EditedContent = DataOf<'contenido:consultar'>;
export type ContentPreview = DataOf<'contenido:vista_previa'>;
export type ContentVersion = EditedContent['versiones'][number];

/** Of one document; each throws ApiError. */
export const listContent = (term: string) =>
  callApi('contenido:listar', { ...(term && { busca: term }) });
export const findContent = (clave: string, before?: number) =>
  callApi('contenido:consultar', { clave, ...(before && { antes_de: before }) });
export const findVersion = async (clave: string, version: number) =>
  (await callApi('contenido:version', { clave, version })).valor;
export const saveDraft = (clave: string, revision: number, valor: Record<string, unknown>) =>
  callApi('contenido:guardar_borrador', { clave, revision, valor });
export const discardDraft = (clave: string, revision: number) =>
  callApi('contenido:descartar_borrador', { clave, revision });
export const restoreVersion = (clave: string, revision: number, version: number) =>
  callApi('contenido:restaurar', { clave, revision, version });
export const publishDraft = async (
  clave: string,
  revision: number,
  { note, at }: { note: string; at: string | undefined },
) =>
  (await callApi('contenido:publicar', { clave, revision, nota: note, ...(at && { fecha: at }) }))
    .version;
export const cancelPublication = (clave: string, version: number) =>
  callApi('contenido:cancelar_publicacion', { clave, version });
export const sayOpen = async (clave: string, isLeaving = false) =>
  (await callApi('contenido:abrir', { clave, ...(isLeaving && { salir: true }) })).abierto;
export const findPreview = (clave: string) => callApi('contenido:vista_previa', { clave });
