import { mkdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '#domain/clock.ts';
import type { FileStore } from '#server/adapters/files/file-store.ts';
import { asFullDisk } from '#server/adapters/files/full-disk.ts';
import type { Database } from '#server/db/database.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { createResumableAdmission } from './resumable-admission.ts';
import type { ResumableStore } from './resumable-store.ts';
import { createUnverifiedBytes } from './unverified-bytes.ts';
import { createUploadQuota, type UploadSender } from './upload-quota.ts';
import { forgetResumable, sweepUploads } from './upload-sweeps.ts';

/** @throws AppError tooManyRequests, unavailable (no room left) */
type Hold = (bytes: number) => Promise<(arrived: number) => void>;

export type Incoming = ReturnType<typeof createIncoming>;

/**
 * Where files lie until they are looked at: those of one request in `DATA_DIR/uploads` (not the system's temporary folder,
 * which on some systems is memory), which each process has of its own and sweeps every ten minutes; those that come in
 * pieces in the file store, which all processes share, and of which one sweeps.
 */
export function createIncoming(dependencies: {
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
  const { diskReserve: reserve, rateLimits, clock, database, files } = dependencies;
  const folder = join(dependencies.dataDir, 'uploads');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const quota = createUploadQuota({ folder, reserve, clock });
  const admission = createResumableAdmission({
    database,
    clock,
    rateLimits,
    ...(dependencies.storesOnDisk && { freeBytes: quota.freeBytes }),
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
    jobs: [sweepUploads(folder, clock), forgetResumable({ database, files, clock })],

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
