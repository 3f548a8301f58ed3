import type { FastifyInstance } from 'fastify';
import { contentDisposition } from '#server/wire/files/content-disposition.ts';
import type { Context } from '../context.ts';
import { isUnchanged } from '../web/etag.ts';
import { answerMissing } from './error-responses.tsx';

const filePattern = /^([0-9a-f]{32})\.(pdf|docx)$/;

/** `/archivos/recursos/{file}`: the organization's own files, as long as a text that is published or drafted has them. */
export function registerContentFileRoutes(
  app: FastifyInstance,
  { context: { content } }: { context: Pick<Context, 'content'> },
): void {
  app.get<{ Params: { file: string } }>('/archivos/recursos/:file', async (request, reply) => {
    const [, id, ending] = filePattern.exec(request.params.file) ?? [];
    const file = id === undefined ? undefined : await content.openAsset(id);
    if (!file) return answerMissing(request, reply);
    // One address is one file for ever, but it may end.
    const tag = `"${id}"`;
    reply.headers({
      'cache-control': 'public, max-age=0, s-maxage=60',
      etag: tag,
      'x-content-type-options': 'nosniff',
      'content-disposition': contentDisposition(
        file.name,
        ending === 'pdf' ? 'inline' : 'attachment',
      ),
    });
    if (isUnchanged(request.headers['if-none-match'], tag)) {
      file.stream.destroy();
      return reply.code(304).send();
    }
    return reply.header('content-length', file.size).type(file.type).send(file.stream);
  });
}
