import type { FastifyInstance } from 'fastify';
import { AppError } from '#domain/errors.ts';
import { contentDisposition } from '#server/wire/files/content-disposition.ts';
import type { Context } from '../context.ts';
import { answerMissing } from './error-responses.tsx';

interface Route {
  Params: { id: string };
}

const idPattern = /^[0-9a-f-]{36}$/;

/** `/archivos/adopcion/{contract}/contrato.pdf`: for the session of either side or staff. To others it does not exist. */
export function registerContractRoutes(
  app: FastifyInstance,
  { context: { contracts, sessions } }: { context: Pick<Context, 'contracts' | 'sessions'> },
): void {
  app.get<Route>('/archivos/adopcion/:id/contrato.pdf', async (request, reply) => {
    reply.headers({
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'cross-origin-resource-policy': 'same-origin',
    });
    const { id } = request.params;
    const token = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const viewer = token === undefined ? undefined : await sessions.authenticate(token);
    if (!idPattern.test(id) || !viewer || typeof viewer === 'string') {
      return answerMissing(request, reply);
    }
    try {
      const { name, type, size, stream } = await contracts.openPdf(viewer, id);
      return reply
        .header('content-length', size)
        .header('content-disposition', contentDisposition(name))
        .type(type)
        .send(stream);
    } catch (error) {
      if (error instanceof AppError && error.code === 'notFound')
        return answerMissing(request, reply);
      throw error;
    }
  });
}
