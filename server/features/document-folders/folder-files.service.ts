import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Actor } from '#domain/access/actor.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Clock } from '#domain/clock.ts';
import { safeFileName } from '#domain/document-folders/file-name.ts';
import {
  type FolderDocumentKind,
  mostBytesOfFolder,
  mostFilesOfDocument,
} from '#domain/document-folders/folder-document.ts';
import { invalid } from '#domain/errors.ts';
import type { ChosenFile } from '#domain/pets/chosen-files.ts';
import type { FileStore } from '#server/adapters/files/file-store.ts';
import type { FileScanner } from '#server/adapters/scanning/file-scanner.ts';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { RecordCreation } from '../idempotency/idempotency.service.ts';
import { petReferences } from '../pets/core/pet-references.ts';
import {
  expedienteFolder,
  type NamedFile,
  paperEnding,
  requirePromisingPaper,
} from '../pets/papers/pet-documents.ts';
import type { PetUploads } from '../pets/papers/pet-uploads.service.ts';
import { type BuiltInRecords, paperOfDocument } from './built-in-records.ts';
import { requireFolderManager } from './document-folders.policy.ts';
import {
  type FolderOfPet,
  filesOf,
  findDocument,
  findSameFile,
  insertFile,
  noteStanding,
  type StoredFileRow,
} from './folders.repository.ts';

interface Parts {
  database: Database;
  dataVersions: DataVersions;
  files: FileStore;
  scanner: FileScanner;
  petUploads: PetUploads;
  records: BuiltInRecords;
  audit: AuditService;
  clock: Clock;
}

interface FoundDocument {
  folder: FolderOfPet;
  kind: FolderDocumentKind;
}

/** Who hands a file in; nobody is signed in where it came by mail. */
export interface Sender {
  actorId: string | null;
  /** IP address; '' for mail. */
  address: string;
}

export type FolderFiles = ReturnType<typeof createFolderFiles>;

/** Files that come to the documents of a folder, which the portal itself keeps. */
export function createFolderFiles(parts: Parts) {
  const { database, dataVersions, files, scanner, petUploads, records, audit, clock } = parts;

  async function getManaged(viewer: Viewer, documentId: string): Promise<FoundDocument> {
    const found = await findDocument(database.query, documentId);
    requireFolderManager(viewer, found?.folder);
    return found as FoundDocument;
  }

  /** Looked at, scanned and stored; the same file twice is one. @returns its id */
  async function keep(
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
    let kept: string | undefined;
    try {
      kept = await database.transaction(async (tx) => {
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
      return kept;
    } finally {
      if (kept !== id) await files.delete(row.key);
    }
  }

  return {
    keep,

    /** Before a file is received. @throws AppError unauthenticated, notFound */
    async admit(viewer: Viewer, documentId: string): Promise<void> {
      await getManaged(viewer, documentId);
    },

    /**
     * Whether such a file could come to the document, before it is sent.
     * @throws AppError unauthenticated, notFound, invalid (too many, too much, or empty), tooLarge, unsupportedMedia
     */
    async announce(viewer: Viewer, documentId: string, file: ChosenFile): Promise<void> {
      const { folder, kind } = await getManaged(viewer, documentId);
      const paper = paperOfDocument(kind);
      if (paper) return petUploads.announceDocument(viewer, paper, folder.petId, file);
      requirePromisingPaper(file);
      await requireRoom(database, folder.id, documentId, file.size);
    },

    /**
     * @returns the file's id
     * @throws AppError as `announce`, and unavailable (no room left, or nobody can tell whether it has a virus)
     */
    async add(
      actor: Actor,
      documentId: string,
      file: NamedFile,
      record?: RecordCreation,
    ): Promise<string> {
      const { viewer, address } = actor;
      const found = await getManaged(viewer, documentId);
      const paper = paperOfDocument(found.kind);
      if (paper) {
        const { petId } = found.folder;
        const recordId = record && ((tx: Tx, path: unknown) => record(tx, fileIdIn(String(path))));
        return fileIdIn(await petUploads.addDocument(actor, paper, petId, file, recordId));
      }
      const actorId = viewer.kind === 'user' ? viewer.id : null;
      return keep(found, documentId, file, { actorId, address }, record);
    },

    /** What was handed in of a document, oldest first. @throws AppError unauthenticated, notFound */
    async list(viewer: Viewer, documentId: string): Promise<string[]> {
      const { folder } = await getManaged(viewer, documentId);
      const documents = await records.stored(folder);
      const document = documents.find(({ id }) => id === documentId);
      return document?.files.map(({ id }) => id) ?? [];
    },

    /** The folder that a document lies in. @throws AppError unauthenticated, notFound */
    async folderOf(viewer: Viewer, documentId: string): Promise<string> {
      return (await getManaged(viewer, documentId)).folder.id;
    },
  };
}

/** @throws AppError invalid */
async function requireRoom(
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

const fileIdIn = (path: string) => /([0-9a-f]+)\.\w+$/.exec(path)?.[1] ?? '';

/** SHA-256 of the content, in hex. */
export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
