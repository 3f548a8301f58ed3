import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** What a server does with a request: nothing at all, break the connection, or answer what is written here and stay. */
export type Misbehaviour = 'silent' | 'reset' | { says: string; thenEnds?: boolean };

/** A TCP server that misbehaves as it is told to, from one request to the next. */
export async function startBrokenServer(behaviour: Misbehaviour) {
  let current = behaviour;
  const heads: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      // What follows the head is a body.
      const text = chunk.toString('latin1');
      if (!/^[A-Z]+ \S+ HTTP\/1\.1\r\n/.test(text)) return;
      heads.push(text.slice(0, text.indexOf('\r\n\r\n')).toLowerCase());
      if (current === 'silent') return;
      if (current === 'reset') return void socket.resetAndDestroy();
      if (current.thenEnds) socket.end(current.says);
      else socket.write(current.says);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests: () => heads.length,
    /** Of the requests, in small letters. */
    heads: () => heads,
    behave(next: Misbehaviour) {
      current = next;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
