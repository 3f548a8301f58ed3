import { statfs } from 'node:fs/promises';
import { AppError } from '#domain/errors.ts';
import { noRoom } from '#server/adapters/files/full-disk.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';

const megabyte = 1024 * 1024;

const usualLimits = {
  /** Of one account at a time. */
  files: 20,
  /** Of one account at a time: ten of the largest. */
  bytes: 400 * megabyte,
  /** Of everybody together. */
  bytesInAll: 10 * 1024 * megabyte,
};

export type UploadLimits = typeof usualLimits;
export type UploadQuota = ReturnType<typeof createUploadQuota>;

/**
 * How much of the disk files may take while they arrive: counted as what their senders announced, before the first
 * byte is written.
 * @param parts.folder where they arrive
 * @param parts.reserve bytes of its disk that uploads leave free for the database and everything else
 */
export function createUploadQuota(parts: {
  folder: string;
  reserve: number | undefined;
  rateLimits: RateLimits;
  limits?: UploadLimits;
}) {
  const { folder, rateLimits, limits = usualLimits } = parts;
  const held = new Map<string, { account: string; bytes: number }>();

  const sum = (uploads: { bytes: number }[]) =>
    uploads.reduce((total, { bytes }) => total + bytes, 0);

  /** Undefined where the file system does not tell. */
  async function freeBytes(): Promise<number | undefined> {
    const { bavail, bsize, blocks } = await statfs(folder);
    if (blocks === 0) return undefined;
    return bavail * bsize - (parts.reserve ?? usualReserve(blocks * bsize));
  }

  return {
    /**
     * A place for a file, until `release`.
     * @throws AppError tooManyRequests, unavailable (no room left)
     */
    async hold(id: string, account: string, bytes: number): Promise<void> {
      await rateLimits.consume('upload', account);
      const free = await freeBytes();
      // From here on nobody else has a turn, so that none is counted on twice.
      const own = [...held.values()].filter((upload) => upload.account === account);
      if (own.length >= limits.files || sum(own) + bytes > limits.bytes) throw tooMany();
      const all = sum([...held.values()]) + bytes;
      if (all > limits.bytesInAll || (free !== undefined && all > free)) throw noRoom(undefined);
      held.set(id, { account, bytes });
    },

    /** What was begun before this server started. */
    keep(id: string, account: string, bytes: number): void {
      held.set(id, { account, bytes });
    },

    release(id: string): void {
      held.delete(id);
    },
  };
}

/** 1 GiB, and less on small disks. */
const usualReserve = (diskSize: number) => Math.min(1024 * megabyte, diskSize * 0.05);

const tooMany = () =>
  new AppError('tooManyRequests', 'tooManyUnfinishedUploads', {
    retryAfterSeconds: 3_600,
  });
