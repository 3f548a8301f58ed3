import { AppError } from '#domain/errors.ts';
import { noRoom } from '#server/adapters/files/full-disk.ts';
import type { Held } from './resumable-uploads.repository.ts';

const megabyte = 1024 * 1024;

/** Milliseconds for which room is reserved for what has been announced and does not arrive. */
export const reservedFor = 10 * 60_000;
/** Bytes that have to arrive in that time. */
export const progress = megabyte;

export const usualLimits = {
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

/**
 * @param wanted bytes, beside what is `held` already
 * @throws AppError tooManyRequests, unavailable (no room left)
 */
export function requireWithinLimits(
  wanted: number,
  held: Omit<Held, 'awaited' | 'networkBytes'> & { networkBytes: number | undefined },
  limits: UploadLimits,
): void {
  if (held.ownFiles >= limits.files || held.ownBytes + wanted > limits.bytes) {
    throw tooMany('tooManyUnfinishedUploads', 3_600);
  }
  // Undefined where no network is known.
  if (held.networkBytes !== undefined && held.networkBytes + wanted > limits.bytesOfNetwork) {
    throw tooMany('tooManyAtOnce', reservedFor / 1_000);
  }
  if (held.allBytes + wanted > limits.bytesInAll) throw noRoom(undefined);
}

const tooMany = (reason: 'tooManyUnfinishedUploads' | 'tooManyAtOnce', retryAfterSeconds: number) =>
  new AppError('tooManyRequests', reason, { retryAfterSeconds });
