import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import pLimit from 'p-limit';
import { v7 as uuid } from 'uuid';
import type { Clock } from '#domain/clock.ts';
import { invalid } from '#domain/errors.ts';
import { mostPrivatePhotos, privatePhotoPath } from '#domain/private-photos.ts';
import type { FileOnDisk, FileStore, StoredFile } from '#server/adapters/files/file-store.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { createSigner } from '#server/keys/signatures.ts';
import type { RecordCreation } from '../idempotency/idempotency.service.ts';
import { printOfBytes } from '../media/photo-print.ts';
import { readPicture } from '../media/picture.ts';
import { loadSharp } from '../media/sharp.ts';
import { photoKey } from './private-photo-files.ts';
import {
  deletePhotos,
  findKnown,
  findPhotos,
  findPrints,
  findSubject,
  insertPhoto,
  type PhotoKind,
  type PhotoSubject,
} from './private-photos.repository.ts';

export type PrivatePhotos = ReturnType<typeof createPrivatePhotos>;

interface Dependencies {
  database: Database;
  files: FileStore;
  clock: Clock;
  secretKey: string;
}

/** Milliseconds for which a signed address opens its photo. */
const openFor = 15 * 60_000;

/**
 * Photos that few may see, without what the camera wrote into them. Who may, the feature knows whose photos they are: it
 * asks its policy first, here nobody is asked.
 */
export function createPrivatePhotos({ database, files, clock, secretKey }: Dependencies) {
  const signer = createSigner(secretKey, 'private photos');
  const oneAtATime = pLimit(1);

  /** What cannot be deleted at once, the nightly job deletes. */
  const deleteFiles = (tx: Tx, ids: readonly string[]) =>
    tx.afterCommit(async () => {
      for (const id of ids) await files.delete(photoKey(id)).catch(() => {});
    });

  return {
    /** @throws AppError invalid: there are as many as there may be */
    async requireRoom(
      { query }: Pick<Tx | Database, 'query'>,
      { kind, id }: PhotoSubject,
      most = mostPrivatePhotos,
    ): Promise<void> {
      const known = await findPhotos(query, kind, [id]);
      if (known.length >= most) throw invalid({ file: ['tooManyPhotos'] });
    },

    /**
     * The same file twice is one.
     * @param guard runs in the transaction that stores it, before anything else
     * @returns its id
     * @throws AppError as of `readPicture`; invalid: there are as many as there may be
     */
    async add(
      subject: PhotoSubject,
      file: FileOnDisk,
      guard: (tx: Tx) => Promise<unknown>,
      record?: RecordCreation,
      most = mostPrivatePhotos,
    ): Promise<string> {
      const contentHash = await hashOf(file.path);
      const { picture, bytes, print } = await oneAtATime(() => convert(file, subject.kind));
      const id = uuid();
      await files.put(photoKey(id), bytes);
      let storedId: string | undefined;
      try {
        storedId = await database.transaction(async (tx) => {
          await guard(tx);
          // In turn, so that of two at once none is one too many.
          await database.dialect.lockTable(tx.query, 'private_photos');
          const known = await findPhotos(tx.query, subject.kind, [subject.id]);
          const same = known.find((one) => one.contentHash === contentHash);
          await record?.(tx, same?.id ?? id);
          if (same) return same.id;
          if (known.length >= most) throw invalid({ file: ['tooManyPhotos'] });
          const { width, height } = picture;
          const addedAt = clock.now().toISOString();
          await insertPhoto(tx, subject, { id, width, height, addedAt, contentHash, print });
          return id;
        });
        return storedId;
      } finally {
        if (storedId !== id) await files.delete(photoKey(id));
      }
    },

    list: (query: Tx['query'], kind: PhotoKind, subjectIds: readonly string[]) =>
      findPhotos(query, kind, subjectIds),

    prints: (query: Tx['query'], kind: PhotoKind, subjectIds: readonly string[]) =>
      findPrints(query, kind, subjectIds),

    /** Whose photo it is; undefined of what is none of this kind. */
    subjectOf: (query: Tx['query'], kind: PhotoKind, id: string) => findSubject(query, kind, id),

    /** A path that opens it for a quarter of an hour. */
    signedPath(id: string): string {
      const until = String(clock.now().getTime() + openFor);
      const query = new URLSearchParams({ vence: until, firma: signer.sign(`${id} ${until}`) });
      return `${privatePhotoPath(id)}?${query}`;
    },

    /** Those of the subjects, or one of them. @returns the ids of those that went */
    async remove(
      tx: Tx,
      kind: PhotoKind,
      subjectIds: readonly string[],
      photoId?: string,
    ): Promise<string[]> {
      const gone = await deletePhotos(tx, kind, subjectIds, photoId);
      if (gone.length > 0) deleteFiles(tx, gone);
      return gone;
    },

    /** For a signed address; undefined for any other, and for a photo that is gone. */
    async openSigned(
      id: string,
      { until, signature }: { until: string; signature: string },
    ): Promise<StoredFile | undefined> {
      const isOpen =
        signer.verify(`${id} ${until}`, signature) && clock.now().getTime() < Number(until);
      return isOpen ? this.open(id) : undefined;
    },

    /** For whoever has made sure that it may be seen. */
    async open(id: string): Promise<StoredFile | undefined> {
      const isKnown = (await findKnown(database.query, [id])).has(id);
      return isKnown ? files.open(photoKey(id)) : undefined;
    },
  };
}

/** Compared with others of their kind; homes and visits are nobody's to compare. */
const isCompared = (kind: PhotoKind) => kind === 'rescue' || kind === 'notice';

async function convert(file: FileOnDisk, kind: PhotoKind) {
  const picture = await readPicture(file);
  const { pixels, width, height } = picture;
  const sharp = await loadSharp();
  const bytes = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .webp({ quality: 80 })
    .toBuffer();
  const print = isCompared(kind) ? ((await printOfBytes(bytes)) ?? null) : null;
  return { picture, bytes, print };
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
