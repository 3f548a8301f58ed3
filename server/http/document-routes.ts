import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { isUnchanged } from '../web/etag.ts';
import type { SendStaticFile } from './static-files.ts';

/** Downloads: as the build has made them, else made when they are asked for, as the statistics always are. */
export function registerDocumentRoutes(
  app: FastifyInstance,
  { context, sendFile }: { context: Context; sendFile: SendStaticFile },
): void {
  app.get<{ Params: { file: string } }>('/documents/:file', async (request, reply) => {
    const { file } = request.params;
    const [path = ''] = request.url.split('?', 1);
    const answer = await context.resources.answerOf(file);
    if (!answer) return reply.redirect('/', 302);
    if (typeof answer === 'object') return reply.redirect(answer.path, 302);
    const built = answer === 'built' ? sendFile(path, request, reply) : undefined;
    if (built) return built;
    const document = await context.resources.open(file);
    if (!document) return reply.redirect('/', 302);
    const etag = `"${createHash('sha256').update(document.bytes).digest('base64url').slice(0, 22)}"`;
    reply.header('etag', etag).header('cache-control', 'public, max-age=0, s-maxage=60');
    if (isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type(document.type).send(document.bytes);
  });
}
