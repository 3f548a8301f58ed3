import type { Actor } from '#domain/access/actor.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { ChosenFile } from '#domain/pets/chosen-files.ts';
import type { Tx } from '#server/db/database.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import { type NamedFile, requirePromisingPaper } from '../pets/papers/pet-documents.ts';
import type { PetUploads } from '../pets/papers/pet-uploads.service.ts';
import { type BuiltInRecords, paperOfDocument } from './built-in-records.ts';
import { requireFolderManager } from './document-folders.policy.ts';
import { findDocument } from './folder-documents.repository.ts';
import { type FoundDocument, requireRoom, type StoredFiles, saveFile } from './stored-files.ts';

export interface FolderFilesDependencies extends StoredFiles {
  petUploads: PetUploads;
  records: BuiltInRecords;
}

/** Before a file is received. @throws AppError unauthenticated, notFound */
export async function admit(
  dependencies: FolderFilesDependencies,
  viewer: Viewer,
  documentId: string,
): Promise<void> {
  await getManaged(dependencies, viewer, documentId);
}

/**
 * Whether such a file could come to the document, before it is sent.
 * @throws AppError unauthenticated, notFound, invalid (too many, too much, or empty), tooLarge, unsupportedMedia
 */
export async function announce(
  dependencies: FolderFilesDependencies,
  viewer: Viewer,
  documentId: string,
  file: ChosenFile,
): Promise<void> {
  const { petUploads, database } = dependencies;
  const { folder, kind } = await getManaged(dependencies, viewer, documentId);
  const paper = paperOfDocument(kind);
  if (paper) return petUploads.announceDocument(viewer, paper, folder.petId, file);
  requirePromisingPaper(file);
  await requireRoom(database, folder.id, documentId, file.size);
}

/**
 * @returns the file's id
 * @throws AppError as `announce`, and unavailable (no room left, or nobody can tell whether it has a virus)
 */
export async function add(
  dependencies: FolderFilesDependencies,
  actor: Actor,
  documentId: string,
  file: NamedFile,
  record?: RecordCreation,
): Promise<string> {
  const { petUploads } = dependencies;
  const { viewer, address } = actor;
  const found = await getManaged(dependencies, viewer, documentId);
  const paper = paperOfDocument(found.kind);
  if (paper) {
    const { petId } = found.folder;
    const recordId = record && ((tx: Tx, path: unknown) => record(tx, fileIdIn(String(path))));
    return fileIdIn(await petUploads.addDocument(actor, paper, petId, file, recordId));
  }
  const actorId = viewer.kind === 'user' ? viewer.id : null;
  return saveFile(dependencies, found, documentId, file, { actorId, address }, record);
}

/** What was handed in of a document, oldest first. @throws AppError unauthenticated, notFound */
export async function list(
  dependencies: FolderFilesDependencies,
  viewer: Viewer,
  documentId: string,
): Promise<string[]> {
  const { records } = dependencies;
  const { folder } = await getManaged(dependencies, viewer, documentId);
  const documents = await records.stored(folder);
  const document = documents.find(({ id }) => id === documentId);
  return document?.files.map(({ id }) => id) ?? [];
}

/** The folder that a document lies in. @throws AppError unauthenticated, notFound */
export async function folderOf(
  dependencies: FolderFilesDependencies,
  viewer: Viewer,
  documentId: string,
): Promise<string> {
  return (await getManaged(dependencies, viewer, documentId)).folder.id;
}

async function getManaged(
  { database }: FolderFilesDependencies,
  viewer: Viewer,
  documentId: string,
): Promise<FoundDocument> {
  const found = await findDocument(database.query, documentId);
  requireFolderManager(viewer, found?.folder);
  return found as FoundDocument;
}

const fileIdIn = (path: string) => /([0-9a-f]+)\.\w+$/.exec(path)?.[1] ?? '';
