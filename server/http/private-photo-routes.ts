import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { answerMissing } from './error-responses.tsx';

interface Route {
  Params: { file: string };
  Querystring: { vence?: string; firma?: string };
}

const filePattern = /^([0-9a-f-]{36})\.webp$/;

/** `/archivos/fotos/{photo}`: photos that few may see, by a signed address that expires. To others they do not exist. */
export async function registerPrivatePhotoRoutes(
  app: FastifyInstance,
  { context: { privatePhotos } }: { context: Pick<Context, 'privatePhotos'> },
): Promise<void> {
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
}
