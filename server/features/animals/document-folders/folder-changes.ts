import { randomBytes } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/access/actor.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Clock } from '#domain/clock.ts';
import { folderDocumentKind } from '#domain/document-folders/folder-document.ts';
import { conflict, forbidden, invalid } from '#domain/errors.ts';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AuditAction, AuditService } from '#server/features/people/audit/audit.service.ts';
import { petReferences } from '../pets/core/pet-references.ts';
import type { PetUploads } from '../pets/papers/pet-uploads.service.ts';
import { paperFileId, paperOfDocument } from './built-in-records.ts';
import { mayReviewFolders, requireFolderManager } from './document-folders.policy.ts';
import { folderMailAddress } from './folder-mail-address.ts';
import type { FolderRecords } from './folder-records.ts';
import { findFolder, insertFolder, replaceEncryptedId } from './folders.repository.ts';

export interface Dependencies {
  database: Database;
  dataVersions: DataVersions;
  audit: AuditService;
  limits: RateLimits;
  clock: Clock;
  records: FolderRecords;
  petUploads: Pick<PetUploads, 'notedKeys'>;
  /** Another service keeps the folders: there they are opened, filled and reviewed. */
  storedExternally: boolean;
  /** Of the folders' addresses; undefined where they take no mail. */
  mailDomain: string | undefined;
}

const newEncryptedId = () => randomBytes(16).toString('hex');

/**
 * One folder a pet: asked for again, it is the same one.
 * @param folderId of the service that keeps it, where that is not the portal
 * @returns the folder's id
 * @throws AppError unauthenticated, notFound, forbidden and invalid (where another service keeps it), tooManyRequests
 */
export async function open(
  dependencies: Dependencies,
  actor: Actor,
  petId: string,
  folderId?: string,
): Promise<string> {
  const { limits, storedExternally, database } = dependencies;
  const { viewer } = actor;
  await admitChange(limits, viewer);
  const known = storedExternally
    ? await elsewhere(dependencies, viewer, petId, folderId)
    : undefined;
  return database.transaction(async (tx) => {
    const pet = await petReferences.lock(tx, petId);
    requireFolderManager(viewer, pet);
    if (pet.folderId !== null) return pet.folderId;
    const id = known ?? (await insertNewFolder(dependencies, tx, petId));
    if (known !== undefined) await petReferences.setFolder(tx, petId, id);
    await record(dependencies, tx, 'folder.opened', actor, pet);
    return id;
  });
}

/** Of a pet that is locked and has none. @returns its id */
export async function insertNewFolder(
  dependencies: Pick<Dependencies, 'clock' | 'petUploads'>,
  tx: Tx,
  petId: string,
): Promise<string> {
  const id = randomBytes(16).toString('hex');
  await insertFolder(tx, {
    id,
    petId,
    encryptedId: newEncryptedId(),
    documents: await expectedDocuments(dependencies, tx, petId),
    now: dependencies.clock.now().toISOString(),
  });
  await petReferences.setFolder(tx, petId, id);
  return id;
}

/**
 * The folder takes mail at a new address alone: whoever knew the old one can send nothing to it any more.
 * @returns the new address
 * @throws AppError unauthenticated, notFound, conflict (it takes no mail), tooManyRequests
 */
export async function changeMailAddress(
  dependencies: Dependencies,
  actor: Actor,
  folderId: string,
): Promise<string> {
  const { database, limits, mailDomain } = dependencies;
  const folder = await findFolder(database.query, folderId);
  requireFolderManager(actor.viewer, folder);
  await admitChange(limits, actor.viewer);
  const encryptedId = newEncryptedId();
  return database.transaction(async (tx) => {
    if (!mailDomain || !(await replaceEncryptedId(tx, folderId, encryptedId))) {
      throw conflict('folderTakesNoMail');
    }
    const pet = { id: folder.petId, ownerId: folder.ownerId };
    await record(dependencies, tx, 'folder.mailAddressChanged', actor, pet);
    return folderMailAddress(encryptedId, mailDomain);
  });
}

/** @throws AppError unauthenticated, notFound, conflict (the contract of an adoption), unavailable, tooManyRequests */
export async function removeFile(
  { database, limits, records }: Dependencies,
  actor: Actor,
  folderId: string,
  fileId: string,
): Promise<void> {
  const folder = await findFolder(database.query, folderId);
  requireFolderManager(actor.viewer, folder);
  await admitChange(limits, actor.viewer);
  await records.removeFile(actor, folder, fileId);
}

/** The id of the folder that another service keeps, which only it knows. */
async function elsewhere(
  { database, records }: Dependencies,
  viewer: Viewer,
  petId: string,
  id: string | undefined,
) {
  if (!mayReviewFolders(viewer)) throw forbidden('folderKeptElsewhere');
  if (!id) throw invalid({ folderId: ['folderIdRequired'] });
  const taken = await findFolder(database.query, id);
  if (taken && taken.petId !== petId) throw conflict('folderTaken');
  await records.encryptedId({ id, petId, ownerId: null });
  return id;
}

/** With what the pet has anyway. */
function expectedDocuments(
  { petUploads }: Pick<Dependencies, 'petUploads'>,
  tx: Tx,
  petId: string,
) {
  const documents = folderDocumentKind.values.map(async (kind) => {
    const paper = paperOfDocument(kind);
    const keys = paper ? await petUploads.notedKeys(tx, paper, petId) : [];
    return { id: uuid(), kind, fileIds: keys.map(paperFileId) };
  });
  return Promise.all(documents);
}

async function record(
  { audit, dataVersions }: Dependencies,
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
