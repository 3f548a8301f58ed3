import { AppError } from '#domain/errors.ts';

/** @returns undefined where the work finds that something is not there (any more) */
export async function undefinedIfNotFound<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AppError && error.code === 'notFound') return undefined;
    throw error;
  }
}
