import type { FastifyInstance } from 'fastify';
import { AppError } from '#domain/errors.ts';
import type { Context } from '#server/context.ts';
import { actions } from './actions/index.ts';
import { type Authenticate, noSessions, readViewer } from './authenticate.ts';
import { parseBody } from './body.ts';
import { registerDocs } from './docs/routes.ts';
import { failure, success } from './envelope.ts';
import { toFailure } from './errors.ts';

interface WireOptions {
  context: Context;
  /** Tells whose session a bearer token belongs to. */
  authenticate?: Authenticate;
}

const largestBody = 1024 * 1024;
const json = 'application/json; charset=utf-8';

/** Every action as `POST /{name}` with a JSON body, and its documentation, below the prefix that it is mounted at. */
export async function registerWire(
  app: FastifyInstance,
  { context, authenticate = noSessions }: WireOptions,
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: largestBody },
    async (_request: unknown, text: string) => parseBody(text),
  );

  app.setErrorHandler((error, request, reply) => {
    const { status, body } = toFailure(error);
    if (status >= 500) request.log.error({ err: error, url: request.url }, 'a call failed');
    if (error instanceof AppError && error.retryAfterSeconds !== undefined) {
      reply.header('retry-after', error.retryAfterSeconds);
    }
    return reply.code(status).send(body);
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send(failure('La acción no existe.')),
  );

  for (const action of actions) {
    // A single colon would begin a parameter.
    const url = `/${action.name.replaceAll(':', '::')}`;
    app.post(url, async (request, reply) => {
      const viewer = await readViewer(request.headers.authorization, authenticate);
      const input = request.body ?? parseBody('');
      const answer = await action.run({ input, viewer, context, address: request.ip });
      reply.header('content-type', json).header('cache-control', 'no-store');
      return JSON.stringify(success(answer));
    });
    app.route({
      method: ['GET', 'PUT', 'PATCH', 'DELETE'],
      url,
      handler: (_request, reply) =>
        reply.code(405).header('allow', 'POST').send(failure('Esta acción se llama con POST.')),
    });
  }

  registerDocs(app, context.config.siteName);
}
