import crypto from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

/** s3rver encrypts where a page of keys ends by DES, which Node has no more: with the same key thrice Triple DES is the same. */
const ciphers = crypto as unknown as Record<string, (...given: unknown[]) => unknown>;
for (const name of ['createCipheriv', 'createDecipheriv']) {
  const create = ciphers[name] as (...given: unknown[]) => unknown;
  ciphers[name] = (algorithm, key, ...rest) =>
    algorithm === 'des'
      ? create('des-ede3-cbc', Buffer.concat([key, key, key] as Buffer[]), ...rest)
      : create(algorithm, key, ...rest);
}

/** An S3 service with an empty bucket. `env` is what a portal that keeps its files there is configured with. */
export async function startS3Server() {
  const directory = await mkdtemp(join(tmpdir(), 'casa-animal-s3-'));
  const bucket = 'pictures';
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  // The pair that s3rver knows.
  const [accessKeyId, secretAccessKey] = ['S3RVER', 'S3RVER'];
  let closing: Promise<void> | undefined;
  /** Its connections end with it. */
  const close = () => (closing ??= server.close());
  return {
    /** Where the objects of the bucket lie, each by its key and a suffix. */
    folder: join(directory, bucket),
    settings: { endpoint, region: 'us-east-1', bucket, accessKeyId, secretAccessKey },
    env: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
    close,
    async stop() {
      await close();
      await rm(directory, { recursive: true });
    },
  };
}
