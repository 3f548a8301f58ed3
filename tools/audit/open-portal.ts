import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '#server/config/config.ts';
import { readEnv } from '#server/config/env.ts';
import { freePort } from '#tests/setup/free-port.ts';
import { seedDemo } from '../demo/seed.ts';
import { startServer } from '../demo/server.ts';
import { sitters } from '../demo/sitters.ts';

export interface PortalForAudit {
  url: string;
  close: () => Promise<void>;
}

/** The built portal with its demonstration in a folder of its own. */
export async function openForAudit(): Promise<PortalForAudit> {
  const folder = await mkdtemp(join(tmpdir(), 'casa-animal-audit-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env: NodeJS.ProcessEnv = {
    PATH: process.env.PATH,
    DATA_DIR: folder,
    PORT: String(port),
    HOST: '127.0.0.1',
    SITE_URL: url,
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    DEMO: '1',
    CHEAP_PROOFS: '1',
  };
  await seedDemo(loadConfig(readEnv(env)), new Date(), () => {}, { modelOf: sitters });
  const server = await startServer(env, url);
  return {
    url,
    async close() {
      const exited = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
