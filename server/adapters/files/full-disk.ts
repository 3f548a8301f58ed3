import { AppError } from '#domain/errors.ts';

/** What the disk refuses for want of room is 'unavailable', in words; any other error comes back as it is. */
export function asFullDisk(error: unknown): unknown {
  return hasCode(error, 'ENOSPC', 'EDQUOT') ? noRoom(error) : error;
}

export const noRoom = (cause: unknown) =>
  new AppError('unavailable', 'noRoom', { retryAfterSeconds: 60, cause });

export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
