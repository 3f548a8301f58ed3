import { cp, rm } from 'node:fs/promises';
import { demoDonations } from '#content/demo/demo-donations.ts';
import { loadConfig } from '#server/config/config.ts';
import { readEnv } from '#server/config/env.ts';
import { createContext } from '#server/context.ts';
import { seedDemo } from '../../tools/demo/seed.ts';
import { sitters } from '../../tools/demo/sitters.ts';
import { freePort } from './free-port.ts';
import { leavingMember, secondAdministrator } from './people.ts';
import { type PortalProcess, startPortal, temporaryFolder } from './portal-process.ts';
import { tutorialVideo } from './tutorial-video.ts';

/** A built portal with the pets of `npm run demo`. */
export interface JourneyPortal {
  url: string;
  dataDir: string;
}

/**
 * A process of its own (`global-portal.ts`): fills one portal, starts as many copies of it as its argument says, and
 * tells its parent. They run until that one disconnects or ends.
 */
async function main(count: number): Promise<void> {
  const parentEnded = new Promise<void>((resolve) => process.once('disconnect', resolve));
  const seeded = await temporaryFolder();
  await seed(seeded);
  const portals = await Promise.all(Array.from({ length: count }, () => startCopy(seeded)));
  const known: JourneyPortal[] = portals.map(({ url, dataDir }) => ({ url, dataDir }));
  // A run of few tests has ended by now.
  if (process.connected) process.send?.(known);
  await parentEnded;
  await Promise.all(portals.map(({ stop }) => stop()));
  for (const folder of [seeded, ...portals.map(({ dataDir }) => dataDir)]) {
    await rm(folder, { recursive: true });
    await rm(`${folder}.worker`, { force: true });
  }
}

async function seed(dataDir: string): Promise<void> {
  const env = { DATA_DIR: dataDir, NODE_ENV: 'test', LOG_LEVEL: 'silent', CHEAP_PROOFS: '1' };
  const config = loadConfig(readEnv(env));
  // Whoever walks through monthly giving begins it.
  const donations = { single: demoDonations, monthly: [] };
  // Journeys count on the pets that are up for adoption, and who applies for them they say themselves.
  const applications: never[] = [];
  // What journeys count and record is all there is.
  const books = { cash: [], inKind: [] };
  await seedDemo(config, new Date(), () => {}, {
    modelOf: sitters,
    donations,
    applications,
    books,
  });
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
    // Donors transfer to the built-in provider; the account is there for the statements of its bank.
    SPEI_PROVIDER: 'none',
    OWN_ACCOUNT_CLABE: '002115016003269411',
    OWN_ACCOUNT_BANK: 'Banamex',
    INBOUND_MAIL_DOMAIN: 'mail.casa.example',
    INBOUND_MAIL_SECRET: 'a secret of more than 32 characters',
  });
  return { ...portal, url: siteUrl };
}

await main(Number(process.argv[2]));
