import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/access/actor.ts';
import { type Clock, dateIn } from '#domain/clock.ts';
import { sameFiles } from '#domain/document-folders/folder-document.ts';
import { type ReviewForm, reviewInput } from '#domain/document-folders/review.ts';
import { conflict, notFound } from '#domain/errors.ts';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import { valid } from '#server/features/kits/valid.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import { petReferences } from '../pets/core/pet-references.ts';
import type { PetUploads } from '../pets/papers/pet-uploads.service.ts';
import { type BuiltInRecords, paperFileId, paperOfDocument } from './built-in-records.ts';
import { requireReviewer } from './document-folders.policy.ts';
import { decide, type StoredDocument } from './folder-documents.repository.ts';
import { filesOf } from './folder-files.repository.ts';
import type { FolderMails } from './folder-mails.ts';
import { insertNote } from './folder-notes.repository.ts';
import { type FolderOfPet, findFolder } from './folders.repository.ts';

interface Dependencies {
  database: Database;
  dataVersions: DataVersions;
  audit: AuditService;
  limits: RateLimits;
  clock: Clock;
  timezone: string;
  records: BuiltInRecords;
  mails: FolderMails;
  petUploads: Pick<PetUploads, 'notedKeys'>;
}

/** What was looked at: the folder, one of its documents, and the files that the reviewer saw. */
export interface Reviewed {
  folderId: string;
  documentId: string;
  /** Undefined: whatever is there. */
  fileIds?: readonly string[];
}

export type FolderReview = ReturnType<typeof createFolderReview>;

export function createFolderReview(dependencies: Dependencies) {
  const { database, dataVersions, audit, limits, clock, timezone, records, mails } = dependencies;
  const { petUploads } = dependencies;

  /** Undefined for one of the pet's papers that came before anybody noted it: no transaction waits for the file store. */
  async function fileIdsNow(tx: Tx, folder: FolderOfPet, { id, kind }: StoredDocument) {
    const paper = paperOfDocument(kind);
    if (!paper) {
      const files = await filesOf(tx.query, folder.id);
      return files.filter(({ documentId }) => documentId === id).map((file) => file.id);
    }
    const keys = await petUploads.notedKeys(tx, paper, folder.petId);
    return keys.length > 0 ? keys.map(paperFileId) : undefined;
  }

  return {
    /**
     * An administrator says how a document stands; its pet's owner is notified by mail.
     * @throws AppError forbidden, notFound, invalid, conflict (files came or went meanwhile), tooManyRequests
     */
    async review(actor: Actor, reviewed: Reviewed, form: ReviewForm): Promise<void> {
      const { viewer, address } = actor;
      requireReviewer(viewer);
      await admitChange(limits, viewer);
      const input = valid(reviewInput(dateIn(timezone, clock.now())), form);
      const { folderId, documentId, fileIds: seen } = reviewed;
      const folder = await findFolder(database.query, folderId);
      if (!folder) throw notFound('folder');
      const document = (await records.stored(folder)).find(({ id }) => id === documentId);
      if (!document) throw notFound('document');
      const fileIds = document.files.map(({ id }) => id);
      if (seen && !sameFiles(seen, fileIds)) throw outdated();
      await database.transaction(async (tx) => {
        await petReferences.lock(tx, folder.petId);
        const now = await fileIdsNow(tx, folder, document);
        if (now && !sameFiles(now, fileIds)) throw outdated();
        const at = clock.now().toISOString();
        await decide(tx, documentId, { ...input, fileIds }, at);
        const { kind } = document;
        const authorId = viewer.kind === 'user' ? viewer.id : null;
        await insertNote(tx, { id: uuid(), documentId, at, authorId, ...input });
        await audit.record(tx, {
          action: 'folder.reviewed',
          actorId: authorId,
          subjectId: folder.ownerId,
          address,
          details: { petId: folder.petId, kind, status: input.status },
        });
        await dataVersions.bump(tx, 'pets');
        await mails.sendReview(tx, folder, { kind, ...input });
      });
    },
  };
}

const outdated = () => conflict('reviewOutdated');
