import { systemClock } from '#domain/clock.ts';
import { loadConfig } from '#server/config/config.ts';
import { readEnv } from '#server/config/env.ts';
import { requireSameKey } from '#server/db/key-fingerprint.ts';
import { openDatabase } from '#server/db/open.ts';
import { replaceKey } from '#server/features/animals/passports/passport-keys.ts';
import { prepareDataDir, secretKeyOf } from '#server/process/data-dir.ts';
import { createLog } from '#server/process/log.ts';
import { StartupError } from '#server/process/startup-error.ts';
import { requirePortal } from '../terminal/portal.ts';
import type { Screen } from '../terminal/run-command.ts';

const usage = 'Usage: npm run rotate-passport-key [-- --withdraw]';

/**
 * npm run rotate-passport-key [-- --withdraw]
 * From here on passports are signed with another key, also by servers that run. With --withdraw, for a key that has
 * leaked, all that was signed until now counts for nothing.
 * @returns the exit code
 */
export async function rotatePassportKeyCommand(
  parameters: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
  screen: Screen = console,
): Promise<number> {
  const withdraw = parameters[0] === '--withdraw';
  if (parameters.length > (withdraw ? 1 : 0)) {
    screen.error(usage);
    return 1;
  }
  try {
    screen.log(await rotate(env, withdraw, screen));
    return 0;
  } catch (error) {
    screen.error(error instanceof StartupError ? error.message : error);
    return 1;
  }
}

async function rotate(env: NodeJS.ProcessEnv, withdraw: boolean, screen: Screen): Promise<string> {
  const config = loadConfig(readEnv(env));
  await requirePortal(config, screen);
  prepareDataDir(config.dataDir);
  const secretKey = secretKeyOf(config);
  const database = await openDatabase(config.database, createLog(config.log));
  try {
    await requireSameKey(database, secretKey, systemClock);
    const id = await replaceKey({ database, clock: systemClock, secretKey }, { withdraw });
    return withdraw
      ? `Passports are signed with the key ${id} from now on; those issued until now count for nothing: issue them anew.`
      : `Passports are signed with the key ${id} from now on; those issued until now go on to count.`;
  } finally {
    await database.close();
  }
}
