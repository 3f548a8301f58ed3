import type { Actor } from '#domain/access/actor.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Clock } from '#domain/clock.ts';
import { safeFileName } from '#domain/document-folders/file-name.ts';
import { conflict, invalid, notFound } from '#domain/errors.ts';
import { type ChosenFile, mediaProblem, mostMedia } from '#domain/pets/chosen-files.ts';
import { mediaPath } from '#domain/pets/pet.ts';
import type { FileOnDisk, FileStore, StoredFile } from '#server/adapters/files/file-store.ts';
import type { FileScanner } from '#server/adapters/scanning/file-scanner.ts';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { AuditAction, AuditService } from '#server/features/audit/audit.service.ts';
import type { RecordCreation } from '#server/features/idempotency/idempotency.service.ts';
import type { MediaService } from '#server/features/media/media.service.ts';
import { refuse } from '#server/features/media/media-errors.ts';
import { createSigner } from '#server/signatures.ts';
import { requireManager } from '../core/pets.policy.ts';
import type { PaperListener } from './paper-listener.ts';
import {
  type DocumentKind,
  documentEnding,
  documentFolder,
  documentKey,
  documentPath,
  type NamedFile,
  opens,
  requirePromisingDocument,
  signedPath,
  usualName,
} from './pet-documents.ts';
import { findPapers, removePapers, replacePaper } from './pet-papers.repository.ts';
import { createPetUploadsRepository, type PetFiles } from './pet-uploads.repository.ts';

/** A certificate or contract as it is kept. */
export interface PetPaper {
  /** Of the file store. */
  key: string;
  /** As its sender called it; safe to show and to save. */
  name: string;
  /** Bytes. */
  size: number;
  type: string;
  /** Instant, UTC ISO 8601; null for one that was kept before anybody noted it. */
  addedAt: string | null;
}

export type PetUploads = ReturnType<typeof createPetUploads>;

interface Parts {
  database: Database;
  dataVersions: DataVersions;
  audit: AuditService;
  media: MediaService;
  files: FileStore;
  scanner: FileScanner;
  clock: Clock;
  secretKey: string;
  /** Filled while the features are built. */
  paperListeners: readonly PaperListener[];
}

/** What people upload to a pet: pictures and videos for everybody, and papers for few. */
export function createPetUploads(parts: Parts) {
  const { database, dataVersions, audit, media, files, scanner, clock, paperListeners } = parts;
  const repository = createPetUploadsRepository(database);
  const signer = createSigner(parts.secretKey, 'pet documents');

  async function removeOthers(folder: string, kept?: string): Promise<void> {
    for (const key of await files.list(folder)) if (key !== kept) await files.delete(key);
  }

  /** Of the folder's files, with what was noted of them. */
  async function papersOf(kind: DocumentKind, petId: string): Promise<PetPaper[]> {
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

  async function getManaged(viewer: Viewer, petId: string): Promise<PetFiles> {
    const pet = await repository.find(database.query, petId);
    if (!pet) throw notFound('pet');
    requireManager(viewer, pet);
    return pet;
  }

  /** In one transaction: whose pet it is, looked at again, the change, its security event and the caches' version. */
  function change(
    { viewer, address }: Actor,
    petId: string,
    action: AuditAction,
    work: (tx: Tx, pet: PetFiles) => Promise<boolean>,
  ): Promise<void> {
    return database.transaction(async (tx) => {
      const pet = await repository.lock(tx, petId);
      if (!pet) throw notFound('pet');
      requireManager(viewer, pet);
      if (!(await work(tx, pet))) return;
      const actorId = viewer.kind === 'user' ? viewer.id : null;
      const event = { action, actorId, subjectId: pet.ownerId, address, details: { petId } };
      await audit.record(tx, event);
      await dataVersions.bump(tx, 'pets');
    });
  }

  async function tell(tx: Tx, paper: Parameters<PaperListener>[1]): Promise<void> {
    for (const hear of paperListeners) await hear(tx, paper);
  }

  return {
    /** Before a file is received. @throws AppError notFound, forbidden */
    async admit(viewer: Viewer, petId: string): Promise<void> {
      await getManaged(viewer, petId);
    },

    /**
     * Whether such a file could come to the pet's pictures, before it is sent.
     * @throws AppError notFound, forbidden, invalid (a fourth file, an empty one), tooLarge, unsupportedMedia
     */
    async announceMedia(viewer: Viewer, petId: string, file: ChosenFile): Promise<void> {
      const { mediaIds } = await getManaged(viewer, petId);
      if (mediaIds.length >= mostMedia) throw invalid({ file: ['tooManyFiles'] });
      const problem = mediaProblem(file);
      if (problem === 'fileEmpty' || problem === 'fileTooLarge') throw refuse(problem);
      if (problem) throw refuse('mediaFormat');
    },

    /** The same for a paper. @throws AppError notFound, forbidden, unsupportedMedia */
    async announceDocument(viewer: Viewer, kind: DocumentKind, petId: string, file: ChosenFile) {
      await getManaged(viewer, petId);
      requirePromisingDocument(kind, file);
    },

    /**
     * The file stands at the end of the pet's pictures at once; one that is there already stays where it is.
     * @returns the address's path
     * @throws AppError notFound, forbidden, invalid (a fourth file, or a broken one), tooLarge, unsupportedMedia,
     * unavailable (no room left)
     */
    async addMedia(
      actor: Actor,
      petId: string,
      file: FileOnDisk,
      record?: RecordCreation,
    ): Promise<string> {
      await getManaged(actor.viewer, petId);
      const asset = await media.add(file, (added) =>
        change(actor, petId, 'pet.fileAdded', async (tx, { mediaIds }) => {
          await record?.(tx, mediaPath(added));
          if (mediaIds.includes(added.id)) return false;
          if (mediaIds.length >= mostMedia) throw invalid({ file: ['tooManyFiles'] });
          await repository.replaceMedia(tx, petId, [...mediaIds, added.id]);
          return true;
        }),
      );
      return mediaPath(asset);
    },

    async listMedia(viewer: Viewer, petId: string): Promise<string[]> {
      const { mediaIds } = await getManaged(viewer, petId);
      const assets = await Promise.all(mediaIds.map((id) => media.find(id)));
      return assets.flatMap((asset) => (asset ? [mediaPath(asset)] : []));
    },

    /** The pet no longer shows it; the picture itself may be another pet's too. */
    async removeMedia(actor: Actor, petId: string, path: string): Promise<void> {
      const id = /^\/media\/([^/]+)\//.exec(path)?.[1] ?? '';
      await change(actor, petId, 'pet.fileRemoved', async (tx, { mediaIds }) => {
        if (!mediaIds.includes(id)) throw notFound('file');
        const rest = mediaIds.filter((other) => other !== id);
        await repository.replaceMedia(tx, petId, rest);
        return true;
      });
    },

    /**
     * There is one of a kind: a new one takes the old one's place.
     * @returns the address's path
     * @throws AppError notFound, forbidden, unsupportedMedia, tooLarge, invalid, unavailable
     */
    async addDocument(
      actor: Actor,
      kind: DocumentKind,
      petId: string,
      file: NamedFile,
      record?: RecordCreation,
    ): Promise<string> {
      await getManaged(actor.viewer, petId);
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
        await change(actor, petId, 'pet.fileAdded', async (tx) => {
          if (kind === 'contrato') await repository.setContract(tx, petId, key);
          await replacePaper(tx, petId, kind, paper);
          await tell(tx, { petId, kind, key });
          await record?.(tx, documentPath(key));
          return true;
        });
      } catch (error) {
        await files.delete(key);
        throw error;
      }
      await removeOthers(documentFolder(kind, petId), key);
      return documentPath(key);
    },

    /** For features that show a pet's papers by rules of their own. */
    papersOf,

    /**
     * The files of a paper as they are noted, inside a transaction that holds the pet; none for one that was kept before
     * anybody noted it.
     */
    async notedKeys({ query }: Tx, kind: DocumentKind, petId: string): Promise<string[]> {
      return (await findPapers(query, petId, kind)).map(({ key }) => key);
    },

    /** With signed paths, which open the files for a quarter of an hour. */
    async listDocuments(
      viewer: Viewer,
      kind: DocumentKind,
      petId: string,
    ): Promise<(PetPaper & { path: string })[]> {
      await getManaged(viewer, petId);
      const papers = await papersOf(kind, petId);
      return papers.map((paper) => ({
        ...paper,
        path: signedPath(paper.key, signer, clock.now()),
      }));
    },

    /** @throws AppError notFound, forbidden, conflict (the contract of an adoption: another may take its place) */
    async removeDocument(actor: Actor, kind: DocumentKind, petId: string, path: string) {
      await getManaged(actor.viewer, petId);
      const keys = await files.list(documentFolder(kind, petId));
      const key = keys.find((one) => documentPath(one) === path);
      if (!key) throw notFound('file');
      await change(actor, petId, 'pet.fileRemoved', async (tx, { needsContract }) => {
        if (kind === 'contrato' && needsContract) throw conflict('contractKept');
        if (kind === 'contrato') await repository.setContract(tx, petId, null);
        await removePapers(tx, petId, kind);
        await tell(tx, { petId, kind, key: undefined });
        return true;
      });
      await files.delete(key);
    },

    /** The document under its name, for a signed address or for who may manage the pet; else undefined. */
    async openDocument(
      { kind, petId, file }: { kind: DocumentKind; petId: string; file: string },
      access: { until: string; signature: string } | Viewer,
    ): Promise<(StoredFile & { name: string }) | undefined> {
      const key = documentFolder(kind, petId) + file;
      if ('signature' in access) {
        if (!opens(key, access, signer, clock.now())) return undefined;
      } else {
        const pet = await repository.find(database.query, petId);
        if (!pet) return undefined;
        requireManager(access, pet);
      }
      const noted = await findPapers(database.query, petId, kind);
      const name = noted.find((paper) => paper.key === key)?.name ?? usualName(kind, key);
      const opened = await files.open(key);
      return opened && { ...opened, name };
    },
  };
}
