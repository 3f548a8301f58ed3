import type { Viewer } from '#domain/accounts/viewer.ts';
import { safeFileName } from '#domain/document-folders/file-name.ts';
import type { FolderDocumentKind, ReviewStatus } from '#domain/document-folders/folder-document.ts';
import { notFound } from '#domain/errors.ts';
import type { Language } from '#domain/language.ts';
import type { Database } from '#server/db/database.ts';
import { type createPlaces, whenRead } from '#server/features/kits/rate-limits/at-once.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import { approvedFiles, asAdopterSees } from './approved-files.ts';
import {
  mayManageFolder,
  mayReviewFolders,
  requireFolderReader,
} from './document-folders.policy.ts';
import type { FolderLinks } from './folder-links.ts';
import { folderMailAddress } from './folder-mail-address.ts';
import type { FolderDocument, FolderRecords, OpenedFile } from './folder-records.ts';
import { adopterOf, type FolderOfPet, findFolder } from './folders.repository.ts';
import { undefinedIfNotFound } from './undefined-if-not-found.ts';

export interface Dependencies {
  database: Database;
  limits: RateLimits;
  records: FolderRecords;
  links: FolderLinks;
  /** Another service keeps the folders: there they are opened, filled and reviewed. */
  storedExternally: boolean;
  /** Of the folders' addresses; undefined where they take no mail. */
  mailDomain: string | undefined;
  /** Of those who download a folder's archive at the same time. */
  takePlace: ReturnType<typeof createPlaces>;
}

interface DescribedFolder {
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
interface PublicDocument {
  kind: FolderDocumentKind;
  status: ReviewStatus;
}

const archiveName = { es: 'Papeles de', en: 'Papers of' } as const;

/** @throws AppError unauthenticated, notFound, unavailable, tooManyRequests */
export async function details(
  dependencies: Dependencies,
  viewer: Viewer,
  folderId: string,
  token?: string,
): Promise<FolderDocument[]> {
  return readableDocuments(
    dependencies,
    viewer,
    await getReadable(dependencies, viewer, folderId, token),
  );
}

/** @throws AppError unauthenticated, notFound, unavailable, tooManyRequests */
export async function describe(
  dependencies: Dependencies,
  viewer: Viewer,
  folderId: string,
  token?: string,
): Promise<DescribedFolder> {
  const { records, storedExternally, mailDomain } = dependencies;
  const folder = await getReadable(dependencies, viewer, folderId, token);
  const { petId, petName } = folder;
  const encryptedId = await records.encryptedId(folder);
  const manages = mayManageFolder(viewer, folder);
  const addAndRemove = !storedExternally && manages;
  return {
    petId,
    petName,
    encryptedId: manages ? encryptedId : null,
    mailAddress: mailDomain && addAndRemove ? folderMailAddress(encryptedId, mailDomain) : null,
    may: {
      addAndRemove,
      review: !storedExternally && mayReviewFolders(viewer),
      share: manages && adopterOf(folder) !== undefined,
    },
  };
}

/** @throws AppError unauthenticated, notFound, unavailable, tooManyRequests */
export async function openFile(
  dependencies: Dependencies,
  viewer: Viewer,
  folderId: string,
  fileId: string,
  token?: string,
): Promise<OpenedFile> {
  const { records } = dependencies;
  const folder = await getReadable(dependencies, viewer, folderId, token);
  if (!mayManageFolder(viewer, folder)) {
    const documents = await readableDocuments(dependencies, viewer, folder);
    const isApproved = documents.some(({ files }) => files.some(({ id }) => id === fileId));
    if (!isApproved) throw notFound('file');
  }
  return records.openFile(folder, fileId);
}

/**
 * All approved files as one ZIP, in pieces.
 * @throws AppError unauthenticated, notFound (also where nothing is approved), unavailable, tooManyRequests; before the
 * first piece
 */
export async function openApproved(
  dependencies: Dependencies,
  viewer: Viewer,
  folderId: string,
  { token, language }: { token: string | undefined; language: Language },
): Promise<{ name: string; pieces: AsyncIterable<Uint8Array> }> {
  const { records, limits, takePlace } = dependencies;
  const folder = await getReadable(dependencies, viewer, folderId, token);
  const documents = await records.documents(folder);
  const pieces = approvedFiles(records, folder, documents, language);
  await limits.consume('folderArchive', folder.id);
  const done = takePlace(folder.id);
  const name = safeFileName(`${archiveName[language]} ${folder.petName}.zip`);
  return { name, pieces: whenRead(pieces, done) };
}

/** For a pet's page, which waits for no other service: undefined where one keeps, or kept, the folder. */
export async function publicChecklist(
  { storedExternally, database, records }: Dependencies,
  folderId: string,
): Promise<PublicDocument[] | undefined> {
  if (storedExternally) return undefined;
  const folder = await findFolder(database.query, folderId);
  const documents = folder && (await undefinedIfNotFound(records.documents(folder)));
  return documents?.flatMap(({ kind, status }) => (kind ? [{ kind, status }] : []));
}

/**
 * Another service that keeps the folders is asked only so often for one account, or by one folder's link.
 * @param token of the adopter's link, where there is one
 */
async function getReadable(
  { database, links, storedExternally, limits }: Dependencies,
  viewer: Viewer,
  folderId: string,
  token?: string,
): Promise<FolderOfPet> {
  const folder = await findFolder(database.query, folderId);
  const hasLink = token !== undefined && folder !== undefined && links.opens(token, folder);
  requireFolderReader(viewer, folder, hasLink);
  const reader = viewer.kind === 'user' ? viewer.id : folder.id;
  if (storedExternally) await limits.consume('folderRecords', reader);
  return folder;
}

/** As the viewer may know them: a folder's managers all, an adopter what was approved. */
async function readableDocuments({ records }: Dependencies, viewer: Viewer, folder: FolderOfPet) {
  const documents = await records.documents(folder);
  return mayManageFolder(viewer, folder) ? documents : asAdopterSees(documents);
}
