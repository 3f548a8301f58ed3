import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { answerMissing } from './error-responses.tsx';

interface Params {
  id: string;
  file: string;
}

const idPattern = /^[0-9a-f-]{36}$/;
const filePattern = /^[0-9a-f]{32}\.webp$/;

/**
 * `/archivos/usuarios/{id}/{file}`: the pictures of people. The file's name cannot be guessed, so who has the address
 * was given it; caches in between keep no copy, for the picture goes with its owner's wish.
 */
export function registerAvatarRoutes(
  app: FastifyInstance,
  { context: { avatars } }: { context: Pick<Context, 'avatars'> },
): void {
  app.get<{ Params: Params }>('/archivos/usuarios/:id/:file', async (request, reply) => {
    const { id, file } = request.params;
    const found =
      idPattern.test(id) && filePattern.test(file) ? await avatars.open(id, file) : undefined;
    if (!found) return answerMissing(request, reply);
    return reply
      .headers({
        'cache-control': 'private, max-age=86400, immutable',
        'content-length': found.size,
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
      })
      .type(found.type)
      .send(found.stream);
  });
}
