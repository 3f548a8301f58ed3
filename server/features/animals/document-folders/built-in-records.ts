import { extname } from 'node:path';
import { type Clock, dateIn } from '#domain/clock.ts';
import {
  currentStatus,
  documentNames,
  type FolderDocumentKind,
  folderDocumentKind,
  sameFiles,
} from '#domain/document-folders/folder-document.ts';
import { notFound } from '#domain/errors.ts';
import type { FileStore } from '#server/adapters/files/file-store.ts';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { Database } from '#server/db/database.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import { petReferences } from '../pets/core/pet-references.ts';
import type { PetPaper } from '../pets/papers/paper-reading.ts';
import { documentPath, type DocumentKind as PaperKind } from '../pets/papers/pet-documents.ts';
import type { PetUploads } from '../pets/papers/pet-uploads.service.ts';
import { documentsOf, noteStanding, type StoredDocument } from './folder-documents.repository.ts';
import { deleteFile, filesOf, type StoredFileRow } from './folder-files.repository.ts';
import { notesOf, type StoredNote } from './folder-notes.repository.ts';
import type { FolderDocument, FolderRecords, PetFolder } from './folder-records.ts';
import { findEncryptedId } from './folders.repository.ts';

interface BuiltInDependencies {
  database: Database;
  dataVersions: DataVersions;
  files: FileStore;
  petUploads: PetUploads;
  audit: AuditService;
  accounts: Pick<AccountsService, 'contactsOf'>;
  clock: Clock;
  timezone: string;
}

/** Documents that the pet has anyway: the folder shows them, and what is handed in here is theirs. */
const paperOf: Partial<Record<FolderDocumentKind, PaperKind>> = {
  sterilizationCertificate: 'cedula',
  adoptionContract: 'contrato',
};

export const paperOfDocument = (kind: FolderDocumentKind): PaperKind | undefined => paperOf[kind];

export const documentOfPaper = (paper: PaperKind): FolderDocumentKind | undefined =>
  folderDocumentKind.values.find((kind) => paperOf[kind] === paper);

/** Under which the folder knows a file of the pet's own papers. */
export const paperFileId = (key: string) =>
  key.slice(key.lastIndexOf('/') + 1, -extname(key).length);

const paperFile = (documentId: string, { key, name, size, addedAt }: PetPaper): StoredFileRow => ({
  id: paperFileId(key),
  documentId,
  name,
  key,
  size,
  addedAt,
});

export interface BuiltInRecords extends FolderRecords {
  /** As they were decided, with what is handed in of them now. */
  stored(folder: PetFolder): Promise<StoredDocument[]>;
}

/** The portal's own records service: the database, and the file store. */
export function createBuiltInRecords(dependencies: BuiltInDependencies): BuiltInRecords {
  const { database, dataVersions, files, petUploads, audit, accounts, clock, timezone } =
    dependencies;

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

  async function signedNotes(folderId: string): Promise<SignedNote[]> {
    const notes = await notesOf(database.query, folderId);
    const ids = new Set(notes.flatMap(({ authorId }) => authorId ?? []));
    const authors = await accounts.contactsOf([...ids]);
    return notes.map((note) => ({
      ...note,
      author: (note.authorId && authors.get(note.authorId)?.name) || null,
    }));
  }

  async function getFile(folder: PetFolder, fileId: string) {
    for (const { id, kind, files } of await stored(folder)) {
      const file = files.find((one) => one.id === fileId);
      if (file) return { documentId: id, kind, file };
    }
    throw notFound('file');
  }

  return {
    stored,

    async documents(folder) {
      const today = dateIn(timezone, clock.now());
      const [documents, notes] = await Promise.all([stored(folder), signedNotes(folder.id)]);
      return documents.map((document) => inFolder(document, notes, today));
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
      const { documentId, kind, file } = await getFile(folder, fileId);
      const paper = paperOf[kind];
      if (paper) {
        return petUploads.removeDocument(actor, paper, folder.petId, documentPath(file.key));
      }
      const { viewer, address } = actor;
      await database.transaction(async (tx) => {
        await petReferences.lock(tx, folder.petId);
        await deleteFile(tx, file.id);
        const left = (await filesOf(tx.query, folder.id)).filter(
          (one) => one.documentId === documentId,
        );
        const ids = left.map(({ id }) => id);
        await noteStanding(tx, documentId, ids, clock.now().toISOString());
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

type SignedNote = StoredNote & { author: string | null };

function inFolder(
  document: StoredDocument,
  notes: readonly SignedNote[],
  today: string,
): FolderDocument {
  const { id, kind, decision, comments, files } = document;
  const fileIds = files.map((file) => file.id);
  return {
    id,
    kind,
    name: documentNames[kind].es,
    status: currentStatus(decision, fileIds, today),
    validUntil: decision.validUntil,
    comments: sameFiles(decision.fileIds, fileIds) ? comments : '',
    notes: notes
      .filter(({ documentId }) => documentId === id)
      .map(({ at, author, status, comments }) => ({ at, author, status, comments })),
    files: files.map(({ id, name, size, addedAt }) => ({
      id,
      name,
      size,
      addedAt,
      approved: decision.status === 'valid' && decision.fileIds.includes(id),
    })),
  };
}
