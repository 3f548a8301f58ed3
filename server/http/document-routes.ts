import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { isUnchanged } from './etag.ts';

/**
 * Downloads that are made when they are asked for: the statistics and, where nothing was built, all others. What the
 * build has made is served as any file, for its address is more exact than the one here.
 */
export async function registerDocumentRoutes(
  app: FastifyInstance,
  { context }: { context: Context },
): Promise<void> {
  app.get<{ Params: { file: string } }>('/documents/:file', async (request, reply) => {
    const document = await context.resources.open(request.params.file);
    if (!document) return reply.redirect('/', 302);
    const etag = `"${createHash('sha256').update(document.bytes).digest('base64url').slice(0, 22)}"`;
    reply.header('etag', etag).header('cache-control', 'public, max-age=0, s-maxage=60');
    if (isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type(document.type).send(document.bytes);
  });
}
