import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compare, ratio } from './compare.ts';
import { seedPets } from './seed.ts';
import { startPortal, startServer } from './server-process.ts';

const page = '/mascotas/adopcion?especie=perro';

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
    const body = Buffer.from(await (await fetch(portal.url + page)).arrayBuffer());
    const file = fileURLToPath(new URL('bare-node.mjs', import.meta.url));
    const bare = await startServer(file, [], { input: body });
    try {
      const kept = await compare('a kept page', [
        { name: 'portal', server: portal, load: { path: page } },
        { name: 'bare Node', server: bare, load: { path: '/' } },
      ]);
      let visits = 0;
      const nextPath = () => `${page}&pagina=${visits++}`;
      await compare('a page that is not kept', [
        { name: 'portal', server: portal, load: { path: page, nextPath } },
      ]);
      process.stdout.write(`a kept page: ${ratio(kept.portal, kept['bare Node'])} of bare Node\n`);
    } finally {
      await Promise.all([portal.stop(), bare.stop()]);
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
