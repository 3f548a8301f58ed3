import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failure } from '#server/wire/envelope.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What it receives may take as long as a bad connection needs, while enough of it arrives. */
    receivesFiles?: boolean;
  }
}

/** Milliseconds, and bytes. */
export const usualTimeLimits = {
  /** From the connection, or the end of the request before, to the end of the headers. */
  headers: 20_000,
  /** For a body that is no file. */
  body: 60_000,
  /** For a body that is a file; one that can go on later is cut off and goes on. */
  file: 60 * 60_000,
  /** In each such span so many bytes of a file arrive: 1 KB a second. */
  span: 60_000,
  bytesInSpan: 60_000,
  /** For an answer to be read, and for a pause while it is: films are asked for in parts, and again. */
  answer: 30 * 60_000,
  pause: 60_000,
};

export type TimeLimits = typeof usualTimeLimits;

/** What Node itself looks after; it counts the time of headers alone, for bodies differ. */
export const serverOptions = ({ headers }: TimeLimits) => ({
  headersTimeout: headers,
  connectionsCheckingInterval: headers / 4,
});

/** Ends connections whose other side sends or reads too slowly, so that nobody can hold many of them for nothing. */
export function limitTimes(app: FastifyInstance, limits: TimeLimits): void {
  app.addHook('onRequest', async (request, reply) => {
    // A call within the process has no connection.
    if (!(request.raw.socket instanceof Socket) || !announcesBody(request)) return;
    if (request.routeOptions.config.receivesFiles) watchFile(request, reply, limits);
    else giveUpAfter(limits.body, request, reply);
  });

  app.addHook('onSend', async (_request, reply) => {
    const { socket } = reply.raw;
    if (!(socket instanceof Socket)) return;
    // Node ends a connection on which nothing has moved for so long.
    reply.raw.setTimeout(limits.pause);
    const timer = setTimeout(() => socket.destroy(), limits.answer).unref();
    reply.raw.once('close', () => clearTimeout(timer));
  });
}

const announcesBody = ({ raw: { headers } }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function watchFile(request: FastifyRequest, reply: FastifyReply, limits: TimeLimits): void {
  giveUpAfter(limits.file, request, reply);
  const { socket } = request.raw;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    if (socket.bytesRead - before < limits.bytesInSpan) giveUp(request, reply);
    before = socket.bytesRead;
  }, limits.span).unref();
  whenReceived(request, () => clearInterval(timer));
}

function giveUpAfter(milliseconds: number, request: FastifyRequest, reply: FastifyReply): void {
  const timer = setTimeout(() => giveUp(request, reply), milliseconds).unref();
  whenReceived(request, () => clearTimeout(timer));
}

function whenReceived({ raw }: FastifyRequest, done: () => void): void {
  raw.once('end', done).once('close', done);
}

/** Past Fastify: the handler still waits for the body, and hears of its end as of any connection that breaks. */
function giveUp({ raw: { socket } }: FastifyRequest, { raw }: FastifyReply): void {
  if (!raw.headersSent) socket.write(tooSlow);
  socket.destroySoon();
}

const tooSlowBody = JSON.stringify(
  failure('tooSlow', 'La conexión es demasiado lenta o se interrumpió. Inténtalo de nuevo.'),
);
const tooSlow = [
  'HTTP/1.1 408 Request Timeout',
  'Content-Type: application/json; charset=utf-8',
  `Content-Length: ${Buffer.byteLength(tooSlowBody)}`,
  'Connection: close',
  '',
  tooSlowBody,
].join('\r\n');
