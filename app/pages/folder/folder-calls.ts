import { callApi, callApiFile, callApiPage } from '#app/api/session-client.ts';
import type { DataOf } from '#app/api/transport/request.ts';
import {
  type FolderDocumentKind,
  folderDocumentKind,
  type PaperTask,
  paperTask,
  type ReviewStatus,
  reviewStatus,
} from '#domain/document-folders/folder-document.ts';
import type { ReviewForm } from '#domain/document-folders/review.ts';
import type { Language } from '#domain/language.ts';

/** Calls about one document folder. All throw ApiError. */

/** Which folder, and the token of the adopter's link where there is one. */
export interface FolderAddress {
  folderId: string;
  token?: string;
}

export interface ShownFile {
  id: string;
  name: string;
  /** Bytes; null where nobody knows. */
  size: number | null;
  /** Instant; null where nobody knows. */
  addedAt: string | null;
  approved: boolean;
}

export interface ShownNote {
  at: string | null;
  author: string | null;
  status: ReviewStatus;
  comments: string;
}

export interface ShownDocument {
  id: string;
  kind: FolderDocumentKind | null;
  /** In the reader's language, where the portal knows the kind. */
  name: string;
  status: ReviewStatus;
  /** YYYY-MM-DD. */
  validUntil: string | null;
  /** Of the decision that holds. */
  comments: string;
  /** All decisions, newest first. */
  notes: ShownNote[];
  files: ShownFile[];
}

export interface ShownFolder {
  petId: string;
  petName: string;
  /** Takes vaccination booklets; null where no mail comes, or not for this reader. */
  mailAddress: string | null;
  mayEdit: boolean;
  mayReview: boolean;
  mayShare: boolean;
  documents: ShownDocument[];
}

const at = ({ folderId, token }: FolderAddress) => ({ folder_id: folderId, token });

export async function fetchFolder(address: FolderAddress, lang: Language): Promise<ShownFolder> {
  const [described, rows] = await Promise.all([
    callApi('expediente_azul:expediente_descripcion', { ...at(address), lang }),
    callApi('expediente_azul:expediente_detalles', { ...at(address), lang }),
  ]);
  return {
    petId: described.mascota_id,
    petName: described.nombre,
    mailAddress: described.correo,
    mayEdit: described.puede_editar,
    mayReview: described.puede_revisar,
    mayShare: described.puede_enviar,
    documents: rows.map((row) => ({
      id: row.document_id,
      kind: folderDocumentKind.fromWire(row.tipo) ?? null,
      name: row.name,
      status: reviewStatus.fromWire(row.status) ?? 'other',
      validUntil: row.valid_until,
      comments: row.comments,
      notes: row.notas.map((note) => ({
        at: note.fecha,
        author: note.autor,
        status: reviewStatus.fromWire(note.status) ?? 'other',
        comments: note.comments,
      })),
      files: row.files.map((file) => ({
        id: file.file_id,
        name: file.filename,
        size: file.tamano,
        addedAt: file.fecha,
        approved: file.aprobado,
      })),
    })),
  };
}

/** @returns its id */
export async function openFolder(petId: string, lang: Language): Promise<string> {
  const body = { mascota_id: petId, lang };
  return (await callApi('expediente_azul:abrir_expediente', body)).folder_id;
}

/** All approved files as one ZIP. */
export const fetchApproved = (address: FolderAddress, lang: Language): Promise<Blob> =>
  callApiFile('expediente_azul:descargar_aprobados', { ...at(address), lang });

/** Whether a link is sent, nobody says. */
export async function requestLink(folderId: string, token: string, lang: Language): Promise<void> {
  await callApi('expediente_azul:pedir_enlace', { folder_id: folderId, token, lang });
}

interface ListQuery {
  page: number;
  lang: Language;
}

export type PaperToReview = ReturnType<typeof toReviewFrom>;

const toReviewFrom = (row: DataOf<'expediente_azul:por_revisar'>[number]) => ({
  id: row.document_id,
  document: row.name,
  folderId: row.folder_id,
  petName: row.nombre,
  since: row.desde,
});

export const findPapersToReview = (query: ListQuery) =>
  callApiPage('expediente_azul:por_revisar', { ...query, limit: 30 }, toReviewFrom);

export type PetWithTasks = ReturnType<typeof withTasksFrom>;

const withTasksFrom = (row: DataOf<'expediente_azul:pendientes'>[number]) => ({
  id: row.mascota_id,
  petName: row.nombre,
  folderId: row.folder_id,
  tasks: row.documentos.map((one) => ({
    document: one.name,
    task: paperTask.fromWire(one.pendiente) ?? ('missing' as PaperTask),
    validUntil: one.valid_until,
    comments: one.comments,
  })),
});

export const findPendingPapers = (query: ListQuery) =>
  callApiPage('expediente_azul:pendientes', { ...query, limit: 20 }, withTasksFrom);

export function fetchFile(address: FolderAddress, fileId: string, lang: Language): Promise<Blob> {
  const body = { ...at(address), file_id: fileId, lang };
  return callApiFile('expediente_azul:descargar_archivo', body);
}

export async function removeFile(folderId: string, fileId: string, lang: Language): Promise<void> {
  const body = { folder_id: folderId, file_id: fileId, lang };
  await callApi('expediente_azul:eliminar_archivo', body);
}

export async function reviewDocument(
  folderId: string,
  { id, files }: ShownDocument,
  { status, validUntil, comments }: ReviewForm,
  lang: Language,
): Promise<void> {
  await callApi('expediente_azul:revisar_documento', {
    folder_id: folderId,
    document_id: id,
    status: reviewStatus.toWire(status as ReviewStatus),
    valid_until: validUntil || null,
    comments,
    archivos: files.map((file) => file.id),
    lang,
  });
}

/** Mail to the old address is dropped from then on. */
export async function changeMailAddress(folderId: string, lang: Language): Promise<void> {
  await callApi('expediente_azul:cambiar_correo', { folder_id: folderId, lang });
}

export async function sendToAdopter(folderId: string, lang: Language): Promise<void> {
  await callApi('expediente_azul:enviar_adoptante', { folder_id: folderId, lang });
}
