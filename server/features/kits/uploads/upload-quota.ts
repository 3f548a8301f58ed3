import { statfs } from 'node:fs/promises';
import type { Clock } from '#domain/clock.ts';
import { noRoom } from '#server/adapters/files/full-disk.ts';
import { networkOf } from '#server/web/network.ts';
import {
  progress,
  requireWithinLimits,
  reservedFor,
  type UploadLimits,
  usualLimits,
} from './upload-limits.ts';

const megabyte = 1024 * 1024;

/** Whose a file is. */
export interface UploadSender {
  account: string;
  /** IP address; undefined where it came from none, or nobody remembers. */
  address?: string;
}

interface Held {
  account: string;
  network: string | undefined;
  /** Bytes. */
  announced: number;
  arrived: number;
  /** `arrived` when the reservation was last renewed, and when it ends (milliseconds). */
  arrivedThen: number;
  until: number;
}

/**
 * How much of this machine's disk files may take while they arrive: what their senders announced, before the first byte is
 * written. Of a file that does not go on, only what has arrived counts after a while: announcements cost nothing.
 * @param parts.folder where they arrive
 * @param parts.reserve bytes of its disk that uploads leave free for the database and everything else
 */
export function createUploadQuota(dependencies: {
  folder: string;
  reserve: number | undefined;
  clock: Clock;
  limits?: UploadLimits;
}) {
  const { folder, clock, limits = usualLimits } = dependencies;
  const held = new Map<string, Held>();

  /** Undefined where the file system does not tell. */
  async function freeBytes(): Promise<number | undefined> {
    const { bavail, bsize, blocks } = await statfs(folder);
    if (blocks === 0) return undefined;
    return bavail * bsize - (dependencies.reserve ?? usualReserve(blocks * bsize));
  }

  const isReserved = ({ until }: Held, now: number) => now < until;

  const sum = (uploads: Held[], bytes: (upload: Held) => number) =>
    uploads.reduce((all, one) => all + bytes(one), 0);

  /** What is left when all that is held has come. */
  function freeBeside(free: number): number {
    const now = clock.now().getTime();
    const all = [...held.values()];
    return free - sum(all, (one) => (isReserved(one, now) ? one.announced - one.arrived : 0));
  }

  return {
    /**
     * A place for a file, until `release`.
     * @throws AppError tooManyRequests, unavailable (no room left)
     */
    async hold(id: string, { account, address }: UploadSender, bytes: number): Promise<void> {
      const free = await freeBytes();
      // From here on nobody else has a turn, so that none is counted on twice.
      const now = clock.now().getTime();
      for (const [other, upload] of held) {
        if (upload.arrived === 0 && !isReserved(upload, now)) held.delete(other);
      }
      const network = address === undefined ? undefined : networkOf(address);
      const all = [...held.values()];
      const own = all.filter((upload) => upload.account === account);
      const nearby = all.filter((one) => one.network === network);
      const counted = (uploads: Held[]) =>
        sum(uploads, (one) => (isReserved(one, now) ? one.announced : one.arrived));
      requireWithinLimits(
        bytes,
        {
          ownFiles: own.length,
          ownBytes: counted(own),
          networkBytes: network === undefined ? undefined : counted(nearby),
          allBytes: counted(all),
        },
        limits,
      );
      if (free !== undefined && bytes > freeBeside(free)) throw noRoom(undefined);
      const until = now + reservedFor;
      held.set(id, { account, network, announced: bytes, arrived: 0, arrivedThen: 0, until });
    },

    /** Of the disk, beside all that is held; undefined where nobody knows. */
    async freeBytes(): Promise<number | undefined> {
      const free = await freeBytes();
      return free === undefined ? undefined : freeBeside(free);
    },

    /** @param bytes of the file that are there by now */
    arrive(id: string, bytes: number): void {
      const upload = held.get(id);
      if (!upload) return;
      upload.arrived = bytes;
      upload.announced = Math.max(upload.announced, bytes);
      const isWhole = bytes === upload.announced;
      if (bytes < upload.arrivedThen + progress && !isWhole) return;
      upload.arrivedThen = bytes;
      upload.until = clock.now().getTime() + reservedFor;
    },

    release(id: string): void {
      held.delete(id);
    },
  };
}

/** 1 GiB, and less on small disks. */
const usualReserve = (diskSize: number) => Math.min(1024 * megabyte, diskSize * 0.05);
