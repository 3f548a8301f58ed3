import type { Tx } from '#server/db/database.ts';
import type { Query } from './folders.repository.ts';

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
