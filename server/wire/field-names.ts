import { AppError } from '#domain/errors.ts';

/** Runs a use case; the fields that it refuses get their wire names (and stay as they are where `names` has none). */
export async function withWireNames<T>(
  names: Readonly<Record<string, string>>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || !error.details) throw error;
    const { code, reason, retryAfterSeconds } = error;
    const details = Object.fromEntries(
      Object.entries(error.details).map(([field, reasons]) => [names[field] ?? field, reasons]),
    );
    throw new AppError(code, reason, { details, retryAfterSeconds, cause: error });
  }
}
