import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { compare, ratio } from './compare.ts';
import { seedPets } from './seed.ts';
import { type ServerProcess, startPortal, startServer } from './server-process.ts';

const page = '/mascotas/adopcion?especie=perro';
const bareNode = fileURLToPath(new URL('bare-node.mjs', import.meta.url));

/** A page that is kept beside the same bytes from a bare Node server, and pages that are asked for once. */
export async function measurePages(count: number, today: string): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'casa-animal-bench-'));
  try {
    await seedPets(
      { kind: 'sqlite', file: path.join(dataDir, 'casa-animal.sqlite') },
      count,
      today,
    );
    const portal = await startPortal(dataDir);
    try {
      const ratios = [await compareCached(portal, 'identity'), await compareCached(portal, 'br')];
      let visits = 0;
      const nextPath = () => `${page}&pagina=${visits++}`;
      await compare('a page that is not kept', [
        { name: 'portal', server: portal, load: { path: page, nextPath } },
      ]);
      process.stdout.write(`${ratios.join('\n')}\n`);
    } finally {
      await portal.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function compareCached(portal: ServerProcess, encoding: 'identity' | 'br'): Promise<string> {
  const headers = { 'accept-encoding': encoding };
  const bare = await startServer(bareNode, [], { input: await cachedBytes(portal, encoding) });
  try {
    const title = `a cached page, ${encoding}`;
    const measured = await compare(title, [
      { name: 'portal', server: portal, load: { path: page, headers } },
      { name: 'bare Node', server: bare, load: { path: '/', headers } },
    ]);
    return `${title}: ${ratio(measured.portal, measured['bare Node'])} of bare Node`;
  } finally {
    await bare.stop();
  }
}

/** As they are sent, once the page lies there in that encoding: Brotli comes a moment after the first visit. */
async function cachedBytes(portal: ServerProcess, encoding: string): Promise<Buffer> {
  for (let visit = 1; visit <= 100; visit += 1) {
    const request = get(portal.url + page, { headers: { 'accept-encoding': encoding } });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    const bytes = await buffer(answer);
    if ((answer.headers['content-encoding'] ?? 'identity') === encoding) return bytes;
    await delay(100);
  }
  throw new Error(`the page is never sent as ${encoding}`);
}
