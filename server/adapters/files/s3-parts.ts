import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';

/** Parts of one upload that S3 takes. */
const mostParts = 10_000;

interface Upload {
  Bucket: string;
  Key: string;
  ContentType: string;
  path: string;
  size: number;
  /** Bytes; S3 takes none below 5 MB but the last. */
  partSize: number;
  /** Of a part. */
  attempts: number;
}

/** Clients of the service, the second of which waits as long as it takes to put the parts together. */
interface Clients {
  writer: S3Client;
  finisher: S3Client;
}

/** Asks S3 within the store's bounds. */
type Ask = <T>(work: () => Promise<T>, cancelled?: AbortSignal) => Promise<T>;

/**
 * One file in parts, one after the other, each read from the disk while it is sent: a single request takes 5 GB at most. The
 * file is there once all of it is; of one that fails nothing stays.
 * @param timeOf milliseconds for so many bytes
 */
export async function sendInParts(
  { writer, finisher }: Clients,
  { Bucket, Key, ContentType, path, size, attempts, ...upload }: Upload,
  ask: Ask,
  timeOf: (bytes: number) => number,
): Promise<void> {
  const created = await ask(() =>
    writer.send(new CreateMultipartUploadCommand({ Bucket, Key, ContentType })),
  );
  const { UploadId } = created;
  const partSize = Math.max(upload.partSize, Math.ceil(size / mostParts));
  const sendPart = async (PartNumber: number) => {
    const start = (PartNumber - 1) * partSize;
    const ContentLength = Math.min(partSize, size - start);
    const Body = createReadStream(path, { start, end: start + ContentLength - 1 });
    const part = { Bucket, Key, UploadId, PartNumber, Body, ContentLength };
    const abortSignal = whenUnreadable(Body);
    const requestTimeout = timeOf(ContentLength);
    return ask(
      () => writer.send(new UploadPartCommand(part), { abortSignal, requestTimeout }),
      abortSignal,
    );
  };
  try {
    const Parts = [];
    for (let PartNumber = 1; (PartNumber - 1) * partSize < size; PartNumber += 1) {
      const { ETag } = await tryAgain(attempts, () => sendPart(PartNumber));
      Parts.push({ PartNumber, ETag });
    }
    const whole = { Bucket, Key, UploadId, MultipartUpload: { Parts } };
    await ask(() => finisher.send(new CompleteMultipartUploadCommand(whole)));
  } catch (error) {
    // Else what came of it is stored, and paid for, until somebody finds it.
    const abandoned = new AbortMultipartUploadCommand({ Bucket, Key, UploadId });
    await writer.send(abandoned).catch(() => {});
    throw error;
  }
}

async function tryAgain<T>(attempts: number, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= attempts) throw error;
    }
  }
}

/** The SDK does not listen for it. */
export function whenUnreadable(stream: Readable): AbortSignal {
  const unreadable = new AbortController();
  stream.once('error', (error) => unreadable.abort(error));
  return unreadable.signal;
}
