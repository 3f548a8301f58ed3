import { open, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import type { NoteCall } from '../calls/note-call.ts';
import { checkFolder, clampRange, type FileStore, isKey, typeOfKey } from './file-store.ts';
import { undefinedIfMissing } from './s3-answers.ts';
import { createS3Calls } from './s3-calls.ts';
import { createS3Client, type S3Settings, silentLogger, usualS3Limits } from './s3-client.ts';
import { sendInParts, whenUnreadable } from './s3-parts.ts';
import { endStalled } from './stalled-stream.ts';

/** Who reads a video takes a piece now and then: the portal's own limits end who is too slow. */
const longestPause = 120_000;
/** One for each file that somebody is reading: more than the SDK's 50. */
const mostReads = 1_000;

/** With a bound of their number Node would keep them alive all the same; how many send at once the portal’s callers bound. */
const withoutKeepAlive = { keepAlive: false, maxSockets: Number.POSITIVE_INFINITY };

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
  const { reader, writer, finisher } = createClients(settings, limits, onWarning);
  const { ask, unavailable } = createS3Calls(limits, onOutage, options.note);

  async function find(Key: string) {
    const type = typeOfKey(Key);
    const head = await ask(async () => {
      const found = await undefinedIfMissing(reader.send(new HeadObjectCommand({ Bucket, Key })));
      if (!found) await requireBucket(Key);
      return found;
    });
    if (!head) return undefined;
    return {
      size: head.ContentLength ?? 0,
      type,
      // A store that does not say is never asked to forget what is old.
      modifiedAt: head.LastModified ?? new Date(),
    };
  }

  /** HEAD has no body, so it cannot say whether the file is missing or the whole bucket; GET does. */
  async function requireBucket(Key: string): Promise<void> {
    const get = new GetObjectCommand({ Bucket, Key, Range: 'bytes=0-0' });
    const arrived = await undefinedIfMissing(reader.send(get));
    if (arrived?.Body instanceof Readable) arrived.Body.destroy();
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
      await sendInParts({ writer, finisher }, upload, ask, timeOf);
    },

    async open(Key, range) {
      const facts = await find(Key);
      if (!facts) return undefined;
      const bytes = range && clampRange(range, facts.size);
      const Range = bytes && `bytes=${bytes.start}-${bytes.end}`;
      const answer = await ask(() =>
        undefinedIfMissing(reader.send(new GetObjectCommand({ Bucket, Key, Range }))),
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

function createClients(
  settings: S3Settings,
  limits: typeof usualS3Limits,
  onWarning: (message: string) => void,
) {
  // The SDK writes to the console otherwise; what it says of each request is not asked for.
  const logger = { ...silentLogger, warn: (message: unknown) => onWarning(String(message)) };
  const { completion } = limits;
  return {
    /**
     * Without connections that are kept: when the other side answers and ends one while a body is still being sent, Node's
     * client leaves the error to nobody, and the process would end.
     */
    writer: createS3Client(settings, limits, {
      logger,
      socketTimeout: limits.silence,
      httpAgent: withoutKeepAlive,
      httpsAgent: withoutKeepAlive,
    }),
    /** Of files in parts, about which nothing may be heard until they are put together. */
    finisher: createS3Client(
      settings,
      { ...limits, answer: completion },
      {
        logger,
        socketTimeout: completion,
        httpAgent: withoutKeepAlive,
        httpsAgent: withoutKeepAlive,
      },
    ),
    /** Of files that somebody reads at their own pace, so that they hold up nothing else. */
    reader: createS3Client(settings, limits, {
      logger,
      socketTimeout: longestPause,
      httpAgent: { maxSockets: mostReads },
      httpsAgent: { maxSockets: mostReads },
    }),
  };
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
