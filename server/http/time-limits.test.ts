import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createLimitedServer,
  limitBodies,
  type TimeLimits,
  usualTimeLimits,
} from './time-limits.ts';

/** A span in which nothing happens by itself: these timers are set by hand. */
const span = usualTimeLimits.span;
const head = (path: string, headers: string) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\n${headers}\r\n\r\n`;

function* endless() {
  const piece = Buffer.alloc(65_536);
  for (;;) yield piece;
}

describe('a connection', () => {
  let app: FastifyInstance;
  let received: (bytes: number) => void;
  let begun: Promise<() => void>;
  const sockets: Socket[] = [];

  async function open(changes: Partial<TimeLimits> = {}): Promise<Socket> {
    const limits = { ...usualTimeLimits, ...changes };
    app = Fastify({ serverFactory: (handle) => createLimitedServer(limits, handle) });
    limitBodies(app, limits);
    app.addContentTypeParser('text/plain', async (_request: unknown, body: Readable) => {
      let bytes = 0;
      for await (const chunk of body) {
        bytes += chunk.length;
        received(bytes);
      }
      return bytes;
    });
    app.post('/call', async ({ body }) => ({ bytes: body }));
    app.post('/refused', {
      onRequest: async (_request, reply) => reply.code(401).send(),
      handler: async () => {},
    });
    app.post('/file', { config: { receivesFiles: true } }, async ({ body }) => ({ bytes: body }));
    const within = { receivesFiles: true, bodyWithin: 2 * span };
    app.post('/mail', { config: within }, async ({ body }) => ({ bytes: body }));
    begun = new Promise((resolve) => {
      app.post('/work', { config: { receivesFiles: true } }, async () => {
        await new Promise<void>((finish) => resolve(finish));
        return {};
      });
    });
    app.get('/endless', (_request, reply) => reply.send(Readable.from(endless())));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    sockets.push(socket);
    socket.on('error', () => {});
    await once(socket, 'connect');
    return socket;
  }

  /** Resolves once so many bytes of the body have come in. */
  const arrival = (bytes: number) =>
    new Promise<void>((resolve) => {
      received = (now) => now >= bytes && resolve();
    });

  /** What the server says until it ends the connection. */
  async function rest(socket: Socket): Promise<string> {
    let text = '';
    for await (const chunk of socket) text += chunk;
    return text;
  }

  beforeEach(() => {
    received = () => {};
  });
  afterEach(async () => {
    vi.useRealTimers();
    for (const socket of sockets.splice(0)) socket.destroy();
    await app.close();
  });

  it('that says nothing, or not all of its headers, is ended', async () => {
    const socket = await open({ headers: 40 });
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n');
    expect(await rest(socket)).toMatch(/^HTTP\/1.1 408 /);
  });

  it('whose call drips in is told so and ended', async () => {
    const socket = await open();
    const some = arrival(3);
    socket.write(`${head('/call', 'Content-Length: 9')}abc`);
    await some;
    await vi.advanceTimersByTimeAsync(usualTimeLimits.body);
    const text = await rest(socket);
    expect(text).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n/);
    expect(text).toContain('La conexión es demasiado lenta');
  });

  it('has no longer than its route says, however much arrives', async () => {
    const socket = await open();
    const bytes = usualTimeLimits.bytesInSpan;
    socket.write(head('/mail', `Content-Length: ${bytes * 9}`));
    await once(app.server, 'request');
    for (let part = 1; part <= 2; part += 1) {
      const all = arrival(part * bytes);
      socket.write(Buffer.alloc(bytes));
      await all;
      await vi.advanceTimersByTimeAsync(span);
    }
    expect(await rest(socket)).toMatch(/^HTTP\/1.1 408 /);
  });

  it('may take its time with a file while enough of it arrives, and no longer', async () => {
    const socket = await open();
    const bytes = usualTimeLimits.bytesInSpan;
    socket.write(head('/file', `Content-Length: ${bytes * 9}`));
    await once(app.server, 'request');
    for (let part = 1; part <= 5; part += 1) {
      const all = arrival(part * bytes);
      socket.write(Buffer.alloc(bytes));
      await all;
      await vi.advanceTimersByTimeAsync(span);
      expect(socket.readableEnded).toBe(false);
    }
    const little = arrival(5 * bytes + 9);
    socket.write(Buffer.alloc(9));
    await little;
    await vi.advanceTimersByTimeAsync(span);
    expect(await rest(socket)).toMatch(/^HTTP\/1.1 408 /);
  });

  it('does not take for ever with a file', async () => {
    const socket = await open({ bytesInSpan: 0 });
    const some = arrival(1);
    socket.write(`${head('/file', 'Transfer-Encoding: chunked')}1\r\na\r\n`);
    await some;
    await vi.advanceTimersByTimeAsync(usualTimeLimits.file);
    expect(await rest(socket)).toMatch(/^HTTP\/1.1 408 /);
  });

  it('may send what is refused up to a bound', async () => {
    const socket = await open({ discarded: 1_000 });
    const begins = once(app.server, 'request');
    socket.write(`${head('/refused', 'Content-Length: 5000')}${'a'.repeat(900)}`);
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1.1 401 /);
    await vi.advanceTimersByTimeAsync(usualTimeLimits.look);
    expect(socket.readableEnded).toBe(false);
    const [{ socket: server }] = await begins;
    socket.write('a'.repeat(1_100));
    while (server.bytesRead < socket.bytesWritten) await setImmediate();
    await vi.advanceTimersByTimeAsync(usualTimeLimits.look);
    expect(await rest(socket)).toBe('');
  });

  it('is left alone while its file is worked on', async () => {
    const socket = await open();
    socket.write(`${head('/work', 'Content-Length: 3\r\nConnection: close')}abc`);
    const finish = await begun;
    await vi.advanceTimersByTimeAsync(10 * span);
    finish();
    expect(await rest(socket)).toMatch(/^HTTP\/1.1 200 OK/);
  });

  it('that stops reading its answer is ended', async () => {
    const socket = await open({ pause: 40 });
    const [server] = await Promise.all([
      once(app.server, 'request').then(([request]) => request.socket as Socket),
      socket.write('GET /endless HTTP/1.1\r\nHost: x\r\n\r\n'),
    ]);
    socket.pause();
    await once(server, 'close');
  });

  it('that reads its answer for too long is ended', async () => {
    const socket = await open();
    const [server] = await Promise.all([
      once(app.server, 'request').then(([request]) => request.socket as Socket),
      socket.write('GET /endless HTTP/1.1\r\nHost: x\r\n\r\n'),
    ]);
    await once(socket, 'readable');
    await vi.advanceTimersByTimeAsync(usualTimeLimits.answer);
    if (!server.destroyed) await once(server, 'close');
  });
});
