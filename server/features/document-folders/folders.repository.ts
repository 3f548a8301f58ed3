import type { Kysely } from 'kysely';
import {
  type Decision,
  type FolderDocumentKind,
  folderDocumentKind,
  type ReviewStatus,
  standingOf,
} from '#domain/document-folders/folder-document.ts';
import type { Adopter } from '#domain/pets/pet.ts';
import type { PetStatus } from '#domain/pets/vocabularies.ts';
import type { Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';
import { petReferences } from '../pets/core/pet-references.ts';
import type { PetFolder } from './folder-records.ts';

type Query = Kysely<Tables>;

/** A folder with what is known of its pet. */
export interface FolderOfPet extends PetFolder {
  petName: string;
  status: PetStatus;
  deleted: boolean;
  adopter: Adopter | null;
}

/** Who has the pet now; undefined where it is not adopted, or nobody wrote down a mail address. */
export const adopterOf = ({ status, adopter }: FolderOfPet): Adopter | undefined =>
  status === 'adopted' && adopter?.email ? adopter : undefined;

/** Whichever service keeps the folder. */
export async function findFolder(query: Query, folderId: string): Promise<FolderOfPet | undefined> {
  const [pet] = await petReferences.findByFolders(query, [folderId]);
  if (!pet) return undefined;
  const { id: petId, ownerId, name: petName, status, deleted, adopter } = pet;
  return { id: folderId, petId, ownerId, petName, status, deleted, adopter };
}

interface NewFolder {
  id: string;
  petId: string;
  encryptedId: string;
  documents: readonly { id: string; kind: FolderDocumentKind; fileIds: readonly string[] }[];
  /** Instant. */
  now: string;
}

export async function insertFolder({ query }: Tx, folder: NewFolder): Promise<void> {
  const { id, petId, encryptedId, documents, now } = folder;
  await query
    .insertInto('document_folders')
    .values({ id, created_at: now, pet_id: petId, encrypted_id: encryptedId })
    .execute();
  const rows = documents.map(({ fileIds, ...document }) => ({
    ...document,
    folder_id: id,
    status: 'preparing',
    valid_until: null,
    comments: '',
    decided_files_json: '[]',
    standing: standingOf({ status: 'preparing', fileIds: [] }, fileIds),
    waiting_since: fileIds.length > 0 ? now : null,
  }));
  await query.insertInto('folder_documents').values(rows).execute();
}

export async function findEncryptedId(query: Query, folderId: string): Promise<string | undefined> {
  const row = await query
    .selectFrom('document_folders')
    .select('encrypted_id')
    .where('id', '=', folderId)
    .executeTakeFirst();
  return row?.encrypted_id;
}

/** @returns false where the portal keeps no such folder */
export async function replaceEncryptedId(
  { query }: Tx,
  folderId: string,
  encryptedId: string,
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('document_folders')
    .set({ encrypted_id: encryptedId })
    .where('id', '=', folderId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export interface StoredFileRow {
  id: string;
  documentId: string;
  name: string;
  key: string;
  /** Bytes. */
  size: number;
  /** Instant; null for one of the pet's papers that came before anybody noted it. */
  addedAt: string | null;
}

export interface StoredDocument {
  id: string;
  folderId: string;
  kind: FolderDocumentKind;
  decision: Decision;
  comments: string;
  /** Oldest first. */
  files: StoredFileRow[];
}

/** In the order of the checklist. */
export async function documentsOf(query: Query, folderId: string): Promise<StoredDocument[]> {
  const rows = await query
    .selectFrom('folder_documents')
    .selectAll()
    .where('folder_id', '=', folderId)
    .execute();
  const files = await filesOf(query, folderId);
  return rows
    .map((row) => ({
      id: row.id,
      folderId,
      kind: row.kind as FolderDocumentKind,
      decision: {
        status: row.status as ReviewStatus,
        validUntil: row.valid_until,
        fileIds: JSON.parse(row.decided_files_json) as string[],
      },
      comments: row.comments,
      files: files.filter(({ documentId }) => documentId === row.id),
    }))
    .toSorted(
      (a, b) =>
        folderDocumentKind.values.indexOf(a.kind) - folderDocumentKind.values.indexOf(b.kind),
    );
}

/** Oldest first. */
export function filesOf(query: Query, folderId: string): Promise<StoredFileRow[]> {
  return query
    .selectFrom('folder_files')
    .innerJoin('folder_documents', 'folder_documents.id', 'folder_files.document_id')
    .select([
      'folder_files.id',
      'folder_files.document_id as documentId',
      'folder_files.name',
      'folder_files.file_key as key',
      'folder_files.size',
      'folder_files.created_at as addedAt',
    ])
    .where('folder_documents.folder_id', '=', folderId)
    .orderBy('folder_files.created_at')
    .orderBy('folder_files.id')
    .execute();
}

/** The folder and the kind of a document; undefined where no pet names the folder as its own. */
export async function findDocument(query: Query, documentId: string) {
  const row = await query
    .selectFrom('folder_documents')
    .select((eb) => [
      'folder_id as folderId',
      eb.ref('kind').$castTo<FolderDocumentKind>().as('kind'),
    ])
    .where('id', '=', documentId)
    .executeTakeFirst();
  const folder = row && (await findFolder(query, row.folderId));
  return folder && { folder, kind: row.kind };
}

/** The vaccination booklet of the folder that this address names; undefined where no pet names the folder as its own. */
export async function findBookletOfAddress(query: Query, encryptedId: string) {
  const kind: FolderDocumentKind = 'vaccinationBooklet';
  const row = await query
    .selectFrom('document_folders')
    .innerJoin('folder_documents', 'folder_documents.folder_id', 'document_folders.id')
    .select(['folder_documents.id as documentId', 'folder_documents.folder_id as folderId'])
    .where('encrypted_id', '=', encryptedId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  const folder = row && (await findFolder(query, row.folderId));
  return folder && { folder, kind, documentId: row.documentId };
}

/** The file of this document with the same content, if it has come before. */
export async function findSameFile(
  { query }: Tx,
  documentId: string,
  contentHash: string,
): Promise<string | undefined> {
  const row = await query
    .selectFrom('folder_files')
    .select('id')
    .where('document_id', '=', documentId)
    .where('content_hash', '=', contentHash)
    .executeTakeFirst();
  return row?.id;
}

export async function insertFile(
  { query }: Tx,
  file: StoredFileRow & { contentHash: string; addedAt: string },
): Promise<void> {
  await query
    .insertInto('folder_files')
    .values({
      id: file.id,
      document_id: file.documentId,
      created_at: file.addedAt,
      name: file.name,
      file_key: file.key,
      size: file.size,
      content_hash: file.contentHash,
    })
    .execute();
}

export async function deleteFile({ query }: Tx, id: string): Promise<void> {
  await query.deleteFrom('folder_files').where('id', '=', id).execute();
}

export async function decide(
  tx: Tx,
  documentId: string,
  { status, validUntil, fileIds, comments }: Decision & { comments: string },
  now: string,
): Promise<void> {
  await tx.query
    .updateTable('folder_documents')
    .set({
      status,
      valid_until: validUntil,
      comments,
      decided_files_json: JSON.stringify(fileIds),
    })
    .where('id', '=', documentId)
    .execute();
  await noteStanding(tx, documentId, fileIds, now);
}

/**
 * Once the decision or the files of a document have changed.
 * @param fileIds all that it has now
 */
export async function noteStanding(
  { query }: Tx,
  documentId: string,
  fileIds: readonly string[],
  now: string,
): Promise<void> {
  const row = await query
    .selectFrom('folder_documents')
    .select(['status', 'decided_files_json', 'waiting_since'])
    .where('id', '=', documentId)
    .executeTakeFirst();
  if (!row) return;
  const decided: string[] = JSON.parse(row.decided_files_json);
  const standing = standingOf({ status: row.status as ReviewStatus, fileIds: decided }, fileIds);
  await query
    .updateTable('folder_documents')
    .set({
      standing,
      waiting_since: standing === 'reviewing' ? (row.waiting_since ?? now) : null,
    })
    .where('id', '=', documentId)
    .execute();
}

/** The document of this kind in a pet's folder. */
export async function findDocumentOfPet(
  { query }: Tx,
  petId: string,
  kind: FolderDocumentKind,
): Promise<string | undefined> {
  const row = await query
    .selectFrom('folder_documents')
    .innerJoin('document_folders', 'document_folders.id', 'folder_documents.folder_id')
    .select('folder_documents.id')
    .where('document_folders.pet_id', '=', petId)
    .where('folder_documents.kind', '=', kind)
    .executeTakeFirst();
  return row?.id;
}

/** Documents that are valid until one of these days (YYYY-MM-DD), in the order of their ids from behind `afterId`. */
export function findExpiringDocuments(
  query: Query,
  { from, until, afterId, limit }: { from: string; until: string; afterId: string; limit: number },
) {
  return query
    .selectFrom('folder_documents')
    .select(['id', 'folder_id as folderId'])
    .where('status', '=', 'valid')
    .where('valid_until', '>=', from)
    .where('valid_until', '<=', until)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** With its documents; its files go with the pet's other papers. */
export async function deleteFolder({ query }: Tx, id: string): Promise<void> {
  await query.deleteFrom('document_folders').where('id', '=', id).execute();
}
