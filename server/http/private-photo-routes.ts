import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { answerMissing } from './error-responses.tsx';

interface Route {
  Params: { file: string };
  Querystring: { vence?: string; firma?: string };
}

const filePattern = /^([0-9a-f-]{36})\.webp$/;

/** `/archivos/fotos/{photo}`: photos that few may see, by a signed address that expires. To others they do not exist. */
export function registerPrivatePhotoRoutes(
  app: FastifyInstance,
  {
    context: { privatePhotos, followUps, lostAndFound },
  }: { context: Pick<Context, 'privatePhotos' | 'followUps' | 'lostAndFound'> },
): void {
  app.get<Route>('/archivos/fotos/:file', async (request, reply) => {
    reply.headers({
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'cross-origin-resource-policy': 'same-origin',
    });
    const { vence, firma } = request.query;
    const id = filePattern.exec(request.params.file)?.[1];
    const isSigned = typeof vence === 'string' && typeof firma === 'string';
    const photo =
      id !== undefined && isSigned
        ? await privatePhotos.openSigned(id, { until: vence, signature: firma })
        : undefined;
    if (!photo) return answerMissing(request, reply);
    return reply.header('content-length', photo.size).type('image/webp').send(photo.stream);
  });

  /** Of lost and found animals, as long as their notice is published: nobody keeps a copy without asking again. */
  app.get<Route>('/archivos/extraviados/:file', async (request, reply) => {
    const id = filePattern.exec(request.params.file)?.[1];
    const photo = id === undefined ? undefined : await lostAndFound.openPhoto(id);
    if (!photo) return answerMissing(request, reply);
    return reply
      .headers({
        'cache-control': 'private, no-cache',
        'content-length': photo.size,
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
      })
      .type('image/webp')
      .send(photo.stream);
  });

  /** With the family's consent, as long as it stands: nobody keeps a copy without asking again. */
  app.get<Route>('/archivos/en-casa/:file', async (request, reply) => {
    const id = filePattern.exec(request.params.file)?.[1];
    const photo = id === undefined ? undefined : await followUps.openNewHomePhoto(id);
    if (!photo) return answerMissing(request, reply);
    return reply
      .headers({
        'cache-control': 'private, no-cache',
        'content-length': photo.size,
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
      })
      .type('image/webp')
      .send(photo.stream);
  });
}
