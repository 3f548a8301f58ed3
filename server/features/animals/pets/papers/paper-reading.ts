import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Clock } from '#domain/clock.ts';
import type { ChosenFile } from '#domain/pets/chosen-files.ts';
import type { FileStore, StoredFile } from '#server/adapters/files/file-store.ts';
import type { Tx } from '#server/db/database.ts';
import type { createSigner } from '#server/keys/signatures.ts';
import { requireManager } from '../core/pets.policy.ts';
import {
  type DocumentKind,
  documentFolder,
  opens,
  requirePromisingDocument,
  signedPath,
  usualName,
} from './pet-documents.ts';
import { findPapers } from './pet-papers.repository.ts';
import { getManagedPet, type PetUploadChanges } from './pet-upload-changes.ts';
import { findPetFiles } from './pet-uploads.repository.ts';

interface Dependencies extends PetUploadChanges {
  files: FileStore;
  clock: Clock;
  signer: ReturnType<typeof createSigner>;
}

/** A stored certificate or contract. */
export interface PetPaper {
  /** Of the file store. */
  key: string;
  /** As its sender called it; safe to show and to save. */
  name: string;
  /** Bytes. */
  size: number;
  type: string;
  /** Instant, UTC ISO 8601; null for one that was stored before anybody noted it. */
  addedAt: string | null;
}

/** For features that show a pet's papers by rules of their own. */
export async function papersOf(
  { database, files }: Dependencies,
  kind: DocumentKind,
  petId: string,
): Promise<PetPaper[]> {
  const keys = await files.list(documentFolder(kind, petId));
  if (keys.length === 0) return [];
  const noted = await findPapers(database.query, petId, kind);
  const papers = keys.map(async (key) => {
    const facts = await files.find(key);
    if (!facts) return [];
    const { name = usualName(kind, key), addedAt = null } =
      noted.find((paper) => paper.key === key) ?? {};
    return { key, name, addedAt, ...facts };
  });
  return (await Promise.all(papers)).flat();
}

/** The same for a paper. @throws AppError notFound, forbidden, unsupportedMedia */
export async function announceDocument(
  dependencies: Dependencies,
  viewer: Viewer,
  kind: DocumentKind,
  petId: string,
  file: ChosenFile,
) {
  await getManagedPet(dependencies, viewer, petId);
  requirePromisingDocument(kind, file);
}

/**
 * The files of a paper as they are noted, inside a transaction that holds the pet; none for one that was stored
 * before anybody noted it.
 */
export async function notedKeys(
  _dependencies: unknown,
  { query }: Tx,
  kind: DocumentKind,
  petId: string,
): Promise<string[]> {
  return (await findPapers(query, petId, kind)).map(({ key }) => key);
}

/** With signed paths, which open the files for a quarter of an hour. */
export async function listDocuments(
  dependencies: Dependencies,
  viewer: Viewer,
  kind: DocumentKind,
  petId: string,
): Promise<(PetPaper & { path: string })[]> {
  const { signer, clock } = dependencies;
  await getManagedPet(dependencies, viewer, petId);
  const papers = await papersOf(dependencies, kind, petId);
  return papers.map((paper) => ({
    ...paper,
    path: signedPath(paper.key, signer, clock.now()),
  }));
}

/** The document under its name, for a signed address or for who may manage the pet; else undefined. */
export async function openDocument(
  { signer, database, files, clock }: Dependencies,
  { kind, petId, file }: { kind: DocumentKind; petId: string; file: string },
  access: { until: string; signature: string } | Viewer,
): Promise<(StoredFile & { name: string }) | undefined> {
  const key = documentFolder(kind, petId) + file;
  if ('signature' in access) {
    if (!opens(key, access, signer, clock.now())) return undefined;
  } else {
    const pet = await findPetFiles(database.query, petId);
    if (!pet) return undefined;
    requireManager(access, pet);
  }
  const noted = await findPapers(database.query, petId, kind);
  const name = noted.find((paper) => paper.key === key)?.name ?? usualName(kind, key);
  const opened = await files.open(key);
  return opened && { ...opened, name };
}
