import { callWire, callWireFile } from '#app/api/wire-client.ts';
import {
  type FolderDocumentKind,
  folderDocumentKind,
  type ReviewStatus,
  reviewStatus,
} from '#domain/document-folders/folder-document.ts';
import type { ReviewForm } from '#domain/document-folders/review.ts';
import type { Language } from '#domain/language.ts';

/** Calls about one document folder. All throw WireError. */

/** Which folder, and the token of the adopter's link where there is one. */
export interface FolderAddress {
  folderId: string;
  token?: string;
}

export interface ShownFile {
  id: string;
  name: string;
}

export interface ShownDocument {
  id: string;
  kind: FolderDocumentKind | null;
  /** In the reader's language, where the portal knows the kind. */
  name: string;
  status: ReviewStatus;
  /** YYYY-MM-DD. */
  validUntil: string | null;
  comments: string;
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
    callWire('expediente_azul:expediente_descripcion', { ...at(address), lang }),
    callWire('expediente_azul:expediente_detalles', { ...at(address), lang }),
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
      files: row.files.map(({ file_id, filename }) => ({ id: file_id, name: filename })),
    })),
  };
}

export function fetchFile(address: FolderAddress, fileId: string, lang: Language): Promise<Blob> {
  const body = { ...at(address), file_id: fileId, lang };
  return callWireFile('expediente_azul:descargar_archivo', body);
}

export async function removeFile(folderId: string, fileId: string, lang: Language): Promise<void> {
  const body = { folder_id: folderId, file_id: fileId, lang };
  await callWire('expediente_azul:eliminar_archivo', body);
}

export async function reviewDocument(
  folderId: string,
  { id, files }: ShownDocument,
  { status, validUntil, comments }: ReviewForm,
  lang: Language,
): Promise<void> {
  await callWire('expediente_azul:revisar_documento', {
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
  await callWire('expediente_azul:cambiar_correo', { folder_id: folderId, lang });
}

export async function sendToAdopter(folderId: string, lang: Language): Promise<void> {
  await callWire('expediente_azul:enviar_adoptante', { folder_id: folderId, lang });
}
