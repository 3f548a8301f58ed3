import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { joinSockets } from './joined-sockets.ts';

/** A way to a PostgreSQL server through which messages can be kept from arriving. */
export async function openBrokenLine(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const target = path.join(url.searchParams.get('host') ?? '', '.s.PGSQL.5432');
  const folder = mkdtempSync(path.join(tmpdir(), 'casa-animal-line-'));
  const sockets = new Set<Socket>();
  let behaves: 'carries' | 'swallows' | 'cuts answers to commits' = 'carries';
  const server = createServer((client) => {
    const upstream = createConnection(target);
    let isCommitting = false;
    joinSockets(sockets, client, upstream);
    client.on('data', (chunk: Buffer) => {
      if (behaves === 'swallows') return;
      isCommitting = behaves === 'cuts answers to commits' && chunk.includes('commit\0');
      upstream.write(chunk);
    });
    upstream.on('data', (chunk: Buffer) => {
      if (isCommitting) client.destroy();
      else client.write(chunk);
    });
  });
  server.listen(path.join(folder, '.s.PGSQL.5432'));
  await once(server, 'listening');
  url.searchParams.set('host', folder);
  return {
    url: url.href,
    set behaves(how: typeof behaves) {
      behaves = how;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
      rmSync(folder, { recursive: true });
    },
  };
}
