import {
  type Decision,
  type FolderDocumentKind,
  folderDocumentKind,
  type ReviewStatus,
  standingOf,
} from '#domain/document-folders/folder-document.ts';
import type { Tx } from '#server/db/database.ts';
import { filesOf, type StoredFileRow } from './folder-files.repository.ts';
import { findFolder, type Query } from './folders.repository.ts';

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
