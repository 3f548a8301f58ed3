import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { packageFolder } from '#server/process/package-folder.ts';
import { isUnchanged } from '../web/etag.ts';
import { forOtherSites } from './for-other-sites.ts';

/** By the address, the file in `widgets/`. */
const widgets = { campana: 'campaign.js', mascotas: 'pets.js' } as const;

/** Scripts that other sites load: each is one file there, and all share what is in base.js. */
export function registerWidgetRoutes(app: FastifyInstance): void {
  for (const [name, file] of Object.entries(widgets)) {
    let written: ReturnType<typeof write> | undefined;
    app.get(`/widgets/${name}.js`, async (request, reply) => {
      written ??= write(file);
      const { script, etag } = await written;
      reply.headers({ ...forOtherSites, etag, 'cache-control': 'public, max-age=3600' });
      if (isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.type('text/javascript; charset=utf-8').send(script);
    });
  }
}

/** A module of the sources cannot be loaded by one script of another site: both parts stand in one function. */
async function write(file: string): Promise<{ script: string; etag: string }> {
  const parts = await Promise.all(['base.js', file].map(read));
  const script = `(() => {\n${parts.join('\n').replace(/^(?:import .*\n|export )/gm, '')}})();\n`;
  const hash = createHash('sha256').update(script).digest('base64url').slice(0, 22);
  return { script, etag: `"${hash}"` };
}

const read = (name: string) => readFile(join(packageFolder, 'server/http/widgets', name), 'utf8');
