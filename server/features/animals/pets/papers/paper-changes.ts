import type { Actor } from '#domain/access/actor.ts';
import type { Clock } from '#domain/clock.ts';
import { safeFileName } from '#domain/document-folders/file-name.ts';
import { conflict, notFound } from '#domain/errors.ts';
import type { FileStore } from '#server/adapters/files/file-store.ts';
import type { FileScanner } from '#server/adapters/scanning/file-scanner.ts';
import type { Tx } from '#server/db/database.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import type { PaperListener } from './paper-listener.ts';
import {
  type DocumentKind,
  documentEnding,
  documentFolder,
  documentKey,
  documentPath,
  type NamedFile,
} from './pet-documents.ts';
import { removePapers, replacePaper } from './pet-papers.repository.ts';
import { changeUploads, getManagedPet, type PetUploadChanges } from './pet-upload-changes.ts';
import { setContract } from './pet-uploads.repository.ts';

interface Dependencies extends PetUploadChanges {
  files: FileStore;
  scanner: FileScanner;
  clock: Clock;
  /** Filled while the features are built. */
  paperListeners: readonly PaperListener[];
}

/**
 * There is one of a kind: a new one takes the old one's place.
 * @returns the address's path
 * @throws AppError notFound, forbidden, unsupportedMedia, tooLarge, invalid, unavailable
 */
export async function addDocument(
  dependencies: Dependencies,
  actor: Actor,
  kind: DocumentKind,
  petId: string,
  file: NamedFile,
  record?: RecordCreation,
): Promise<string> {
  const { files, scanner, clock } = dependencies;
  await getManagedPet(dependencies, actor.viewer, petId);
  const ending = await documentEnding(kind, file);
  const key = documentKey(kind, petId, ending);
  const paper = {
    key,
    name: safeFileName(file.name, ending),
    addedAt: clock.now().toISOString(),
  };
  await scanner.requireClean(file);
  await files.put(key, { path: file.path });
  try {
    await changeUploads(dependencies, actor, petId, 'pet.fileAdded', async (tx) => {
      if (kind === 'contrato') await setContract(tx, petId, key);
      await replacePaper(tx, petId, kind, paper);
      await notify(dependencies, tx, { petId, kind, key });
      await record?.(tx, documentPath(key));
      return true;
    });
  } catch (error) {
    await files.delete(key);
    throw error;
  }
  await removeOthers(dependencies, documentFolder(kind, petId), key);
  return documentPath(key);
}

/** @throws AppError notFound, forbidden, conflict (the contract of an adoption: another may take its place) */
export async function removeDocument(
  dependencies: Dependencies,
  actor: Actor,
  kind: DocumentKind,
  petId: string,
  path: string,
) {
  const { files } = dependencies;
  await getManagedPet(dependencies, actor.viewer, petId);
  const keys = await files.list(documentFolder(kind, petId));
  const key = keys.find((one) => documentPath(one) === path);
  if (!key) throw notFound('file');
  await changeUploads(
    dependencies,
    actor,
    petId,
    'pet.fileRemoved',
    async (tx, { needsContract }) => {
      if (kind === 'contrato' && needsContract) throw conflict('contractKept');
      if (kind === 'contrato') await setContract(tx, petId, null);
      await removePapers(tx, petId, kind);
      await notify(dependencies, tx, { petId, kind, key: undefined });
      return true;
    },
  );
  await files.delete(key);
}

async function removeOthers(
  { files }: Dependencies,
  folder: string,
  remaining?: string,
): Promise<void> {
  for (const key of await files.list(folder)) if (key !== remaining) await files.delete(key);
}

async function notify(
  { paperListeners }: Dependencies,
  tx: Tx,
  paper: Parameters<PaperListener>[1],
): Promise<void> {
  for (const listener of paperListeners) await listener(tx, paper);
}
