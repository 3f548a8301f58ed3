import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';
import { joinSockets } from '#tests/fakes/joined-sockets.ts';

/** How a service is reached: as it should be, with each piece held up, not at all, without an answer, or cut off. */
export type Way = 'open' | 'slow' | 'away' | 'silent' | 'cut';

/** Milliseconds. */
const heldUp = 400;

/** A way to a TCP service of this machine that misbehaves as it is told to. */
export async function openGate(serviceUrl: string) {
  const target = new URL(serviceUrl);
  const sockets = new Set<Socket>();
  let way: Way = 'open';
  const server = createServer((client) => {
    if (way === 'away') return void client.destroy();
    const service = createConnection(Number(target.port), target.hostname);
    joinSockets(sockets, client, service);
    const carry = (to: Socket) => (piece: Buffer) => {
      if (way === 'silent') return;
      if (way === 'cut') return void to.destroy();
      if (way === 'slow') setTimeout(() => !to.destroyed && to.write(piece), heldUp);
      else to.write(piece);
    };
    client.on('data', carry(service));
    service.on('data', carry(client));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(serviceUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    /** As the service's, by this way. */
    url: url.href.replace(/\/$/, ''),
    /** Connections end with each change: of what was kept from arriving nothing arrives later. */
    turn(next: Way) {
      way = next;
      for (const socket of sockets) socket.destroy();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
