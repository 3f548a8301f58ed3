import type { ErrorKey } from '#domain/error-messages/error-messages.ts';
import { AppError, type AppErrorCode } from '#domain/errors.ts';

const codes = {
  fileEmpty: 'invalid',
  fileTooLarge: 'tooLarge',
  mediaFormat: 'unsupportedMedia',
  pictureFormat: 'unsupportedMedia',
  photoHeic: 'unsupportedMedia',
  pictureBroken: 'invalid',
  pictureTooManyPixels: 'invalid',
  pictureTooLargeForFormat: 'invalid',
  videoFormat: 'unsupportedMedia',
  videoBroken: 'invalid',
  videoTooManyPixels: 'invalid',
  videoTooHeavy: 'invalid',
  videoNotClean: 'unsupportedMedia',
} as const satisfies Partial<Record<ErrorKey, AppErrorCode>>;

/** Why a file is not taken: the key of the message, as such and under `file`. */
export function refuse(reason: keyof typeof codes, cause?: unknown): AppError {
  return new AppError(codes[reason], reason, { details: { file: [reason] }, cause });
}
