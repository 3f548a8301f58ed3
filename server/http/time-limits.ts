import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defaultLanguage, type Language } from '#domain/language.ts';
import { largestFile } from '#domain/pets/chosen-files.ts';
import { acceptedLanguage } from '#server/web/accepted-language.ts';
import { failureOf } from '#server/wire/errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What it receives may take as long as a bad connection needs, while enough of it arrives. */
    receivesFiles?: boolean;
    /** Milliseconds that its body may take, instead of the usual ones. */
    bodyWithin?: number;
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
  /** In each such span, a number of looks, so many bytes of a file arrive: 1 KB a second. */
  span: 60_000,
  bytesInSpan: 60_000,
  /** Of a body that is refused: the largest file, with what a call puts around it. */
  discarded: largestFile + 64 * 1024,
  /** Bodies are looked at so often. */
  look: 1_000,
  /** For an answer to be read, and for a pause while it is: videos are asked for in parts, and again. */
  answer: 30 * 60_000,
  pause: 60_000,
};

export type TimeLimits = typeof usualTimeLimits;

/** Between two requests of a connection; longer than a proxy in front keeps one open without a use. */
const idle = 72_000;

/**
 * A server that ends connections whose other side sends its headers or reads its answers too slowly, so that nobody can
 * hold many of them for nothing. Connections are looked at from time to time: an answer sets no timer of its own.
 */
export function createLimitedServer(limits: TimeLimits, listener: RequestListener): Server {
  const { headers, pause, answer } = limits;
  const server = createServer(
    { headersTimeout: headers, connectionsCheckingInterval: headers / 4, keepAliveTimeout: idle },
    (request, response) => {
      response.on('timeout', endUnread);
      listener(request, response);
    },
  );
  // Bodies differ: `limitBodies` looks after them.
  server.requestTimeout = 0;
  server.timeout = pause;
  limitReading(server, answer);
  return server;
}

/** Nothing has moved for a while: either the other side does not read, or somebody works on the answer. */
function endUnread(this: ServerResponse): void {
  if (this.socket && this.socket.writableLength > 0) this.socket.destroy();
}

/** Keeps something of each open connection and looks at it every so many milliseconds, which says what to keep next. */
function watchConnections<Kept>(
  server: Server,
  milliseconds: number,
  first: Kept,
  look: (socket: Socket, state: Kept) => Kept,
): Map<Socket, Kept> {
  const connections = new Map<Socket, Kept>();
  server.on('connection', (socket) => {
    connections.set(socket, first);
    socket.once('close', () => connections.delete(socket));
  });
  let timer: NodeJS.Timeout | undefined;
  server.on('listening', () => {
    timer = setInterval(() => {
      for (const [socket, known] of connections) connections.set(socket, look(socket, known));
    }, milliseconds).unref();
  });
  server.on('close', () => clearInterval(timer));
  return connections;
}

/** No connection has something left to read each time that it is looked at, for longer than `limit` milliseconds. */
function limitReading(server: Server, limit: number): void {
  const looks = 30;
  watchConnections(server, limit / looks, 0, (socket, unread) => {
    if (socket.writableLength === 0) return 0;
    if (unread + 1 >= looks) socket.destroy();
    return unread + 1;
  });
}

/** What a connection sends, from the head of its last call on. */
interface Incoming {
  request: FastifyRequest;
  reply: FastifyReply;
  /** Milliseconds that it has taken by now. */
  taken: number;
  /** How far the connection had been read when its body began, and at the last span. */
  begun: number;
  before: number;
}

/**
 * Ends calls whose bodies come too slowly, or go on for too long after they were refused. Connections are looked at from
 * time to time: a call sets no timer of its own.
 */
export function limitBodies(app: FastifyInstance, limits: TimeLimits): void {
  const incoming = watchConnections<Incoming | undefined>(
    app.server,
    limits.look,
    undefined,
    (socket, body) => {
      if (!body || body.request.raw.complete) return undefined;
      look(socket, body, limits);
      return body;
    },
  );
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    // A call within the process has no connection.
    if (announcesBody(request.raw) && incoming.has(socket)) {
      const { bytesRead } = socket;
      incoming.set(socket, { request, reply, taken: 0, begun: bytesRead, before: bytesRead });
    }
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (incoming.get(request.raw.socket)?.request === request && !request.raw.complete) {
      keepReading(request, reply);
    }
    done(null, payload);
  });
}

/**
 * Who is still sending gets no response from a connection that ends: what comes after the answer is read and thrown away,
 * and only then does a connection end that was to. Here, for Node would end it with the answer.
 */
function keepReading({ raw }: FastifyRequest, reply: FastifyReply): void {
  const { socket } = raw;
  const isToEnd = endsConnection(raw) || reply.raw.getHeader('connection') === 'close';
  reply.header('connection', 'keep-alive');
  reply.raw.once('finish', () => {
    raw.resume();
    if (!isToEnd) return;
    if (raw.complete) socket.destroySoon();
    else raw.once('end', () => socket.destroySoon());
  });
}

/** Whether a connection ends with the answer to this request (RFC 9112 §9.3). */
function endsConnection({ headers, httpVersion }: IncomingMessage): boolean {
  const says = (option: string) => headers.connection?.toLowerCase().includes(option) ?? false;
  return says('close') || (httpVersion === '1.0' && !says('keep-alive'));
}

export const announcesBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function look(socket: Socket, body: Incoming, limits: TimeLimits): void {
  const { request, reply } = body;
  const { receivesFiles, bodyWithin = receivesFiles ? limits.file : limits.body } =
    request.routeOptions.config;
  body.taken += limits.look;
  // What is thrown away after an answer has no bound of Node's.
  const isTooMuch = socket.bytesRead - body.begun > limits.discarded;
  if (reply.raw.writableFinished && isTooMuch) socket.destroy();
  else if (body.taken >= bodyWithin) giveUp(request, reply);
  else if (receivesFiles && body.taken % limits.span === 0) {
    if (socket.bytesRead - body.before < limits.bytesInSpan) giveUp(request, reply);
    body.before = socket.bytesRead;
  }
}

/** Past Fastify: the handler still waits for the body, and hears of its end as of any connection that breaks. */
function giveUp(request: FastifyRequest, { raw }: FastifyReply): void {
  const { socket } = request.raw;
  if (!raw.headersSent) socket.write(tooSlow[acceptedLanguage(request) ?? defaultLanguage]);
  socket.destroySoon();
}

function tooSlowAnswer(language: Language): string {
  const body = JSON.stringify(failureOf('tooSlow', language));
  return [
    'HTTP/1.1 408 Request Timeout',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}

const tooSlow = { es: tooSlowAnswer('es'), en: tooSlowAnswer('en') };
