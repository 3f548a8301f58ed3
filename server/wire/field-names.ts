import { AppError } from '#domain/errors.ts';

/** Runs a use case of which, by the specification, clients read nothing but `message`: it tells what is wrong itself. */
export async function withReasonAsMessage<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const [reason] = error instanceof AppError ? Object.values(error.details ?? {}).flat() : [];
    if (!(error instanceof AppError) || reason === undefined) throw error;
    const { code, details, retryAfterSeconds } = error;
    throw new AppError(code, reason, { details, retryAfterSeconds, cause: error });
  }
}

/** Runs a use case; the fields that it refuses get their wire names (and stay as they are where `names` has none). */
export async function withWireNames<T>(
  names: Readonly<Record<string, string>> | ((field: string) => string),
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || !error.details) throw error;
    const { code, reason, retryAfterSeconds } = error;
    const nameOf = typeof names === 'function' ? names : (field: string) => names[field] ?? field;
    const details = Object.fromEntries(
      Object.entries(error.details).map(([field, reasons]) => [nameOf(field), reasons]),
    );
    throw new AppError(code, reason, { details, retryAfterSeconds, cause: error });
  }
}
