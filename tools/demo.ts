import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Presets, SingleBar } from 'cli-progress';
import { demoPeople, demoStaff } from '#content/demo/people.ts';
import { systemClock } from '#domain/clock.ts';
import { loadConfig } from '#server/config/config.ts';
import { readEnv } from '#server/config/env.ts';
import { StartupError } from '#server/process/startup-error.ts';
import { seedDemo } from './demo/seed.ts';
import { build, requireFreePort, startServer } from './demo/server.ts';

/**
 * npm run demo: builds the portal, fills a database of its own and serves it, until Ctrl-C. Filled once; run again, it
 * only builds and serves. Delete the folder to begin anew.
 */
async function main(): Promise<void> {
  const port = process.env.PORT ?? '3000';
  const env: NodeJS.ProcessEnv = {
    DATA_DIR: 'data/demo',
    PORT: port,
    SITE_URL: `http://localhost:${port}`,
    LOG_LEVEL: 'warn',
    // Invented, so that the chat and the social links show.
    WHATSAPP_NUMBER: '529840000000',
    FACEBOOK_URL: 'https://www.facebook.com/casa-animal-demo',
    INSTAGRAM_URL: 'https://www.instagram.com/casa.animal.demo',
    // So that answers to messages show in their conversations; nobody else knows the secret.
    INBOUND_MAIL_DOMAIN: 'correo.casa-animal.example',
    INBOUND_MAIL_SECRET: randomBytes(32).toString('hex'),
    // Invented, for the statements of its bank; donors transfer to the built-in provider.
    SPEI_PROVIDER: 'none',
    OWN_ACCOUNT_CLABE: '002115016003269411',
    OWN_ACCOUNT_BANK: 'Banamex',
    ...process.env,
    NODE_ENV: 'production',
    DEMO: '1',
  };
  if (env.DATABASE_URL || env.S3_BUCKET) {
    throw new StartupError(
      'The demonstration has passwords that everybody knows and keeps to its own folder: unset DATABASE_URL and S3_BUCKET.',
    );
  }
  const config = loadConfig(readEnv(env));
  const local = `http://127.0.0.1:${config.port}`;
  await requireFreePort(local);
  console.log('Building the portal and filling its demonstration. The first time takes a minute.');
  const started = performance.now();
  await Promise.all([build(), seed(config)]);
  const server = await startServer(env, local);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(welcome(config.siteUrl, seconds));

  // In a terminal Ctrl-C reaches both processes; from elsewhere the signal comes to this one alone.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => server.kill(signal));
  }
  if (server.exitCode === null) await once(server, 'exit');
  process.exitCode = server.exitCode ?? 1;
}

async function seed(config: ReturnType<typeof loadConfig>): Promise<void> {
  const bar = new SingleBar(
    { format: '{bar} {value}/{total} pets', noTTYOutput: true, notTTYSchedule: 5_000 },
    Presets.shades_classic,
  );
  await seedDemo(config, systemClock.now(), (done, total) => {
    if (total === 0) return;
    if (!bar.isActive) bar.start(total, done);
    bar.update(done);
  });
  bar.stop();
}

function welcome(address: string, seconds: string): string {
  const people = [...Object.values(demoPeople), ...demoStaff];
  const width = Math.max(...people.map(({ part }) => part.length));
  const mail = Math.max(...people.map(({ email }) => email.length));
  const signIns = people.map(
    ({ part, email, password }) => `  ${part.padEnd(width)}  ${email.padEnd(mail)}  ${password}`,
  );
  return [
    '',
    `Casa Animal is ready after ${seconds} s: ${address}`,
    '',
    'Sign in as:',
    ...signIns,
    '',
    'Ctrl-C stops it.',
    '',
  ].join('\n');
}

main().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
});
