import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#domain/errors.ts';
import type { Context } from '#server/context.ts';
import { Unavailable } from '#server/limits/unavailable.ts';
import { named } from '#server/web/named-plugin.ts';
import { nameRoute } from '#server/web/request-route.ts';
import { actions } from './actions/index.ts';
import { type Authenticate, bySessions } from './authenticate.ts';
import { nestsTooDeeply, parseBody } from './body.ts';
import { registerDocs } from './docs/site/routes.ts';
import { failureOf, toFailure } from './errors.ts';
import { removeFileHeaders } from './files/file-response.ts';
import { languageOf, registerLanguage } from './language.ts';
import type { Action } from './registry.ts';
import { createCallResponder, type RespondToCall } from './respond-to-calls.ts';
import { noCheck, type ResponseCheck, strictCheck } from './response-check.ts';
import { registerResumableUploads } from './uploads/resumable-uploads.ts';
import { acceptUploads } from './uploads/uploads.ts';

interface WireOptions {
  context: Context;
  /** The portal's sessions tell whose a bearer token is, unless a test says otherwise. */
  authenticate?: Authenticate;
  /** Of what actions respond; by `strictCheck` unless in production. */
  check?: ResponseCheck;
}

const largestBody = 1024 * 1024;
const actionOf = new Map<string, Action>(actions.map((action) => [action.name, action]));
const jsonActionOf = new Map([...actionOf].filter(([, { multipart }]) => !multipart));

/** Every action as `POST /{name}` with its body, and its documentation, below the prefix that it is mounted at. */
export const registerWire = named(async function registerWire(
  app: FastifyInstance,
  {
    context,
    authenticate = bySessions(context.sessions),
    check = context.config.environment === 'production' ? noCheck : strictCheck,
  }: WireOptions,
): Promise<void> {
  registerLanguage(app);
  const respond = createCallResponder({ context, authenticate, check });
  readJsonBodies(app);
  respondToErrors(app);

  addJsonActions(app, respond);
  await app.register(named(addMultipartActions), { respond });

  await app.register(named(registerResumableUploads), { context, authenticate });

  registerDocs(app, { siteName: context.config.siteName, limits: context.limits });
  // Otherwise a page of the site would answer.
  app.all<{ Params: { '*': string } }>('/*', async (request, reply) => {
    if (!actionOf.has(request.params['*'])) return respondUnknown(request, reply);
    return reply
      .code(405)
      .headers({ allow: 'POST', 'cache-control': 'no-store' })
      .send(failureOf('methodNotAllowed', languageOf(request)));
  });
});

/** One route for all of them, which a portal opens in a tenth of the time that a route for each takes. */
function addJsonActions(app: FastifyInstance, respond: RespondToCall): void {
  app.post<{ Params: { action: string } }>(
    '/:action',
    {
      // Before the body of a call that nobody answers is read.
      onRequest: async (request, reply) => {
        const { action } = request.params;
        if (!jsonActionOf.has(action)) return respondUnknown(request, reply);
        nameRoute(request, `${app.prefix}/${action}`);
      },
    },
    (request, reply) => {
      const action = jsonActionOf.get(request.params.action);
      return action ? respond(action, request, reply) : respondUnknown(request, reply);
    },
  );
}

async function addMultipartActions(
  app: FastifyInstance,
  { respond }: { respond: RespondToCall },
): Promise<void> {
  await acceptUploads(app);
  for (const action of actions) if (action.multipart) addMultipartAction(app, action, respond);
}

function addMultipartAction(app: FastifyInstance, action: Action, respond: RespondToCall): void {
  // A single colon would begin a parameter.
  const url = `/${action.name.replaceAll(':', '::')}`;
  app.post(url, { config: { receivesFiles: true } }, (request, reply) =>
    respond(action, request, reply),
  );
}

function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: largestBody },
    (_request: unknown, text: string, done: (error: Error | null, body?: unknown) => void) => {
      let body: unknown;
      try {
        body = parseBody(text);
      } catch (error) {
        return done(error as Error);
      }
      done(null, body);
    },
  );
}

function respondToErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const isTooDeep = error instanceof RangeError && nestsTooDeeply(request.body);
    const reported = isTooDeep ? new AppError('malformed', 'bodyTooDeep') : error;
    const { status, body, retryAfterSeconds } = toFailure(reported, languageOf(request));
    if (status >= 500 && !(error instanceof Unavailable))
      request.log.error({ reqId: request.id, err: error, req: request }, 'a call failed');
    if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
    removeFileHeaders(reply);
    return reply.code(status).header('cache-control', 'no-store').send(body);
  });
}

/** Of what no route below the prefix takes, its owner asks this: a handler of the scope's own takes seventy routes. */
export const respondUnknown = async (request: FastifyRequest, reply: FastifyReply) =>
  reply
    .code(404)
    .header('cache-control', 'no-store')
    .send(failureOf('unknownAction', languageOf(request)));
