import { open, stat } from 'node:fs/promises';
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
import { Unavailable } from '../../unavailable.ts';
import { NoAnswer } from '../calls/bounded-call.ts';
import { callPolicies, isServiceFailure } from '../calls/call-policies.ts';
import type { NoteCall } from '../calls/note-call.ts';
import { checkFolder, clampRange, type FileStore, isKey, typeOfKey } from './file-store.ts';
import { sendInParts, whenUnreadable } from './s3-parts.ts';
import { endStalled } from './stalled-stream.ts';

export interface S3Settings {
  /** Amazon itself when there is none. */
  endpoint?: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Milliseconds, unless said otherwise. */
export const usualS3Limits = {
  connection: 2_000,
  /** From a request, or the end of what it sends, to the head of its answer. */
  answer: 4_000,
  /** Bytes a millisecond of a file that is sent, at the least. */
  slowestUpload: 500,
  /** Between two pieces of a file or an answer. */
  silence: 10_000,
  /** Tries of one request, the first among them. Files from the disk are sent once, or each of their parts so often. */
  attempts: 2,
  /** Bytes: a file from the disk that has more is sent in parts, which a single request could not take from 5 GB on. */
  part: 64 * 1024 ** 2,
  /** Failures in a row after which nothing is asked for a while, and that while. */
  failuresUntilPause: 5,
  pause: 10_000,
};

/** Who reads a video takes a piece now and then: the portal's own limits end who is too slow. */
const longestPause = 120_000;
/** One for each file that somebody is reading: more than the SDK's 50. */
const mostReads = 1_000;

/** With a bound of their number Node would keep them all the same; how many send at once the portal's callers bound. */
const unkept = { keepAlive: false, maxSockets: Number.POSITIVE_INFINITY };

export interface S3Options {
  limits?: typeof usualS3Limits;
  /** Hears of each request that got no answer, and of what the SDK warns of. */
  onOutage?: (cause: unknown) => void;
  onWarning?: (message: string) => void;
  note?: NoteCall;
}

/**
 * Files in a bucket of any S3-compatible service. What gets no answer in time throws Unavailable, and ends
 * a stream that had begun.
 */
export function createS3Store(settings: S3Settings, options: S3Options = {}): FileStore {
  const { limits = usualS3Limits, onOutage = () => {}, onWarning = () => {} } = options;
  const { bucket: Bucket } = settings;
  // The SDK writes to the console otherwise; what it says of each request is not asked for.
  const logger = { ...silentLogger, warn: (message: unknown) => onWarning(String(message)) };
  /**
   * Without connections that are kept: when the other side answers and ends one while a body is still being sent, Node's
   * client leaves the error to nobody, and the process would end.
   */
  const writer = createClient(settings, limits, {
    logger,
    socketTimeout: limits.silence,
    httpAgent: unkept,
    httpsAgent: unkept,
  });
  /** Of files that somebody reads at their own pace, so that they hold up nothing else. */
  const reader = createClient(settings, limits, {
    logger,
    socketTimeout: longestPause,
    httpAgent: { maxSockets: mostReads },
    httpsAgent: { maxSockets: mostReads },
  });
  const policies = callPolicies(
    {
      ...limits,
      timeout: limits.answer,
      // The SDK does so itself.
      retries: 0,
      retryDelay: 0,
    },
    options.note,
  );

  function unavailable(cause: unknown): Unavailable {
    onOutage(cause);
    const retryAfterSeconds = Math.ceil(limits.pause / 1_000);
    return new Unavailable('filesUnavailable', { retryAfterSeconds, cause });
  }

  /** @param cancelled by us: its reason is what went wrong, and not the service */
  async function ask<T>(work: () => Promise<T>, cancelled?: AbortSignal): Promise<T> {
    const asked = () =>
      work().catch((error) => {
        throw cancelled?.aborted ? cancelled.reason : asNoAnswer(error);
      });
    try {
      return await policies.once.execute(asked);
    } catch (error) {
      throw isServiceFailure(error) ? unavailable(error) : error;
    }
  }

  async function find(Key: string) {
    const type = typeOfKey(Key);
    const head = await ask(() =>
      unlessMissing(reader.send(new HeadObjectCommand({ Bucket, Key }))),
    );
    if (!head) return undefined;
    return {
      size: head.ContentLength ?? 0,
      type,
      // A store that does not say is never asked to forget what is old.
      modifiedAt: head.LastModified ?? new Date(),
    };
  }

  return {
    find,

    async put(Key, body) {
      const ContentType = typeOfKey(Key);
      const timeOf = (bytes: number) => limits.answer + bytes / limits.slowestUpload;
      const send: Send = (Body, ContentLength, abortSignal) =>
        ask(
          () =>
            writer.send(new PutObjectCommand({ Bucket, Key, Body, ContentLength, ContentType }), {
              abortSignal,
              requestTimeout: timeOf(ContentLength),
            }),
          abortSignal,
        );
      if (Buffer.isBuffer(body)) return void (await send(body, body.length));
      const { path } = body;
      const { size } = await stat(path);
      if (size <= limits.part) return sendFile(path, send);
      const { part: partSize, attempts } = limits;
      const upload = { Bucket, Key, ContentType, path, size, partSize, attempts };
      await sendInParts(writer, upload, ask, timeOf);
    },

    async open(Key, range) {
      const facts = await find(Key);
      if (!facts) return undefined;
      const bytes = range && clampRange(range, facts.size);
      const Range = bytes && `bytes=${bytes.start}-${bytes.end}`;
      const answer = await ask(() =>
        unlessMissing(reader.send(new GetObjectCommand({ Bucket, Key, Range }))),
      );
      if (!(answer?.Body instanceof Readable)) return undefined;
      const { size, type } = facts;
      return { size, type, stream: endStalled(answer.Body, limits.silence, unavailable) };
    },

    async delete(Key) {
      typeOfKey(Key);
      await ask(() => writer.send(new DeleteObjectCommand({ Bucket, Key })));
    },

    async list(folder) {
      checkFolder(folder);
      return ask(async () => {
        const keys: string[] = [];
        for await (const page of paginateListObjectsV2(
          { client: writer },
          { Bucket, Prefix: folder },
        )) {
          keys.push(...(page.Contents ?? []).flatMap((object) => object.Key ?? []));
        }
        return keys.sort();
      });
    },

    async *keys() {
      const pages = paginateListObjectsV2({ client: writer }, { Bucket });
      for (;;) {
        const page = await ask(() => pages.next());
        if (page.done) return;
        for (const { Key = '' } of page.value.Contents ?? []) if (isKey(Key)) yield Key;
      }
    },
  };
}

const silentLogger = {
  trace() {},
  debug() {},
  info() {},
  warn(_message: unknown) {},
  error() {},
};

interface Connections {
  logger: typeof silentLogger;
  /** Milliseconds in which nothing moves. */
  socketTimeout: number;
  httpAgent: { keepAlive?: boolean; maxSockets?: number };
  httpsAgent: { keepAlive?: boolean; maxSockets?: number };
}

function createClient(
  { endpoint, region, accessKeyId, secretAccessKey }: S3Settings,
  { connection, answer, attempts }: typeof usualS3Limits,
  connections: Connections,
): S3Client {
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Services other than Amazon's rarely answer to bucket names as host names.
    forcePathStyle: true,
    // Otherwise the SDK frames streamed bodies in chunks, which some services store as part of the file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: attempts,
    logger: connections.logger,
    requestHandler: {
      ...connections,
      connectionTimeout: connection,
      requestTimeout: answer,
      throwOnRequestTimeout: true,
    },
  });
}

type Send = (
  body: Buffer | Readable,
  length: number,
  abortSignal?: AbortSignal,
) => Promise<unknown>;

async function sendFile(path: string, send: Send): Promise<void> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const stream = file.createReadStream();
    await send(stream, size, whenUnreadable(stream));
  } finally {
    await file.close();
  }
}

/** Whatever is no answer of S3, and what it answers when it cannot work. Its rejections stay what they are. */
function asNoAnswer(error: unknown): unknown {
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
  // 403 while one of both clocks is wrong: it passes once that is set right.
  const isSkewed = error instanceof S3ServiceException && error.name === 'RequestTimeTooSkewed';
  if (status !== undefined && status < 500 && status !== 429 && !isSkewed) return error;
  return new NoAnswer('S3: no answer', { cause: error });
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
