import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Viewer, visitor } from '#domain/accounts/viewer.ts';
import type { Context } from '#server/context.ts';
import { named } from '#server/named-plugin.ts';
import { networkOf } from '#server/network.ts';
import { BoundedWork } from '#server/overload.ts';
import { nameRoute } from '#server/request-route.ts';
import { Unavailable } from '#server/unavailable.ts';
import { actions } from './actions/index.ts';
import { type Authenticate, bySessions, readViewer } from './authenticate.ts';
import { parseBody } from './body.ts';
import { registerDocs } from './docs/site/routes.ts';
import { type ActionResponse, success } from './envelope.ts';
import { failureOf, toFailure } from './errors.ts';
import { removeFileHeaders, sendFile, sendPieces } from './file-response.ts';
import { onceUnder } from './idempotency.ts';
import { decideLanguage, languageOf, registerLanguage } from './language.ts';
import { type Action, type Call, explainForbidden, requireAccess } from './registry.ts';
import { noCheck, type ResponseCheck, strictCheck } from './response-check.ts';
import { registerResumableUploads } from './resumable-uploads.ts';
import { acceptUploads, withUpload } from './uploads.ts';

interface WireOptions {
  context: Context;
  /** The portal's sessions tell whose a bearer token is, unless a test says otherwise. */
  authenticate?: Authenticate;
  /** Of what actions respond; by `strictCheck` unless in production. */
  check?: ResponseCheck;
}

const largestBody = 1024 * 1024;
/** What people do at the same time is far below; past it, responses come too late for anybody. */
const callsAtOnce = { atOnce: 100, waiting: 300, perCaller: 200 };
/** Calls that wait for other services, and would hold up all others when one of those is slow. */
const outsideAtOnce = { atOnce: 150, waiting: 100, perCaller: 50 };
const json = 'application/json; charset=utf-8';
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
  const calls = new BoundedWork('calls', callsAtOnce, context);
  const outside = new BoundedWork('calls that wait for other services', outsideAtOnce, context);
  readJsonBodies(app);
  respondToErrors(app);
  app.setNotFoundHandler(respondUnknown);

  addJsonActions();
  await app.register(named(addMultipartActions));

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

  /** One route for all of them, which a portal opens in a tenth of the time that a route for each takes. */
  function addJsonActions(): void {
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

  async function addMultipartActions(scope: FastifyInstance): Promise<void> {
    await acceptUploads(scope);
    for (const action of actions) if (action.multipart) addMultipartAction(scope, action);
  }

  function addMultipartAction(scope: FastifyInstance, action: Action): void {
    // A single colon would begin a parameter.
    const url = `/${action.name.replaceAll(':', '::')}`;
    scope.post(url, { config: { receivesFiles: true } }, (request, reply) =>
      respond(action, request, reply),
    );
  }

  async function respond(action: Action, request: FastifyRequest, reply: FastifyReply) {
    const viewer = action.access === 'signIn' ? visitor : await readViewer(request, authenticate);
    try {
      const response = await perform(action, request, viewer);
      check.success(action, request.body, response);
      reply.header('cache-control', 'no-store');
      if ('file' in response) return await sendFile(reply, response);
      reply.header('content-type', json);
      if ('json' in response) {
        return await sendPieces(reply, check.pieces(action, request.body, response.json));
      }
      return JSON.stringify(success(response));
    } catch (error) {
      const explained = explainForbidden(error, viewer);
      const { status, body } = toFailure(explained, languageOf(request));
      check.failure(action, status, body);
      throw explained;
    }
  }

  function perform(
    action: Action,
    request: FastifyRequest,
    viewer: Viewer,
  ): Promise<ActionResponse> {
    const asked = decideLanguage(request, request.body, viewer);
    // Before the files of strangers are read.
    requireAccess(action.access, viewer);
    const { ip: address, headers } = request;
    const key = headers['idempotency-key']?.toString();
    const { multipart } = action;
    const callWith = <Input>(input: Input): Call<Input> => {
      const call: Call<Input> = {
        viewer,
        context,
        address,
        userAgent: headers['user-agent'] ?? '',
        input,
        // The fields of a form are known only now.
        language: multipart ? decideLanguage(request, input, viewer) : asked,
        once: (create, insteadOfKey, stands) =>
          onceUnder(key ?? insteadOfKey, action, call, create, stands),
      };
      return call;
    };
    const run = (input: unknown) => action.run(callWith(input));
    const account = viewer.kind === 'user' ? viewer.id : undefined;
    if (!multipart) {
      const body = (request.body ?? {}) as Readonly<Record<string, unknown>>;
      const queue = waitsOutside(action, body) ? outside : calls;
      return queue.run(() => run(body), account ?? networkOf(address));
    }
    const receiver = {
      incoming: context.incoming,
      sender: { account: account ?? networkOf(address), address },
      admit: (input: Readonly<Record<string, unknown>>) => multipart.admit(callWith(input)),
    };
    return withUpload(request, receiver, run);
  }
});

function waitsOutside({ waitsOutside: waits }: Action, body: Readonly<Record<string, unknown>>) {
  return typeof waits === 'function' ? waits(body) : waits;
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
    const { status, body, retryAfterSeconds } = toFailure(error, languageOf(request));
    if (status >= 500 && !(error instanceof Unavailable))
      request.log.error({ reqId: request.id, err: error, req: request }, 'a call failed');
    if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
    removeFileHeaders(reply);
    return reply.code(status).header('cache-control', 'no-store').send(body);
  });
}

const respondUnknown = async (request: FastifyRequest, reply: FastifyReply) =>
  reply
    .code(404)
    .header('cache-control', 'no-store')
    .send(failureOf('unknownAction', languageOf(request)));
