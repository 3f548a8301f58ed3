import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Viewer, visitor } from '#domain/accounts/viewer.ts';
import type { Context } from '#server/context.ts';
import { BoundedWork, logRejected } from '#server/limits/overload.ts';
import { networkOf } from '#server/web/network.ts';
import { type Authenticate, readViewer } from './authenticate.ts';
import { type ActionResponse, success } from './envelope.ts';
import { toFailure } from './errors.ts';
import { sendFile, sendPieces } from './files/file-response.ts';
import { onceUnder } from './idempotency.ts';
import { decideLanguage, languageOf } from './language.ts';
import { type Action, type Call, explainForbidden, requireAccess } from './registry.ts';
import type { ResponseCheck } from './response-check.ts';
import { withUpload } from './uploads/uploads.ts';

/** What people do at the same time is far below; past it, responses come too late for anybody. */
const callsAtOnce = { atOnce: 100, waiting: 300, perCaller: 200 };
/** Calls that wait for other services, and would hold up all others when one of those is slow. */
const outsideAtOnce = { atOnce: 150, waiting: 100, perCaller: 50 };
const json = 'application/json; charset=utf-8';

interface Dependencies {
  context: Context;
  authenticate: Authenticate;
  check: ResponseCheck;
}

export type RespondToCall = (
  action: Action,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<unknown>;

/** Runs an action for its caller, in its queue and language, and writes what it responds. */
export function createCallResponder({ context, authenticate, check }: Dependencies): RespondToCall {
  const queues = {
    inside: new BoundedWork(callsAtOnce, logRejected('calls', context)),
    outside: new BoundedWork(
      outsideAtOnce,
      logRejected('calls that wait for other services', context),
    ),
  };

  function perform(
    action: Action,
    request: FastifyRequest,
    viewer: Viewer,
  ): Promise<ActionResponse> {
    const { multipart } = action;
    const callWith = callFactory(context, action, request, viewer);
    const run = (input: unknown) => action.run(callWith(input));
    const account = viewer.kind === 'user' ? viewer.id : undefined;
    const { ip: address } = request;
    if (!multipart) {
      const body = (request.body ?? {}) as Readonly<Record<string, unknown>>;
      const queue = waitsOutside(action, body) ? queues.outside : queues.inside;
      return queue.run(() => run(body), account ?? networkOf(address));
    }
    const receiver = {
      incoming: context.incoming,
      sender: { account: account ?? networkOf(address), address },
      admit: (input: Readonly<Record<string, unknown>>) => multipart.admit(callWith(input)),
    };
    return withUpload(request, receiver, run);
  }

  return async (action, request, reply) => {
    const viewer = action.access === 'signIn' ? visitor : await readViewer(request, authenticate);
    try {
      await context.keyVault.refresh();
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
  };
}

/** Makes the call of an input, which of a form is known only once it has been read. @throws AppError of its access */
function callFactory(context: Context, action: Action, request: FastifyRequest, viewer: Viewer) {
  const language = decideLanguage(request, request.body, viewer);
  // Before the files of strangers are read.
  requireAccess(action.access, viewer, context.config);
  const { ip: address, headers } = request;
  const key = headers['idempotency-key']?.toString();
  return <Input>(input: Input): Call<Input> => {
    const call: Call<Input> = {
      viewer,
      context,
      address,
      userAgent: headers['user-agent'] ?? '',
      input,
      language: action.multipart ? decideLanguage(request, input, viewer) : language,
      once: (create, { insteadOfKey, ...as } = {}) =>
        onceUnder(key ?? insteadOfKey, action, call, create, as),
    };
    return call;
  };
}

function waitsOutside({ waitsOutside: waits }: Action, body: Readonly<Record<string, unknown>>) {
  return typeof waits === 'function' ? waits(body) : waits;
}
