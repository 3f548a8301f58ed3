import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';
import { joinSockets } from './joined-sockets.ts';

/** A way to a server on this machine that breaks off, without a word, after every so many bytes sent. */
export async function openRudeConnection(port: number, bytesEach: number) {
  const sockets = new Set<Socket>();
  let cuts = 0;
  const server = createServer((client) => {
    const target = createConnection(port, '127.0.0.1');
    let sent = 0;
    joinSockets(sockets, client, target);
    target.pipe(client);
    client.on('data', (chunk: Buffer) => {
      const rest = bytesEach - sent;
      sent += chunk.length;
      if (chunk.length < rest) {
        if (!target.write(chunk)) {
          client.pause();
          target.once('drain', () => client.resume());
        }
        return;
      }
      cuts += 1;
      client.pause();
      // What a phone sent before the tunnel does arrive.
      target.end(chunk.subarray(0, rest), () => client.resetAndDestroy());
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    port: (server.address() as AddressInfo).port,
    cuts: () => cuts,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
