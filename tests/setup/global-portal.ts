import { cp, rm } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { demoDonations } from '#content/demo/demo-donations.ts';
import { loadConfig } from '#server/config/config.ts';
import { readEnv } from '#server/config/env.ts';
import { createContext } from '#server/context.ts';
import { seedDemo } from '../../scripts/demo/seed.ts';
import { sitters } from '../../scripts/demo/sitters.ts';
import { chromiumFlags, requireChromium } from './chromium.ts';
import { freePort } from './free-port.ts';
import { leavingMember, secondAdministrator } from './people.ts';
import { type PortalProcess, startPortal, temporaryFolder } from './portal-process.ts';
import { tutorialVideo } from './tutorial-video.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each worker. */
    portals: { url: string; dataDir: string }[];
    /** Where journeys find the one browser. */
    chromium: string;
  }
}

/** The portals and the browser of all journeys, with the pets of `npm run demo`. */
export default async function startForAllJourneys(
  project: TestProject,
): Promise<() => Promise<void>> {
  const browser = await chromium.launchServer({
    executablePath: requireChromium(),
    args: chromiumFlags,
    host: '127.0.0.1',
  });
  const seeded = await temporaryFolder();
  await seed(seeded);
  const workers = [...Array(project.config.maxWorkers).keys()];
  const portals = await Promise.all(workers.map(() => startCopy(seeded)));
  project.provide(
    'portals',
    portals.map(({ url, dataDir }) => ({ url, dataDir })),
  );
  project.provide('chromium', browser.wsEndpoint());
  return async () => {
    await Promise.all([browser.close(), ...portals.map(({ stop }) => stop())]);
    for (const folder of [seeded, ...portals.map(({ dataDir }) => dataDir)]) {
      await rm(folder, { recursive: true });
    }
    for (const { dataDir } of portals) await rm(`${dataDir}.worker`, { force: true });
  };
}

async function seed(dataDir: string): Promise<void> {
  const env = { DATA_DIR: dataDir, NODE_ENV: 'test', LOG_LEVEL: 'silent', CHEAP_PROOFS: '1' };
  const config = loadConfig(readEnv(env));
  // Whoever walks through monthly giving begins it.
  const donations = { single: demoDonations, monthly: [] };
  // Journeys count on the pets that are up for adoption, and who applies for them they say themselves.
  const applications: never[] = [];
  await seedDemo(config, new Date(), () => {}, { modelOf: sitters, donations, applications });
  const context = await createContext(config);
  const { email, password } = secondAdministrator;
  await context.accounts.makeAdministrator(email, password);
  await context.accounts.create({ ...leavingMember, roles: ['member'] });
  await context.close();
}

async function startCopy(seeded: string): Promise<PortalProcess> {
  const dataDir = await temporaryFolder();
  await cp(seeded, dataDir, { recursive: true });
  const port = String(await freePort());
  // A name, for passkeys belong to no address that is a number.
  const siteUrl = `http://localhost:${port}`;
  const portal = await startPortal({
    DATA_DIR: dataDir,
    PORT: port,
    SITE_URL: siteUrl,
    DEMO: '1',
    CHEAP_PROOFS: '1',
    TUTORIAL_FILM_BOOKLET_FROM_EMAIL: tutorialVideo,
    INBOUND_MAIL_DOMAIN: 'mail.casa.example',
    INBOUND_MAIL_SECRET: 'a secret of more than 32 characters',
  });
  return { ...portal, url: siteUrl };
}
