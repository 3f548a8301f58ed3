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
 * The fields of a multipart call: texts, and files whole.
 * @throws AppError unsupportedMedia
 */
export async function readUpload(request: FastifyRequest): Promise<Record<string, string | File>> {
  if (!request.isMultipart()) {
    throw new AppError('unsupportedMedia', 'Los archivos se envían como multipart/form-data.');
  }
  const fields = new Map<string, string | File>();
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const bytes = await part.toBuffer();
      fields.set(part.fieldname, new File([new Uint8Array(bytes)], part.filename));
    } else {
      fields.set(part.fieldname, String(part.value));
    }
  }
  return Object.fromEntries(fields);
}
