import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type {
  ByteRange,
  FileFacts,
  FileStore,
  StoredFile,
} from '#server/adapters/files/file-store.ts';
import type { ShownMedia } from '#server/features/kits/media/shown-media.ts';
import { isUnchanged } from '../web/etag.ts';
import { readByteRange } from './byte-range.ts';

interface Params {
  id: string;
  file: string;
}

interface SmallFile extends FileFacts {
  bytes: Buffer;
}

const idPattern = /^[0-9a-f]{32}$/;
const filePattern = /^(?:[1-9]\d{0,3}\.(?:avif|webp)|og\.jpg|film\.(?:mp4|webm|mov|avi|wmv|ogv))$/;

/** Pictures of lists are 5 to 60 KB; those are kept in memory, videos and big pictures are streamed. */
const largestCached = 256 * 1024;
const memory = 32 * 1024 * 1024;
/** Milliseconds; another server may have deleted it. */
const cacheTime = 10 * 60_000;

/**
 * `/media/{id}/{file}`: what the media service made of pictures and videos, while a pet shows them. The id is a hash of
 * the content, so an answer never changes, but it may end: caches that many share ask again after a minute, a browser
 * after a day. An answer "not found" is kept by nobody: the file may be on its way.
 */
export function registerMediaRoutes(
  app: FastifyInstance,
  { context: { files, shownMedia } }: { context: { files: FileStore; shownMedia: ShownMedia } },
): void {
  const cache = new LRUCache<string, SmallFile>({
    maxSize: memory,
    ttl: cacheTime,
    sizeCalculation: ({ bytes }) => bytes.length + 200,
  });

  async function findFile(key: string): Promise<SmallFile | FileFacts | undefined> {
    const known = cache.get(key);
    if (known) return known;
    const facts = await files.find(key);
    if (!facts || facts.size > largestCached) return facts;
    const file = await files.open(key);
    if (!file) return undefined;
    const small = { size: file.size, type: file.type, bytes: await buffer(file.stream) };
    cache.set(key, small);
    return small;
  }

  app.route<{ Params: Params }>({
    method: ['GET', 'HEAD'],
    url: '/media/:id/:file',
    async handler(request, reply) {
      const { id, file } = request.params;
      if (!idPattern.test(id) || !filePattern.test(file)) return answerMissing(reply);
      const key = `media/${id}/${file}`;
      const found = (await shownMedia.isShown(id)) ? await findFile(key) : undefined;
      if (!found) return answerMissing(reply);

      const tag = `"${id}-${file}"`;
      reply.headers({
        'cache-control': 'public, max-age=86400, s-maxage=60',
        etag: tag,
        'accept-ranges': 'bytes',
        'x-content-type-options': 'nosniff',
        // Other sites and messengers show pets' pictures.
        'cross-origin-resource-policy': 'cross-origin',
      });
      if (isUnchanged(request.headers['if-none-match'], tag)) return reply.code(304).send();

      return sendBytes(request, reply, tag, found, (part) => files.open(key, part));
    },
  });
}

async function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  tag: string,
  found: SmallFile | FileFacts,
  open: (part?: ByteRange) => Promise<StoredFile | undefined>,
) {
  const { size, type } = found;
  const range = readByteRange(rangeHeader(request, tag), size);
  if (range === 'unsatisfiable') {
    reply.headers({ 'cache-control': 'no-store', 'content-range': `bytes */${size}` });
    return reply.code(416).send();
  }
  const part = range === 'whole' ? undefined : range;
  if (part) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${size}`);
  const { start, end } = part ?? { start: 0, end: size - 1 };
  reply.type(type).header('content-length', end - start + 1);
  if (request.method === 'HEAD') return reply.send();
  if ('bytes' in found) return reply.send(found.bytes.subarray(start, end + 1));
  const opened = await open(part);
  return opened ? reply.send(opened.stream) : answerMissing(reply);
}

/** A range that was asked for of another version of the file counts for nothing. */
function rangeHeader({ headers }: FastifyRequest, tag: string): string | undefined {
  const condition = headers['if-range'];
  return condition === undefined || condition === tag ? headers.range : undefined;
}

function answerMissing(reply: FastifyReply) {
  for (const name of ['etag', 'accept-ranges', 'content-range', 'content-length']) {
    reply.removeHeader(name);
  }
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('Not found');
}
