import { systemClock } from '#domain/clock.ts';
import { loadConfig } from '#server/config/config.ts';
import { readEnv } from '#server/config/env.ts';
import { storeKey } from '#server/db/key-fingerprint.ts';
import { openDatabase } from '#server/db/open.ts';
import { prepareDataDir, secretKeyOf } from '#server/process/data-dir.ts';
import { createLog } from '#server/process/log.ts';
import { StartupError } from '#server/process/startup-error.ts';
import { requirePortal } from '../terminal/portal.ts';
import type { Screen } from '../terminal/run-command.ts';

/**
 * npm run accept-secret-key
 * Lets the servers of this database start with the secret key that is configured now, in the place of the one before.
 * @returns the exit code
 */
export async function acceptSecretKeyCommand(
  env: NodeJS.ProcessEnv = process.env,
  screen: Screen = console,
): Promise<number> {
  try {
    screen.log(await accept(env, screen));
    return 0;
  } catch (error) {
    screen.error(error instanceof StartupError ? error.message : error);
    return 1;
  }
}

async function accept(env: NodeJS.ProcessEnv, screen: Screen): Promise<string> {
  const config = loadConfig(readEnv(env));
  await requirePortal(config, screen);
  prepareDataDir(config.dataDir);
  const database = await openDatabase(config.database, createLog(config.log));
  try {
    const isNew = await storeKey(database, secretKeyOf(config), systemClock);
    return isNew
      ? 'From now on this secret key counts. What was sealed or signed with the one before is worth nothing: see docs/operations.md.'
      : 'This secret key counts already.';
  } finally {
    await database.close();
  }
}
