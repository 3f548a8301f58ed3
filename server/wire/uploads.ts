import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#domain/errors.ts';
import { largestFile } from '#server/features/media/media-refusals.ts';

/** Multipart bodies, for the few actions that take files. */
export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: largestFile, files: 1, fields: 10, fieldSize: 1_000, parts: 11 },
  });
}

/**
 * Hands the fields of a multipart call to `work`: texts, and files. Those lie on disk until `work` is done with them,
 * so that many uploads at once take no more memory than one.
 * @throws AppError unsupportedMedia
 */
export async function withUpload<T>(
  request: FastifyRequest,
  work: (fields: Record<string, string | File>) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) {
    throw new AppError('unsupportedMedia', 'Los archivos se envían como multipart/form-data.');
  }
  const folder = await mkdtemp(join(tmpdir(), 'casa-animal-upload-'));
  try {
    const fields = new Map<string, string | File>();
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        const path = join(folder, String(fields.size));
        await pipeline(part.file, createWriteStream(path, { mode: 0o600 }));
        fields.set(part.fieldname, new File([await openAsBlob(path)], part.filename));
      } else {
        fields.set(part.fieldname, String(part.value));
      }
    }
    return await work(Object.fromEntries(fields));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
