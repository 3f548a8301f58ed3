import { AppError, type FieldErrors } from '#domain/errors.ts';
import type { Language } from '#domain/language.ts';
import { messageText } from '#domain/messages.ts';
import { asFullDisk } from '#server/adapters/files/full-disk.ts';
import { stableCode } from './errors.ts';

/**
 * Runs a use case and says what it refuses in the caller's words: fields by their wire names (as they are where
 * `names` has none), messages that are keys in the caller's language.
 */
export async function inWireWords<T>(
  names: Readonly<Record<string, string>>,
  language: Language,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    const error = asFullDisk(thrown);
    if (!(error instanceof AppError)) throw error;
    const { code, retryAfterSeconds } = error;
    const reason = stableCode(error);
    const message = messageText(error.message, language);
    const details = error.details && detailsInWords(error.details, names, language);
    throw new AppError(code, message, { reason, details, retryAfterSeconds, cause: error });
  }
}

function detailsInWords(
  details: FieldErrors,
  names: Readonly<Record<string, string>>,
  language: Language,
): FieldErrors {
  return Object.fromEntries(
    Object.entries(details).map(([field, messages]) => [
      names[field] ?? field,
      messages.map((message) => messageText(message, language)),
    ]),
  );
}
