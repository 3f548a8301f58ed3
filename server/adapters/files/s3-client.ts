import { S3Client } from '@aws-sdk/client-s3';

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
  /** In which the service puts the parts together: Amazon sends spaces meanwhile, others nothing at all. */
  completion: 600_000,
  /** Failures in a row after which nothing is asked for a while, and that while. */
  failuresUntilPause: 5,
  pause: 10_000,
};

export const silentLogger = {
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

export function createS3Client(
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
