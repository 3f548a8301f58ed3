import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const year = 365 * 24 * 60 * 60 * 1000;

/** Whether a path is that of a built file beside the pages, which `reply.sendFile` then sends. */
export type IsStaticFile = (path: string) => boolean;

/** The built browser files, with their brotli and gzip twins. What is missing below /assets/ is a 404. */
export async function registerStaticFiles(
  app: FastifyInstance,
  folder: string,
): Promise<IsStaticFile> {
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: year,
    acceptRanges: false,
    lastModified: false,
    decorateReply: false,
  });
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    maxAge: 60 * 60 * 1000,
  });
  const files = new Set(pathsIn(folder));
  return (path) => files.has(path);
}

const elsewhere = ['assets', '.vite'];

function pathsIn(folder: string, prefix = '/'): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = prefix + entry.name;
    if (entry.isFile()) return /\.(?:br|gz)$/.test(path) ? [] : [path];
    return elsewhere.includes(entry.name) ? [] : pathsIn(join(folder, entry.name), `${path}/`);
  });
}
