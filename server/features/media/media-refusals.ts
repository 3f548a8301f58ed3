import { AppError, type AppErrorCode } from '#domain/errors.ts';
import type { RefusalKey } from '#domain/refusals/refusals.ts';

const codes = {
  fileEmpty: 'invalid',
  fileTooLarge: 'tooLarge',
  mediaFormat: 'unsupportedMedia',
  pictureFormat: 'unsupportedMedia',
  pictureBroken: 'invalid',
  pictureTooManyPixels: 'invalid',
  pictureTooLargeForFormat: 'invalid',
  filmFormat: 'unsupportedMedia',
  filmBroken: 'invalid',
  filmTooManyPixels: 'invalid',
  filmTooHeavy: 'invalid',
  filmNotClean: 'unsupportedMedia',
} as const satisfies Partial<Record<RefusalKey, AppErrorCode>>;

/** Why a file is not taken: the key of the message, as such and under `file`. */
export function refuse(reason: keyof typeof codes, cause?: unknown): AppError {
  return new AppError(codes[reason], reason, { details: { file: [reason] }, cause });
}
