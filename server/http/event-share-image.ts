import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { PetMedia } from '#domain/pets/pet.ts';
import type { Context } from '#server/context.ts';
import {
  type JoinedPicture,
  joinShareImages,
  mostJoined,
} from '#server/features/kits/media/joint-share-image.ts';
import { isUnchanged } from '../web/etag.ts';

/** Some 150 KB each. */
const memory = 8 * 1024 * 1024;

/**
 * `/media/events/{id}/og.jpg`: what other sites show beside a link to an adoption event, the first four of the pets whom
 * people can meet there. Made once for the same pictures and focal points, one at a time; with the pets it changes.
 */
export function registerEventShareImage(
  app: FastifyInstance,
  { context: { adoptionEvents, files } }: { context: Pick<Context, 'adoptionEvents' | 'files'> },
): void {
  const oneAtATime = pLimit(1);

  async function read(file: string): Promise<Buffer | undefined> {
    const found = await files.open(`media/${file}`);
    return found && buffer(found.stream);
  }

  async function join(pictures: readonly PetMedia[]): Promise<Buffer | undefined> {
    const [first] = pictures;
    if (first && pictures.length === 1) return read(`${first.id}/og.jpg`);
    const joined: JoinedPicture[] = [];
    for (const { id, widths, focus } of pictures) {
      const bytes = await read(`${id}/${Math.max(...widths)}.webp`);
      if (bytes) joined.push({ bytes, focus });
    }
    return joined.length > 0 ? joinShareImages(joined) : undefined;
  }

  const cache = new LRUCache<string, Buffer, readonly PetMedia[]>({
    maxSize: memory,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (_key, _stale, { context }) => oneAtATime(() => join(context)),
  });

  app.route<{ Params: { id: string } }>({
    method: ['GET', 'HEAD'],
    url: '/media/events/:id/og.jpg',
    async handler(request, reply) {
      const event = await adoptionEvents.find(request.params.id);
      const pets = event ? await adoptionEvents.petsToMeet(event) : [];
      const first = pets.flatMap(({ media }) => media[0] ?? []).slice(0, mostJoined);
      const pictures = [...new Map(first.map((one) => [one.id, one])).values()];
      const key = pictures.map(({ id, focus: { x, y } }) => `${id} ${x} ${y}`).join();
      const image = key ? await cache.fetch(key, { context: pictures }) : undefined;
      if (!image) {
        reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8');
        return reply.send('Not found');
      }
      const etag = `"${createHash('sha256').update(key).digest('base64url').slice(0, 22)}"`;
      reply.headers({
        'cache-control': 'public, max-age=3600, s-maxage=60',
        etag,
        'x-content-type-options': 'nosniff',
        // Other sites and messengers show it.
        'cross-origin-resource-policy': 'cross-origin',
      });
      if (isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.type('image/jpeg').send(image);
    },
  });
}
