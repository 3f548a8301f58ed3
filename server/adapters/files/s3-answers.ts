import { S3ServiceException } from '@aws-sdk/client-s3';
import { NoAnswer } from '../calls/bounded-call.ts';

/** Whatever is no answer of S3, and what it answers when it cannot work. Its rejections stay what they are. */
export function asNoAnswer(error: unknown): unknown {
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
  // 403 while one of both clocks is wrong: it passes once that is set right.
  const isSkewed = error instanceof S3ServiceException && error.name === 'RequestTimeTooSkewed';
  if (status !== undefined && status < 500 && status !== 429 && !isSkewed) return error;
  return new NoAnswer('S3: no answer', { cause: error });
}

/** A bucket that is not there, a wrong key or no rights: every no but of a file that is missing or shorter than was asked for. */
export const isMisuse = (error: unknown): boolean =>
  error instanceof S3ServiceException &&
  error.$metadata.httpStatusCode !== 416 &&
  !isMissingFile(error);

const isMissingFile = (error: S3ServiceException) =>
  error.$metadata.httpStatusCode === 404 && error.name !== 'NoSuchBucket';

export async function undefinedIfMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof S3ServiceException && isMissingFile(error)) return undefined;
    throw error;
  }
}
