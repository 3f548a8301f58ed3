import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Clock } from '#domain/clock.ts';
import { safeFileName } from '#domain/document-folders/file-name.ts';
import {
  type FolderDocumentKind,
  mostBytesOfFolder,
  mostFilesOfDocument,
} from '#domain/document-folders/folder-document.ts';
import { invalid } from '#domain/errors.ts';
import type { FileStore } from '#server/adapters/files/file-store.ts';
import type { FileScanner } from '#server/adapters/scanning/file-scanner.ts';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import { petReferences } from '../pets/core/pet-references.ts';
import { expedienteFolder, type NamedFile, paperEnding } from '../pets/papers/pet-documents.ts';
import { noteStanding } from './folder-documents.repository.ts';
import {
  filesOf,
  findSameFile,
  insertFile,
  type StoredFileRow,
} from './folder-files.repository.ts';
import type { FolderOfPet } from './folders.repository.ts';

/** What storing a file of a folder depends on. */
export interface StoredFiles {
  database: Database;
  dataVersions: DataVersions;
  files: FileStore;
  scanner: FileScanner;
  audit: AuditService;
  clock: Clock;
}

export interface FoundDocument {
  folder: FolderOfPet;
  kind: FolderDocumentKind;
}

/** Who hands a file in; nobody is signed in where it came by mail. */
export interface Sender {
  actorId: string | null;
  /** IP address; '' for mail. */
  address: string;
}

/** Looked at, scanned and stored; the same file twice is one. @returns its id */
export async function saveFile(
  { scanner, clock, files, database, audit, dataVersions }: StoredFiles,
  { folder, kind }: FoundDocument,
  documentId: string,
  file: NamedFile,
  { actorId, address }: Sender,
  record?: RecordCreation,
): Promise<string> {
  const ending = await paperEnding(file);
  await scanner.requireClean(file);
  const id = randomBytes(16).toString('hex');
  const { size } = await stat(file.path);
  const row = {
    id,
    documentId,
    name: safeFileName(file.name, ending),
    key: `${expedienteFolder(folder.petId)}${id}.${ending}`,
    size,
    contentHash: await hashOf(file.path),
    addedAt: clock.now().toISOString(),
  };
  await files.put(row.key, { path: file.path });
  let storedId: string | undefined;
  try {
    storedId = await database.transaction(async (tx) => {
      await petReferences.lock(tx, folder.petId);
      const same = await findSameFile(tx, documentId, row.contentHash);
      await record?.(tx, same ?? id);
      if (same !== undefined) return same;
      await requireRoom(tx, folder.id, documentId, size);
      await insertFile(tx, row);
      const all = (await filesOf(tx.query, folder.id)).filter(
        (one) => one.documentId === documentId,
      );
      await noteStanding(
        tx,
        documentId,
        all.map((one) => one.id),
        row.addedAt,
      );
      await audit.record(tx, {
        action: 'folder.fileAdded',
        actorId,
        subjectId: folder.ownerId,
        address,
        details: { petId: folder.petId, kind },
      });
      await dataVersions.bump(tx, 'pets');
      return id;
    });
    return storedId;
  } finally {
    if (storedId !== id) await files.delete(row.key);
  }
}

/** @throws AppError invalid */
export async function requireRoom(
  { query }: Pick<Tx | Database, 'query'>,
  folderId: string,
  documentId: string,
  size: number,
): Promise<void> {
  const all = await filesOf(query, folderId);
  const inDocument = all.filter((file) => file.documentId === documentId);
  if (inDocument.length >= mostFilesOfDocument) throw invalid({ file: ['tooManyDocumentFiles'] });
  const bytes = (some: readonly StoredFileRow[]) => some.reduce((sum, one) => sum + one.size, 0);
  if (bytes(all) + size > mostBytesOfFolder) throw invalid({ file: ['folderFull'] });
}

/** SHA-256 of the content, in hex. */
export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
