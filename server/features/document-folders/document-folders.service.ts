import { randomBytes } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/access/actor.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Clock } from '#domain/clock.ts';
import { safeFileName } from '#domain/document-folders/file-name.ts';
import {
  type FolderDocumentKind,
  folderDocumentKind,
  type ReviewStatus,
} from '#domain/document-folders/folder-document.ts';
import { conflict, forbidden, invalid, notFound } from '#domain/errors.ts';
import type { Language } from '#domain/language.ts';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { AuditAction, AuditService } from '../audit/audit.service.ts';
import { petReferences } from '../pets/core/pet-references.ts';
import type { PetUploads } from '../pets/papers/pet-uploads.service.ts';
import { admitChange } from '../rate-limits/admit-change.ts';
import { createPlaces, whenRead } from '../rate-limits/at-once.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { approvedFiles, asAdopterSees } from './approved-files.ts';
import { paperFileId, paperOfDocument } from './built-in-records.ts';
import {
  mayManageFolder,
  mayReviewFolders,
  requireFolderManager,
  requireFolderReader,
} from './document-folders.policy.ts';
import type { FolderLinks } from './folder-links.ts';
import { folderMailAddress } from './folder-mail-address.ts';
import type { FolderDocument, FolderRecords, OpenedFile } from './folder-records.ts';
import {
  adopterOf,
  type FolderOfPet,
  findFolder,
  insertFolder,
  replaceEncryptedId,
} from './folders.repository.ts';
import { unlessMissing } from './unless-missing.ts';

interface Parts {
  database: Database;
  dataVersions: DataVersions;
  audit: AuditService;
  limits: RateLimits;
  clock: Clock;
  records: FolderRecords;
  links: FolderLinks;
  petUploads: Pick<PetUploads, 'notedKeys'>;
  /** Another service keeps the folders: there they are opened, filled and reviewed. */
  keptElsewhere: boolean;
  /** Of the folders' addresses; undefined where they take no mail. */
  mailDomain: string | undefined;
}

export interface DescribedFolder {
  petId: string;
  petName: string;
  /** For who manages the folder alone: mail finds it by this, and an adopter's link gets around. */
  encryptedId: string | null;
  /** Where vaccination booklets may be mailed to, for who may hand them in; null where the portal takes no mail. */
  mailAddress: string | null;
  /** What the viewer may do here beside reading. */
  may: { addAndRemove: boolean; review: boolean; share: boolean };
}

/** What everybody may know of a document. */
export interface PublicDocument {
  kind: FolderDocumentKind;
  status: ReviewStatus;
}

/** Of one folder. */
const mostArchivesAtOnce = 2;

const archiveName = { es: 'Papeles de', en: 'Papers of' } as const;

const newEncryptedId = () => randomBytes(16).toString('hex');

export type DocumentFolders = ReturnType<typeof createDocumentFolders>;

/** The papers of a pet in one place, whoever keeps them. */
export function createDocumentFolders(parts: Parts) {
  const { database, dataVersions, audit, limits, clock, records, links } = parts;
  const { petUploads, keptElsewhere, mailDomain } = parts;
  const takePlace = createPlaces(mostArchivesAtOnce);

  /**
   * Another service that keeps the folders is asked only so often for one account, or by one folder's link.
   * @param token of the adopter's link, where there is one
   */
  async function getReadable(
    viewer: Viewer,
    folderId: string,
    token?: string,
  ): Promise<FolderOfPet> {
    const folder = await findFolder(database.query, folderId);
    const hasLink = token !== undefined && folder !== undefined && links.opens(token, folder);
    requireFolderReader(viewer, folder, hasLink);
    const reader = viewer.kind === 'user' ? viewer.id : folder.id;
    if (keptElsewhere) await limits.consume('folderRecords', reader);
    return folder;
  }

  async function record(
    tx: Tx,
    action: AuditAction,
    { viewer, address }: Actor,
    pet: { id: string; ownerId: string | null },
  ) {
    const actorId = viewer.kind === 'user' ? viewer.id : null;
    const details = { petId: pet.id };
    await audit.record(tx, { action, actorId, subjectId: pet.ownerId, address, details });
    await dataVersions.bump(tx, 'pets');
  }

  /** With what the pet has anyway. */
  function expectedDocuments(tx: Tx, petId: string) {
    const documents = folderDocumentKind.values.map(async (kind) => {
      const paper = paperOfDocument(kind);
      const keys = paper ? await petUploads.notedKeys(tx, paper, petId) : [];
      return { id: uuid(), kind, fileIds: keys.map(paperFileId) };
    });
    return Promise.all(documents);
  }

  /** As the viewer may know them: a folder's managers all, an adopter what was approved. */
  async function readableDocuments(viewer: Viewer, folder: FolderOfPet) {
    const documents = await records.documents(folder);
    return mayManageFolder(viewer, folder) ? documents : asAdopterSees(documents);
  }

  /** The id of the folder that another service keeps, which only it knows. */
  async function elsewhere(viewer: Viewer, petId: string, id: string | undefined) {
    if (!mayReviewFolders(viewer)) throw forbidden('folderKeptElsewhere');
    if (!id) throw invalid({ folderId: ['folderIdRequired'] });
    const taken = await findFolder(database.query, id);
    if (taken && taken.petId !== petId) throw conflict('folderTaken');
    await records.encryptedId({ id, petId, ownerId: null });
    return id;
  }

  return {
    /**
     * One folder a pet: asked for again, it is the same one.
     * @param folderId of the service that keeps it, where that is not the portal
     * @returns the folder's id
     * @throws AppError unauthenticated, notFound, forbidden and invalid (where another service keeps it), tooManyRequests
     */
    async open(actor: Actor, petId: string, folderId?: string): Promise<string> {
      const { viewer } = actor;
      await admitChange(limits, viewer);
      const known = keptElsewhere ? await elsewhere(viewer, petId, folderId) : undefined;
      return database.transaction(async (tx) => {
        const pet = await petReferences.lock(tx, petId);
        requireFolderManager(viewer, pet);
        if (pet.folderId !== null) return pet.folderId;
        const id = known ?? randomBytes(16).toString('hex');
        if (known === undefined) {
          await insertFolder(tx, {
            id,
            petId,
            encryptedId: newEncryptedId(),
            documents: await expectedDocuments(tx, petId),
            now: clock.now().toISOString(),
          });
        }
        await petReferences.setFolder(tx, petId, id);
        await record(tx, 'folder.opened', actor, pet);
        return id;
      });
    },

    /** @throws AppError unauthenticated, notFound, unavailable, tooManyRequests */
    async details(viewer: Viewer, folderId: string, token?: string): Promise<FolderDocument[]> {
      return readableDocuments(viewer, await getReadable(viewer, folderId, token));
    },

    /** @throws AppError unauthenticated, notFound, unavailable, tooManyRequests */
    async describe(viewer: Viewer, folderId: string, token?: string): Promise<DescribedFolder> {
      const folder = await getReadable(viewer, folderId, token);
      const { petId, petName } = folder;
      const encryptedId = await records.encryptedId(folder);
      const manages = mayManageFolder(viewer, folder);
      const addAndRemove = !keptElsewhere && manages;
      return {
        petId,
        petName,
        encryptedId: manages ? encryptedId : null,
        mailAddress: mailDomain && addAndRemove ? folderMailAddress(encryptedId, mailDomain) : null,
        may: {
          addAndRemove,
          review: !keptElsewhere && mayReviewFolders(viewer),
          share: manages && adopterOf(folder) !== undefined,
        },
      };
    },

    /** @throws AppError unauthenticated, notFound, unavailable, tooManyRequests */
    async openFile(
      viewer: Viewer,
      folderId: string,
      fileId: string,
      token?: string,
    ): Promise<OpenedFile> {
      const folder = await getReadable(viewer, folderId, token);
      if (!mayManageFolder(viewer, folder)) {
        const documents = await readableDocuments(viewer, folder);
        const isApproved = documents.some(({ files }) => files.some(({ id }) => id === fileId));
        if (!isApproved) throw notFound('file');
      }
      return records.openFile(folder, fileId);
    },

    /**
     * All approved files as one ZIP, in pieces.
     * @throws AppError unauthenticated, notFound (also where nothing is approved), unavailable, tooManyRequests; before the
     * first piece
     */
    async openApproved(
      viewer: Viewer,
      folderId: string,
      { token, language }: { token: string | undefined; language: Language },
    ): Promise<{ name: string; pieces: AsyncIterable<Uint8Array> }> {
      const folder = await getReadable(viewer, folderId, token);
      const documents = await records.documents(folder);
      const pieces = approvedFiles(records, folder, documents, language);
      await limits.consume('folderArchive', folder.id);
      const done = takePlace(folder.id);
      const name = safeFileName(`${archiveName[language]} ${folder.petName}.zip`);
      return { name, pieces: whenRead(pieces, done) };
    },

    /**
     * The folder takes mail at a new address alone: whoever knew the old one can send nothing to it any more.
     * @returns the new address
     * @throws AppError unauthenticated, notFound, conflict (it takes no mail), tooManyRequests
     */
    async changeMailAddress(actor: Actor, folderId: string): Promise<string> {
      const folder = await findFolder(database.query, folderId);
      requireFolderManager(actor.viewer, folder);
      await admitChange(limits, actor.viewer);
      const encryptedId = newEncryptedId();
      return database.transaction(async (tx) => {
        if (!mailDomain || !(await replaceEncryptedId(tx, folderId, encryptedId))) {
          throw conflict('folderTakesNoMail');
        }
        const pet = { id: folder.petId, ownerId: folder.ownerId };
        await record(tx, 'folder.mailAddressChanged', actor, pet);
        return folderMailAddress(encryptedId, mailDomain);
      });
    },

    /** @throws AppError unauthenticated, notFound, conflict (the contract of an adoption), unavailable, tooManyRequests */
    async removeFile(actor: Actor, folderId: string, fileId: string): Promise<void> {
      const folder = await findFolder(database.query, folderId);
      requireFolderManager(actor.viewer, folder);
      await admitChange(limits, actor.viewer);
      await records.removeFile(actor, folder, fileId);
    },

    /** For a pet's page, which waits for no other service: undefined where one keeps, or kept, the folder. */
    async publicChecklist(folderId: string): Promise<PublicDocument[] | undefined> {
      if (keptElsewhere) return undefined;
      const folder = await findFolder(database.query, folderId);
      const documents = folder && (await unlessMissing(records.documents(folder)));
      return documents?.flatMap(({ kind, status }) => (kind ? [{ kind, status }] : []));
    },
  };
}
