import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Context } from '#server/context.ts';
import { routeOf } from '#server/web/request-route.ts';

/** What may be told of a request: nothing in it leads to a person. */
interface Finished {
  method: string;
  route: string;
  status: number;
  milliseconds: number;
  bytes: number;
  /** Missing for a cached page, which is answered before requests have an id. */
  id?: string;
}

/** The caller left before the response was out. */
const callerLeft = 499;
const methods = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'OPTIONS', 'PUT', 'DELETE']);

/** Answers a page from the cache, past the framework, where it can, and hears of it. */
type WatchCached = (
  message: { request: IncomingMessage; response: ServerResponse },
  answer: () => string | undefined,
) => string | undefined;

/**
 * Metrics, traces and the access log of requests; where the configuration asks for none of them a request costs nothing.
 */
export function watchRequests(
  app: FastifyInstance,
  { config, log, observability: { metrics, tracing } }: Context,
): WatchCached | undefined {
  const writeLog = config.observability.accessLog ? accessLog(log) : undefined;
  if (!metrics && !tracing && !writeLog) return undefined;

  function finish(done: Finished): void {
    metrics?.request(done.method, done.route, done.status, done.milliseconds);
    writeLog?.(done);
  }

  app.addHook('onRequest', (request, reply, next) => {
    const { raw } = reply;
    const method = methodOf(request.raw);
    const begun = performance.now();
    const bytesBefore = writeLog ? bytesOf(request.raw) : 0;
    let endTrace: ((route: string, status: number) => void) | undefined;
    raw.once('close', () => {
      const status = raw.writableEnded ? raw.statusCode : callerLeft;
      const route = (!request.is404 && routeOf(request)) || 'unknown';
      endTrace?.(route, status);
      const bytes = writeLog ? bytesOf(request.raw) - bytesBefore : 0;
      finish({
        method,
        route,
        status,
        milliseconds: performance.now() - begun,
        bytes,
        id: request.id,
      });
    });
    if (tracing) endTrace = tracing.request(method, next);
    else next();
  });

  return ({ request, response }, answer) => {
    const method = methodOf(request);
    const begun = performance.now();
    const bytesBefore = writeLog ? bytesOf(request) : 0;
    const route = answer();
    if (route === undefined) return undefined;
    const { statusCode: status } = response;
    const bytes = writeLog ? bytesOf(request) - bytesBefore : 0;
    tracing?.request(method, () => {})(route, status);
    finish({ method, route, status, milliseconds: performance.now() - begun, bytes });
    return route;
  };
}

const methodOf = ({ method = '' }: IncomingMessage) => (methods.has(method) ? method : 'other');

/** Sent on this connection so far, heads included. */
const bytesOf = ({ socket }: IncomingMessage) => socket.bytesWritten ?? 0;

/** On whatever level the log is. */
function accessLog(log: Logger): (done: Finished) => void {
  const own = log.child({}, { level: 'info' });
  return ({ method, route, status, milliseconds, bytes, id }) =>
    own.info(
      { method, route, status, ms: Math.round(milliseconds * 10) / 10, bytes, reqId: id },
      'request',
    );
}
