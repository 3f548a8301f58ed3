import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accepts } from '../web/accepts.ts';

const hour = 60 * 60 * 1000;
const year = 365 * 24 * hour;

/** Answers with the built file at this path; undefined where none is. */
export type SendStaticFile = (
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply> | undefined;

/** The built browser files, with their Brotli and gzip variants. What is missing below /assets/ is a 404. */
export function registerStaticFiles(app: FastifyInstance, folder: string): SendStaticFile {
  const files = new Set(pathsIn(folder));

  async function send(
    path: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { default: open } = await import('@fastify/send');
    const { mime, isUtf8MimeType } = open;
    const encoding = encodings.find(
      ({ name, ending }) =>
        files.has(path + ending) && accepts(request.headers['accept-encoding'], name),
    );
    const { type, statusCode, headers, stream } = await open(
      request.raw,
      encodeURI(path + (encoding?.ending ?? '')),
      { root: folder, contentType: false, acceptRanges: false, ...cachingOf(path) },
    );
    // Taken away since the start.
    if (type !== 'file') {
      reply.callNotFound();
      return reply;
    }
    const contentType = mime.getType(path) ?? 'application/octet-stream';
    reply.headers({
      ...headers,
      'content-type': isUtf8MimeType(contentType) ? `${contentType}; charset=utf-8` : contentType,
      vary: 'accept-encoding',
      ...(encoding && { 'content-encoding': encoding.name }),
    });
    return reply.code(statusCode).send(stream);
  }

  const sendFile: SendStaticFile = (path, request, reply) =>
    files.has(path) ? send(path, request, reply) : undefined;

  app.route({
    method: ['GET', 'HEAD'],
    url: '/assets/*',
    handler: (request, reply) => {
      const [path = ''] = request.url.split('?', 1);
      return sendFile(path, request, reply) ?? reply.callNotFound();
    },
  });
  return sendFile;
}

const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

/** What the build writes carries the hash of its content in its name. */
const cachingOf = (path: string) =>
  path.startsWith('/assets/')
    ? { maxAge: year, immutable: true, lastModified: false }
    : { maxAge: hour };

/** Of all files below, variants too, by their names. */
function pathsIn(folder: string, prefix = '/'): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = prefix + entry.name;
    if (entry.isFile()) return [path];
    return entry.name === '.vite' ? [] : pathsIn(join(folder, entry.name), `${path}/`);
  });
}
