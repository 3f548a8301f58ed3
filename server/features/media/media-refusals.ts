import { AppError, type AppErrorCode } from '#domain/errors.ts';
import { type MessageKey, messages } from '#domain/messages.ts';

const codes = {
  fileEmpty: 'invalid',
  fileTooLarge: 'tooLarge',
  pictureFormat: 'unsupportedMedia',
  pictureBroken: 'invalid',
  pictureTooManyPixels: 'invalid',
  filmFormat: 'unsupportedMedia',
  filmBroken: 'invalid',
} as const satisfies Partial<Record<MessageKey, AppErrorCode>>;

/** Why a file is not taken; `details.file` holds the key of the message, for readers of other languages. */
export function refuse(reason: keyof typeof codes, cause?: unknown): AppError {
  return new AppError(codes[reason], messages[reason].es, { details: { file: [reason] }, cause });
}

/** The specification's limit for one file. */
export const largestFile = 40 * 1024 * 1024;

export function checkSize(bytes: Buffer): void {
  if (bytes.length === 0) throw refuse('fileEmpty');
  if (bytes.length > largestFile) throw refuse('fileTooLarge');
}
