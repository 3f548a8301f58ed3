import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { visitor } from '#domain/accounts/viewer.ts';
import { AppError } from '#domain/errors.ts';
import type { Context } from '#server/context.ts';
import { actions } from './actions/index.ts';
import { type Authenticate, bySessions, readViewer } from './authenticate.ts';
import { parseBody } from './body.ts';
import { contentDisposition } from './content-disposition.ts';
import { registerDocs } from './docs/routes.ts';
import { type FileAnswer, failure, success } from './envelope.ts';
import { toFailure } from './errors.ts';
import { onceUnder } from './idempotency.ts';
import { type Action, requireAccess } from './registry.ts';
import { registerResumableUploads } from './resumable-uploads.ts';
import { acceptUploads, withUpload } from './uploads.ts';

interface WireOptions {
  context: Context;
  /** The portal's sessions tell whose a bearer token is, unless a test says otherwise. */
  authenticate?: Authenticate;
}

const largestBody = 1024 * 1024;
const json = 'application/json; charset=utf-8';

/** Every action as `POST /{name}` with its body, and its documentation, below the prefix that it is mounted at. */
export async function registerWire(
  app: FastifyInstance,
  { context, authenticate = bySessions(context.sessions) }: WireOptions,
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: largestBody },
    async (_request: unknown, text: string) => parseBody(text),
  );

  app.setErrorHandler((error, request, reply) => {
    const { status, body } = toFailure(error);
    if (status >= 500) request.log.error({ err: error, req: request }, 'a call failed');
    if (error instanceof AppError && error.retryAfterSeconds !== undefined) {
      reply.header('retry-after', error.retryAfterSeconds);
    }
    return reply.code(status).send(body);
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send(failure('notFound', 'La acción no existe.')),
  );

  await app.register(async (scope) => {
    for (const action of actions) if (!action.multipart) addRoutes(scope, action);
  });
  await app.register(async (scope) => {
    await acceptUploads(scope);
    for (const action of actions) if (action.multipart) addRoutes(scope, action);
  });

  await app.register(registerResumableUploads, { context, authenticate });

  registerDocs(app, context.config.siteName);
  // Otherwise a page of the site would answer.
  app.all('/*', (_request, reply) =>
    reply.code(404).send(failure('notFound', 'La acción no existe.')),
  );

  function addRoutes(scope: FastifyInstance, action: Action): void {
    // A single colon would begin a parameter.
    const url = `/${action.name.replaceAll(':', '::')}`;
    const config = { receivesFiles: action.multipart !== undefined };
    scope.post(url, { config }, async (request, reply) => {
      const viewer = action.access === 'signIn' ? visitor : await readViewer(request, authenticate);
      // Before the files of strangers are read.
      requireAccess(action.access, viewer);
      const call = {
        viewer,
        context,
        address: request.ip,
        userAgent: request.headers['user-agent'] ?? '',
      };
      const key = request.headers['idempotency-key'];
      const run = (input: unknown) => {
        const once = onceUnder(key?.toString(), action, { ...call, input });
        return action.run({ ...call, input, once });
      };
      const { multipart } = action;
      const receiver = multipart && {
        incoming: context.incoming,
        account: viewer.kind === 'user' ? viewer.id : call.address,
        admit: (input: Readonly<Record<string, unknown>>) => multipart.admit({ ...call, input }),
      };
      const answer = await (receiver
        ? withUpload(request, receiver, run)
        : run(request.body ?? {}));
      reply.header('cache-control', 'no-store');
      if ('file' in answer) return sendFile(reply, answer);
      reply.header('content-type', json);
      return JSON.stringify(success(answer));
    });
    scope.route({
      method: ['GET', 'PUT', 'PATCH', 'DELETE'],
      url,
      handler: (_request, reply) =>
        reply
          .code(405)
          .header('allow', 'POST')
          .send(failure('methodNotAllowed', 'Esta acción se llama con POST.')),
    });
  }
}

function sendFile(reply: FastifyReply, { file }: FileAnswer): FastifyReply {
  return reply
    .header('content-type', file.type)
    .header('content-disposition', contentDisposition(file.name))
    .send(Readable.from(file.pieces));
}
