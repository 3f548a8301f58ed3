import { AppError, type FieldErrors } from '#domain/errors.ts';
import type { Language } from '#domain/language.ts';
import { messageText } from '#domain/messages.ts';

/**
 * Runs a use case and says what it refuses in the caller's words: fields by their wire names (as they are where
 * `names` has none), messages in the caller's language.
 */
export async function inWireWords<T>(
  names: Readonly<Record<string, string>>,
  language: Language,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || !error.details) throw error;
    const details: FieldErrors = {};
    for (const [field, messages] of Object.entries(error.details)) {
      details[names[field] ?? field] = messages.map((message) => messageText(message, language));
    }
    throw new AppError(error.code, error.message, { details, cause: error });
  }
}
