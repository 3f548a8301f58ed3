import type { Kysely } from 'kysely';
import type { ReviewStatus } from '#domain/document-folders/folder-document.ts';
import type { Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';

/** What a reviewer decided and wrote of a document. */
export interface StoredNote {
  documentId: string;
  /** Instant; null for what was written before anybody noted it. */
  at: string | null;
  /** Null once the account is gone. */
  authorId: string | null;
  status: ReviewStatus;
  /** May be empty. */
  comments: string;
}

/** Of one folder. */
const mostNotes = 200;

/** Newest first. */
export async function notesOf(query: Kysely<Tables>, folderId: string): Promise<StoredNote[]> {
  const rows = await query
    .selectFrom('folder_notes')
    .innerJoin('folder_documents', 'folder_documents.id', 'folder_notes.document_id')
    .select([
      'folder_notes.document_id as documentId',
      'folder_notes.created_at as at',
      'folder_notes.author_id as authorId',
      'folder_notes.status',
      'folder_notes.comments',
    ])
    .where('folder_documents.folder_id', '=', folderId)
    // Not null ones first, on both databases.
    .orderBy((eb) => eb.fn.coalesce('folder_notes.created_at', eb.val('')), 'desc')
    .orderBy('folder_notes.id', 'desc')
    .limit(mostNotes)
    .execute();
  return rows.map((row) => ({ ...row, status: row.status as ReviewStatus }));
}

export async function insertNote(
  { query }: Tx,
  { id, documentId, at, authorId, status, comments }: StoredNote & { id: string },
): Promise<void> {
  await query
    .insertInto('folder_notes')
    .values({
      id,
      document_id: documentId,
      created_at: at,
      author_id: authorId,
      status,
      comments,
    })
    .execute();
}
