import type { Readable } from 'node:stream';
import type { Actor } from '#domain/access/actor.ts';
import type { FolderDocumentKind, ReviewStatus } from '#domain/document-folders/folder-document.ts';

/** A document of a pet's folder, with what was handed in of it. */
export interface FolderDocument {
  id: string;
  /** Null for one that only another service knows. */
  kind: FolderDocumentKind | null;
  /** As that service calls it; of a known kind, the portal has words. */
  name: string;
  status: ReviewStatus;
  /** The last day on which it is valid, YYYY-MM-DD. */
  validUntil: string | null;
  /** Of the decision that holds; '' where none does. */
  comments: string;
  /** What was decided and written before, newest first; none where another service keeps the folder. */
  notes: FolderNote[];
  files: FolderFile[];
}

interface FolderNote {
  /** Instant; null for what was written before anybody noted it. */
  at: string | null;
  /** The reviewer's name; null once the account is gone. */
  author: string | null;
  status: ReviewStatus;
  comments: string;
}

interface FolderFile {
  id: string;
  /** Safe to show and to save. */
  name: string;
  /** Bytes; null where another service keeps it. */
  size: number | null;
  /** Instant; null where nobody noted it. */
  addedAt: string | null;
  /** It was looked at, and the document declared valid with it. */
  approved: boolean;
}

export interface OpenedFile {
  name: string;
  /** Media type. */
  type: string;
  /** It may end in an AppError. */
  stream: Readable;
}

/** The folder that a pet names as its own. */
export interface PetFolder {
  id: string;
  petId: string;
  ownerId: string | null;
}

/**
 * Whoever keeps the document folders: the portal itself, or another service. Who may do what was decided before.
 * All throw AppError notFound for what is not there, and unavailable.
 */
export interface FolderRecords {
  documents(folder: PetFolder): Promise<FolderDocument[]>;
  encryptedId(folder: PetFolder): Promise<string>;
  openFile(folder: PetFolder, fileId: string): Promise<OpenedFile>;
  /** With its security event. @throws AppError conflict, too (the contract of an adoption) */
  removeFile(actor: Actor, folder: PetFolder, fileId: string): Promise<void>;
}
