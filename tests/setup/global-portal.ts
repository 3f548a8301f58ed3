import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { loadConfig } from '#server/config/config.ts';
import { readEnv } from '#server/config/env.ts';
import { seedDemo } from '../../scripts/demo/seed.ts';
import { requireChromium } from './chromium.ts';
import { startPortal, temporaryFolder } from './portal-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the built portal with the demonstration in it. */
    portal: string;
    /** Where that portal's mail lands, one .eml file each. */
    outbox: string;
    /** Path of the browser. */
    chromium: string;
  }
}

/** The browser and one portal for all journeys, with the pets of `npm run demo`. */
export default async function startForAllJourneys(
  project: TestProject,
): Promise<() => Promise<void>> {
  const dataDir = await temporaryFolder();
  const port = String(await freePort());
  const env = { DATA_DIR: dataDir, PORT: port, SITE_URL: `http://127.0.0.1:${port}`, DEMO: '1' };
  await seedDemo(
    loadConfig(readEnv({ ...env, NODE_ENV: 'production', LOG_LEVEL: 'silent' })),
    new Date(),
    () => {},
  );
  const portal = await startPortal(env);
  project.provide('portal', portal.url);
  project.provide('outbox', path.join(dataDir, 'outbox'));
  project.provide('chromium', requireChromium());
  return async () => {
    await portal.stop();
    await rm(dataDir, { recursive: true });
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(),
      );
    });
  });
}
