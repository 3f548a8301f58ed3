import { extname } from 'node:path';
import { type Clock, dateIn } from '#domain/clock.ts';
import {
  currentStatus,
  documentNames,
  type FolderDocumentKind,
} from '#domain/document-folders/folder-document.ts';
import { notFound } from '#domain/errors.ts';
import type { FileStore } from '#server/adapters/files/file-store.ts';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { Database } from '#server/db/database.ts';
import type { AuditService } from '../audit/audit.service.ts';
import { documentPath, type DocumentKind as PaperKind } from '../pets/papers/pet-documents.ts';
import type { PetPaper, PetUploads } from '../pets/papers/pet-uploads.service.ts';
import type { FolderDocument, FolderRecords, PetFolder } from './folder-records.ts';
import {
  deleteFile,
  documentsOf,
  findEncryptedId,
  type StoredDocument,
  type StoredFileRow,
} from './folders.repository.ts';

interface BuiltInParts {
  database: Database;
  dataVersions: DataVersions;
  files: FileStore;
  petUploads: PetUploads;
  audit: AuditService;
  clock: Clock;
  timezone: string;
}

/** Documents that the pet has anyway: the folder shows them, and what is handed in here is theirs. */
const paperOf: Partial<Record<FolderDocumentKind, PaperKind>> = {
  sterilizationCertificate: 'cedula',
  adoptionContract: 'contrato',
};

export const paperOfDocument = (kind: FolderDocumentKind): PaperKind | undefined => paperOf[kind];

const paperFile = (documentId: string, { key, name, size }: PetPaper): StoredFileRow => ({
  id: key.slice(key.lastIndexOf('/') + 1, -extname(key).length),
  documentId,
  name,
  key,
  size,
});

export interface BuiltInRecords extends FolderRecords {
  /** As they were decided, with what is handed in of them now. */
  stored(folder: PetFolder): Promise<StoredDocument[]>;
}

/** The portal's own records service: the database, and the file store. */
export function createBuiltInRecords(parts: BuiltInParts): BuiltInRecords {
  const { database, dataVersions, files, petUploads, audit, clock, timezone } = parts;

  async function stored({ id, petId }: PetFolder): Promise<StoredDocument[]> {
    const documents = await documentsOf(database.query, id);
    if (documents.length === 0) throw notFound('folder');
    return Promise.all(
      documents.map(async (document) => {
        const paper = paperOf[document.kind];
        if (!paper) return document;
        const papers = await petUploads.papersOf(paper, petId);
        return { ...document, files: papers.map((one) => paperFile(document.id, one)) };
      }),
    );
  }

  async function getFile(folder: PetFolder, fileId: string) {
    for (const { kind, files } of await stored(folder)) {
      const file = files.find(({ id }) => id === fileId);
      if (file) return { kind, file };
    }
    throw notFound('file');
  }

  return {
    stored,

    async documents(folder) {
      const today = dateIn(timezone, clock.now());
      return (await stored(folder)).map((document) => inFolder(document, today));
    },

    async encryptedId({ id }) {
      const encryptedId = await findEncryptedId(database.query, id);
      if (encryptedId === undefined) throw notFound('folder');
      return encryptedId;
    },

    async openFile(folder, fileId) {
      const { file } = await getFile(folder, fileId);
      const opened = await files.open(file.key);
      if (!opened) throw notFound('file');
      return { name: file.name, type: opened.type, stream: opened.stream };
    },

    async removeFile(actor, folder, fileId) {
      const { kind, file } = await getFile(folder, fileId);
      const paper = paperOf[kind];
      if (paper) {
        return petUploads.removeDocument(actor, paper, folder.petId, documentPath(file.key));
      }
      const { viewer, address } = actor;
      await database.transaction(async (tx) => {
        await deleteFile(tx, file.id);
        await audit.record(tx, {
          action: 'folder.fileRemoved',
          actorId: viewer.kind === 'user' ? viewer.id : null,
          subjectId: folder.ownerId,
          address,
          details: { petId: folder.petId, kind },
        });
        await dataVersions.bump(tx, 'pets');
      });
      await files.delete(file.key);
    },
  };
}

function inFolder(document: StoredDocument, today: string): FolderDocument {
  const { id, kind, decision, comments, files } = document;
  const fileIds = files.map((file) => file.id);
  return {
    id,
    kind,
    name: documentNames[kind].es,
    status: currentStatus(decision, fileIds, today),
    validUntil: decision.validUntil,
    comments,
    files: files.map(({ id, name }) => ({ id, name })),
  };
}
