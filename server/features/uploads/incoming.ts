import { mkdirSync } from 'node:fs';
import { mkdtemp, readdir, rm, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '#domain/clock.ts';
import type { FileStore } from '#server/adapters/files/file-store.ts';
import { asFullDisk } from '#server/adapters/files/full-disk.ts';
import type { Database } from '#server/db/database.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { deletePieces } from './pieces.ts';
import { createResumableAdmission } from './resumable-admission.ts';
import type { ResumableStore } from './resumable-store.ts';
import {
  deleteUpload,
  findKnownUploads,
  findStaleUploads,
} from './resumable-uploads.repository.ts';
import { createUnverifiedBytes } from './unverified-bytes.ts';
import { uploadOfPiece, uploadsFolder } from './upload-id.ts';
import { reservedFor } from './upload-limits.ts';
import { createUploadQuota, type UploadSender } from './upload-quota.ts';

/** Milliseconds after its last byte for which an unfinished file is kept; an empty one, as long as its room is. */
const keptFor = 24 * 3_600_000;
const emptyKeptFor = reservedFor;
/** Of those that are too old, at a time. */
const mostStale = 1_000;

/** @throws AppError tooManyRequests, unavailable (no room left) */
type Hold = (bytes: number) => Promise<(arrived: number) => void>;

export type Incoming = ReturnType<typeof createIncoming>;

/**
 * Where files lie until they are looked at: those of one request in `DATA_DIR/uploads` (not the system's temporary folder,
 * which on some systems is memory), which each process has of its own and sweeps every ten minutes; those that come in
 * pieces in the file store, which all processes share, and of which one sweeps.
 */
export function createIncoming(parts: {
  dataDir: string;
  /** Bytes of the disk that uploads leave free; undefined for the usual share. */
  diskReserve: number | undefined;
  /** Whether the file store lies on the disk of `dataDir`. */
  storesOnDisk: boolean;
  clock: Clock;
  rateLimits: RateLimits;
  database: Database;
  files: FileStore;
}) {
  const { diskReserve: reserve, rateLimits, clock, database, files } = parts;
  const folder = join(parts.dataDir, 'uploads');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const quota = createUploadQuota({ folder, reserve, clock });
  const admission = createResumableAdmission({
    database,
    clock,
    rateLimits,
    ...(parts.storesOnDisk && { freeBytes: quota.freeBytes }),
  });

  const sweepFolder = defineScheduledJob({
    kind: 'uploads.sweep',
    queue: 'upkeep',
    timeLimit: 30 * 60_000,
    pattern: '*/10 * * * *',
    // The folder is this process's own.
    scope: 'process',
    run: () => sweep(folder, clock.now().getTime() - keptFor),
  });

  const forgetResumable = defineScheduledJob({
    kind: 'uploads.forget',
    queue: 'upkeep',
    timeLimit: 30 * 60_000,
    pattern: '5-59/10 * * * *',
    scope: 'cluster',
    async run() {
      const before = (age: number) => new Date(clock.now().getTime() - age).toISOString();
      const limits = { writtenBefore: before(keptFor), emptyBefore: before(emptyKeptFor) };
      for (const id of await findStaleUploads(database, { ...limits, most: mostStale })) {
        await deleteUpload(database, id);
      }
      // Keys first: a piece is only stored for an upload that has a row.
      const ids = new Set((await files.list(uploadsFolder)).map(uploadOfPiece));
      const known = await findKnownUploads(database, [...ids]);
      for (const id of ids) if (!known.has(id)) await deletePieces(files, id);
    },
  });

  let resumable: Promise<ResumableStore> | undefined;
  async function openResumable(): Promise<ResumableStore> {
    const { ResumableStore } = await import('./resumable-store.ts');
    return new ResumableStore({ database, files, clock, admission });
  }

  /** A folder of this request's own, gone when the work is done. */
  async function withOwnFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
    let own: string | undefined;
    try {
      own = await mkdtemp(join(folder, 'request-'));
      return await work(own);
    } catch (error) {
      throw asFullDisk(error);
    } finally {
      if (own) {
        await rm(own, { recursive: true, force: true });
        quota.release(own);
      }
    }
  }

  return {
    jobs: [sweepFolder, forgetResumable],

    /** For a request whose sender is not known yet. */
    unverified: createUnverifiedBytes(),

    /** Of uploads that can go on after a break. */
    resumable(): Promise<ResumableStore> {
      resumable ??= openResumable();
      return resumable;
    },

    /**
     * A folder for one request, gone when the work is done.
     * @param work writes a file there once `hold` has found room for as many bytes, and tells what `hold` gave how many of
     * them are there: room for what does not arrive is kept for a few minutes only
     * @throws AppError unavailable, when the disk is full
     */
    withFolder<T>(
      sender: UploadSender,
      work: (folder: string, hold: Hold) => Promise<T>,
    ): Promise<T> {
      return withOwnFolder((own) =>
        work(own, async (bytes) => {
          await rateLimits.consume('upload', sender.account);
          await quota.hold(own, sender, bytes);
          return (arrived) => quota.arrive(own, arrived);
        }),
      );
    },

    /**
     * An upload that came in pieces, as one file that is gone when the work is done.
     * @throws AppError notFound, unavailable
     */
    async withWhole<T>(
      { id, account, size }: { id: string; account: string; size: number },
      work: (path: string) => Promise<T>,
    ): Promise<T> {
      const store = await this.resumable();
      return withOwnFolder(async (own) => {
        await quota.hold(own, { account }, size);
        const path = join(own, 'whole');
        await store.collect(id, path, (arrived) => quota.arrive(own, arrived));
        return work(path);
      });
    },
  };
}

/** Removes what nobody has written to since then, and folders that are empty. */
async function sweep(folder: string, since: number): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    const { mtimeMs } = await stat(path);
    if (entry.isDirectory()) {
      await sweep(path, since);
      if (mtimeMs < since) await rmdir(path).catch(() => {});
    } else if (mtimeMs < since) await rm(path, { force: true });
  }
}
