import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Context } from '#server/context.ts';
import { mediaKey } from '#server/features/kits/media/media-files.ts';
import { squareIcon } from '#server/features/kits/media/square-icon.ts';
import { isUnchanged } from '../web/etag.ts';
import type { SendStaticFile } from './static-files.ts';

interface Icon {
  /** In pixels. */
  size: number;
  /** Phones cut a maskable icon to a shape of theirs: what counts stands within. */
  part?: number;
}

const icons: Readonly<Record<string, Icon>> = {
  // Browsers read a PNG by its first bytes, whatever its name ends with.
  '/favicon.ico': { size: 32 },
  '/favicon.svg': { size: 192 },
  '/apple-touch-icon.png': { size: 180, part: 0.86 },
  '/icon-192.png': { size: 192 },
  '/icon-512.png': { size: 512 },
  '/icon-maskable-512.png': { size: 512, part: 0.6 },
};

/** The icons of tabs and phones: made of the organisation's logo, once for each logo, or those that the portal comes with. */
export function registerIconRoutes(
  app: FastifyInstance,
  {
    context: { content, files, mediaAssets },
    sendFile,
  }: { context: Pick<Context, 'content' | 'files' | 'mediaAssets'>; sendFile: SendStaticFile },
): void {
  const oneAtATime = pLimit(1);
  const cache = new LRUCache<string, Buffer, { id: string; path: string }>({
    // Those of the current logo, and of the one before it.
    max: 2 * Object.keys(icons).length,
    fetchMethod: (_key, _stale, { context }) => oneAtATime(() => draw(context)),
  });

  async function draw({ id, path }: { id: string; path: string }): Promise<Buffer | undefined> {
    const asset = (await mediaAssets.find([id])).get(id);
    const icon = icons[path];
    const found = asset && icon && (await files.open(mediaKey(id, `${asset.widths.at(-1)}.webp`)));
    if (!found) return undefined;
    const png = await squareIcon(await buffer(found.stream), icon.size, icon.part);
    return path.endsWith('.svg') ? inSvg(png, icon.size) : png;
  }

  for (const path of Object.keys(icons)) {
    app.route({
      method: ['GET', 'HEAD'],
      url: path,
      async handler(request, reply) {
        const { logo } = await content.record('icons', 'es');
        const icon =
          logo && (await cache.fetch(`${logo.id} ${path}`, { context: { id: logo.id, path } }));
        if (!icon) return sendFile(path, request, reply) ?? reply.callNotFound();
        const etag = `"${logo.id}"`;
        reply.headers({ 'cache-control': 'public, max-age=3600, s-maxage=60', etag });
        if (isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send();
        return reply.type(path.endsWith('.svg') ? 'image/svg+xml' : 'image/png').send(icon);
      },
    });
  }
}

const inSvg = (png: Buffer, size: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><image width="${size}" height="${size}" href="data:image/png;base64,${png.toString('base64')}"/></svg>`,
  );
