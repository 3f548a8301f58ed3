import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#domain/errors.ts';
import { largestFile } from '#domain/pets/chosen-files.ts';
import { hasCode } from '#server/adapters/files/full-disk.ts';
import { refuse } from '#server/features/kits/media/media-errors.ts';
import type { Incoming } from '#server/features/kits/uploads/incoming.ts';
import type { UploadSender } from '#server/features/kits/uploads/upload-quota.ts';
import { withWireNames } from '../field-names.ts';
import { ReceivedFile } from './received-file.ts';

/** Multipart bodies, for the few actions that take files. */
export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: largestFile, files: 1, fields: 10, fieldSize: 1_000, parts: 11 },
  });
}

type Fields = Record<string, string | ReceivedFile>;

/** Bytes that a multipart body has beside its file. */
const envelope = 64 * 1024;

/**
 * Hands the fields of a multipart call to `work`: texts, and files. Those lie on disk until `work` is done with them,
 * so that many uploads at once take no more memory than one.
 * @param receiver.admit refuses by the fields before a file, which then is not written
 * @throws AppError unsupportedMedia, tooLarge, tooManyRequests, unavailable (no room left), and those of `admit`
 */
export async function withUpload<T>(
  request: FastifyRequest,
  receiver: {
    incoming: Incoming;
    /** Whose files are counted. */
    sender: UploadSender;
    admit: (fields: Fields) => Promise<void>;
  },
  work: (fields: Fields) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) {
    throw new AppError('unsupportedMedia', 'filesNotMultipart');
  }
  const announced = Number(request.headers['content-length'] ?? largestFile);
  return receiver.incoming.withFolder(receiver.sender, async (folder, hold) => {
    const beforeFile = async (fields: Fields) => {
      await receiver.admit(fields);
      if (announced > largestFile + envelope) throw refuse('fileTooLarge');
      return hold(Math.min(announced, largestFile));
    };
    return work(await receive(request, folder, beforeFile));
  });
}

async function receive(
  request: FastifyRequest,
  folder: string,
  beforeFile: (fields: Fields) => Promise<(arrived: number) => void>,
): Promise<Fields> {
  const fields = new Map<string, string | ReceivedFile>();
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        const arrive = await beforeFile(Object.fromEntries(fields)).catch((rejection) => {
          // The rest is read all the same: who is still sending gets no response.
          part.file.resume();
          throw rejection;
        });
        const path = join(folder, String(fields.size));
        await pipeline(
          part.file,
          async function* (chunks: AsyncIterable<Buffer>) {
            let arrived = 0;
            for await (const chunk of chunks) {
              arrived += chunk.length;
              arrive(arrived);
              yield chunk;
            }
          },
          createWriteStream(path, { mode: 0o600 }),
        );
        fields.set(part.fieldname, new ReceivedFile(path, part.filename));
      } else {
        fields.set(part.fieldname, String(part.value));
      }
    }
  } catch (error) {
    const tooLarge = hasCode(error, 'FST_REQ_FILE_TOO_LARGE') && refuse('fileTooLarge', error);
    return withWireNames({ file: 'archivo' }, () => Promise.reject(tooLarge || error));
  }
  return Object.fromEntries(fields);
}
