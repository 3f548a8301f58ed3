import { statfs } from 'node:fs/promises';
import type { Clock } from '#domain/clock.ts';
import { AppError } from '#domain/errors.ts';
import { noRoom } from '#server/adapters/files/full-disk.ts';
import { networkOf } from '#server/network.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';

const megabyte = 1024 * 1024;

/** Milliseconds for which room is reserved for what has been announced and does not arrive. */
export const reservedFor = 10 * 60_000;
/** Bytes that have to arrive in that time. */
const progress = megabyte;

const usualLimits = {
  /** Of one account at a time. */
  files: 20,
  /** Of one account at a time: ten of the largest. */
  bytes: 400 * megabyte,
  /** Of one network at a time, whatever accounts. */
  bytesOfNetwork: 2 * 1024 * megabyte,
  /** Of everybody together. */
  bytesInAll: 10 * 1024 * megabyte,
};

export type UploadLimits = typeof usualLimits;
export type UploadQuota = ReturnType<typeof createUploadQuota>;

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
 * How much of the disk files may take while they arrive: what their senders announced, before the first byte is written.
 * Of a file that does not go on, only what has arrived counts after a while: announcements cost nothing.
 * @param parts.folder where they arrive
 * @param parts.reserve bytes of its disk that uploads leave free for the database and everything else
 */
export function createUploadQuota(parts: {
  folder: string;
  reserve: number | undefined;
  rateLimits: RateLimits;
  clock: Clock;
  limits?: UploadLimits;
}) {
  const { folder, rateLimits, clock, limits = usualLimits } = parts;
  const held = new Map<string, Held>();

  /** Undefined where the file system does not tell. */
  async function freeBytes(): Promise<number | undefined> {
    const { bavail, bsize, blocks } = await statfs(folder);
    if (blocks === 0) return undefined;
    return bavail * bsize - (parts.reserve ?? usualReserve(blocks * bsize));
  }

  const isReserved = ({ until }: Held, now: number) => now < until;

  /** @throws AppError tooManyRequests, unavailable (no room left) */
  async function admit(id: string, wanted: Omit<Held, 'arrivedThen' | 'until'>): Promise<void> {
    const free = await freeBytes();
    // From here on nobody else has a turn, so that none is counted on twice.
    const now = clock.now().getTime();
    for (const [other, upload] of held) {
      if (upload.arrived === 0 && !isReserved(upload, now)) held.delete(other);
    }
    const { account, network, announced, arrived } = wanted;
    const others = [...held].flatMap(([other, upload]) => (other === id ? [] : [upload]));
    const counted = (uploads: Held[]) =>
      uploads.reduce((sum, one) => sum + (isReserved(one, now) ? one.announced : one.arrived), 0);
    const awaited = (uploads: Held[]) =>
      uploads.reduce(
        (sum, one) => sum + (isReserved(one, now) ? one.announced - one.arrived : 0),
        0,
      );

    const own = others.filter((upload) => upload.account === account);
    if (own.length >= limits.files || counted(own) + announced > limits.bytes) {
      throw tooMany('tooManyUnfinishedUploads', 3_600);
    }
    const nearby = others.filter((upload) => upload.network === network);
    if (network !== undefined && counted(nearby) + announced > limits.bytesOfNetwork) {
      throw tooMany('tooManyAtOnce', reservedFor / 1_000);
    }
    const isDiskFull = free !== undefined && awaited(others) + announced - arrived > free;
    if (counted(others) + announced > limits.bytesInAll || isDiskFull) throw noRoom(undefined);
    held.set(id, { ...wanted, arrivedThen: arrived, until: now + reservedFor });
  }

  return {
    /**
     * A place for a file, until `release`.
     * @throws AppError tooManyRequests, unavailable (no room left)
     */
    async hold(id: string, { account, address }: UploadSender, bytes: number): Promise<void> {
      await rateLimits.consume('upload', account);
      const network = address === undefined ? undefined : networkOf(address);
      await admit(id, { account, network, announced: bytes, arrived: 0 });
    },

    /**
     * For a file that goes on, whose reservation may have ended.
     * @throws AppError tooManyRequests, unavailable (no room left)
     */
    async resume(
      id: string,
      { account, announced, arrived }: Pick<Held, 'account' | 'announced' | 'arrived'>,
    ): Promise<void> {
      const known = held.get(id);
      if (known && isReserved(known, clock.now().getTime())) return;
      await admit(id, { account, network: known?.network, announced, arrived });
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

    /** What was begun before this server started: only what has arrived counts. */
    keep(id: string, account: string, arrived: number): void {
      const begun = { account, network: undefined, announced: arrived, arrived };
      held.set(id, { ...begun, arrivedThen: arrived, until: 0 });
    },

    release(id: string): void {
      held.delete(id);
    },
  };
}

/** 1 GiB, and less on small disks. */
const usualReserve = (diskSize: number) => Math.min(1024 * megabyte, diskSize * 0.05);

const tooMany = (reason: 'tooManyUnfinishedUploads' | 'tooManyAtOnce', retryAfterSeconds: number) =>
  new AppError('tooManyRequests', reason, { retryAfterSeconds });
