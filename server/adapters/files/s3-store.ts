import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { checkFolder, clampRange, type FileStore, typeOfKey } from './file-store.ts';

export interface S3Settings {
  /** Amazon itself when there is none. */
  endpoint?: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Files in a bucket of any S3-compatible service. */
export function createS3Store(settings: S3Settings): FileStore {
  const { endpoint, region, bucket: Bucket, accessKeyId, secretAccessKey } = settings;
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Services other than Amazon's rarely answer to bucket names as host names.
    forcePathStyle: true,
    // Otherwise the SDK frames streamed bodies in chunks, which some services store as part of the file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

  async function find(Key: string) {
    const type = typeOfKey(Key);
    const head = await unlessMissing(client.send(new HeadObjectCommand({ Bucket, Key })));
    return head && { size: head.ContentLength ?? 0, type };
  }

  return {
    find,

    async put(Key, body) {
      const ContentType = typeOfKey(Key);
      const send = (Body: Buffer | Readable, ContentLength: number) =>
        client.send(new PutObjectCommand({ Bucket, Key, Body, ContentLength, ContentType }));
      if (Buffer.isBuffer(body)) await send(body, body.length);
      else await sendFile(body.path, send);
    },

    async open(Key, range) {
      const facts = await find(Key);
      if (!facts) return undefined;
      const bytes = range && clampRange(range, facts.size);
      const Range = bytes && `bytes=${bytes.start}-${bytes.end}`;
      const answer = await unlessMissing(client.send(new GetObjectCommand({ Bucket, Key, Range })));
      return answer?.Body instanceof Readable ? { ...facts, stream: answer.Body } : undefined;
    },

    async delete(Key) {
      typeOfKey(Key);
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },

    async list(folder) {
      checkFolder(folder);
      const keys: string[] = [];
      for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: folder })) {
        keys.push(...(page.Contents ?? []).flatMap((object) => object.Key ?? []));
      }
      return keys.sort();
    },
  };
}

type Send = (body: Readable, length: number) => Promise<unknown>;

async function sendFile(path: string, send: Send): Promise<void> {
  const file = await open(path);
  try {
    await send(file.createReadStream(), (await file.stat()).size);
  } finally {
    await file.close();
  }
}

async function unlessMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) {
      return undefined;
    }
    throw error;
  }
}
