import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { systemClock } from '#domain/clock.ts';
import { loadConfig } from '#server/config/config.ts';
import { readEnv } from '#server/config/env.ts';
import { StartupError } from '#server/process/startup-error.ts';
import { dumpOf } from './upgrade-dump/dump.ts';
import { fillForDump } from './upgrade-dump/fill.ts';

/**
 * npx tsx tools/upgrade-dump.ts [FILE.sqlite]
 * Writes what a database of this version holds to tests/api/db/upgrades, for tests of later versions. FILE is one that an
 * older version has filled.
 */
async function main(given: string | undefined): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'casa-animal-dump-'));
  try {
    const file = given ?? (await filled(path.join(folder, 'data')));
    const { name, sql } = await dumpOf(file, folder);
    const target = new URL(`../tests/api/db/upgrades/${name}`, import.meta.url);
    await writeFile(target, sql);
    console.log(`Wrote ${(sql.length / 1_000).toFixed(0)} kB: tests/api/db/upgrades/${name}`);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function filled(dataDir: string): Promise<string> {
  const env = { NODE_ENV: 'test', DEMO: '1', CAPTCHA_PROVIDER: 'none', LOG_LEVEL: 'error' };
  const config = loadConfig(readEnv({ ...env, DATA_DIR: dataDir }));
  if (config.database.kind !== 'sqlite') throw new StartupError('Unset DATABASE_URL.');
  await fillForDump(config, systemClock.now());
  return config.database.file;
}

await main(process.argv[2]);
