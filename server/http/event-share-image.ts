import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Context } from '#server/context.ts';
import { createGate } from '#server/features/media/gate.ts';
import { joinShareImages, mostJoined } from '#server/features/media/joint-share-image.ts';
import { isUnchanged } from './etag.ts';

/** Some 150 KB each. */
const memory = 8 * 1024 * 1024;

/**
 * `/media/events/{id}/og.jpg`: what other sites show beside a link to an adoption event, the first four of the pets whom
 * people can meet there. Made once for the same pictures, one at a time; with the pets it changes.
 */
export async function registerEventShareImage(
  app: FastifyInstance,
  { context: { adoptionEvents, files } }: { context: Pick<Context, 'adoptionEvents' | 'files'> },
): Promise<void> {
  const gate = createGate(1);

  async function pictureOf(mediaId: string): Promise<Buffer[]> {
    const file = await files.open(`media/${mediaId}/og.jpg`);
    return file ? [await buffer(file.stream)] : [];
  }

  const kept = new LRUCache<string, Buffer>({
    maxSize: memory,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (key) =>
      gate(async () => {
        const found = (await Promise.all(key.split(' ').map(pictureOf))).flat();
        return found.length > 1 ? joinShareImages(found) : found[0];
      }),
  });

  app.route<{ Params: { id: string } }>({
    method: ['GET', 'HEAD'],
    url: '/media/events/:id/og.jpg',
    async handler(request, reply) {
      const event = await adoptionEvents.find(request.params.id);
      const pets = event ? await adoptionEvents.petsToMeet(event) : [];
      const ids = pets.flatMap(({ media: [first] }) => first?.id ?? []).slice(0, mostJoined);
      const key = [...new Set(ids)].join(' ');
      const image = key ? await kept.fetch(key) : undefined;
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
