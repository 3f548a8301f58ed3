import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Command } from 'commander';
import { systemClock } from '#domain/clock.ts';
import { loadConfig } from '#server/config/config.ts';
import { type Env, readEnv } from '#server/config/env.ts';
import { readArchiveKey } from '#server/features/organisation/backups/archive-key.ts';
import { restoreBackup } from '#server/features/organisation/backups/restore.ts';
import { verifyBackup } from '#server/features/organisation/backups/verify-backup.ts';
import { createLog } from '#server/process/log.ts';
import { StartupError } from '#server/process/startup-error.ts';
import { placeOf } from '../terminal/portal.ts';
import { showProgress } from '../terminal/progress.ts';
import { runCommand, type Screen } from '../terminal/run-command.ts';
import { countsOf } from './words.ts';

const format = '{bar} {percentage}% of the archive, which is read twice';

/**
 * npm run restore -- --from FILE --data-dir DIR [--database-url URL] [--files-to BUCKET]
 * @returns the exit code
 */
export function restoreCommand(
  args: string[],
  env: NodeJS.ProcessEnv = process.env,
  screen: Screen = console,
): Promise<number> {
  const command = new Command('restore')
    .description('Puts an archive back into an empty place.')
    .requiredOption('--from <file>', 'the archive')
    .requiredOption('--data-dir <folder>', 'the DATA_DIR of the portal that is to be')
    .option('--database-url <url>', 'an empty PostgreSQL; SQLite in the data folder when left out')
    .option(
      '--files-to <bucket>',
      'an empty bucket, opened with S3_*; the data folder if left out',
    );
  return runCommand(command, args, screen, async (options) => {
    const config = loadConfig(
      readEnv({
        ...env,
        DATA_DIR: options.dataDir,
        DATABASE_URL: options.databaseUrl,
        ...(!options.filesTo && noBucket),
        ...(options.filesTo && { S3_BUCKET: options.filesTo }),
      }),
    );
    const outcome = await readingArchive(options.from, config.backups.key, (from, onRead) =>
      restoreBackup(from, config, { log: createLog(config.log), clock: systemClock, onRead }),
    );
    return `Restored ${countsOf(outcome)}, of ${outcome.createdAt}, into ${placeOf(config)}.`;
  });
}

/**
 * npm run verify-backup -- --from FILE
 * @returns the exit code
 */
export function verifyBackupCommand(
  args: string[],
  env: NodeJS.ProcessEnv = process.env,
  screen: Screen = console,
): Promise<number> {
  const command = new Command('verify-backup')
    .description('Restores an archive into a temporary folder and compares each table and file.')
    .requiredOption('--from <file>', 'the archive');
  return runCommand(command, args, screen, async (options) => {
    const config = loadConfig(readEnv(env));
    const outcome = await readingArchive(options.from, config.backups.key, (from, onRead) =>
      verifyBackup(from, { log: createLog(config.log), clock: systemClock, onRead }),
    );
    process.send?.(outcome);
    return `${options.from} is whole: ${countsOf(outcome)}, of ${outcome.createdAt}.`;
  });
}

/** Files go into the data folder, whatever bucket the environment names. */
const noBucket: Partial<Record<keyof Env, undefined>> = {
  S3_BUCKET: undefined,
  S3_ACCESS_KEY_ID: undefined,
  S3_SECRET_ACCESS_KEY: undefined,
  S3_ENDPOINT: undefined,
  S3_REGION: undefined,
};

type From = { file: string; key: Awaited<ReturnType<typeof readArchiveKey>> };

async function readingArchive<T>(
  named: string | undefined,
  identity: string | undefined,
  work: (from: From, onRead: (bytes: number) => void) => Promise<T>,
): Promise<T> {
  const file = path.resolve(named ?? '');
  if (!identity) throw new StartupError('BACKUP_KEY: is needed to open the archive.');
  const key = await readArchiveKey(identity);
  const facts = await stat(file).catch((error) => {
    throw new StartupError(`The archive ${file} cannot be read: ${error.message}`);
  });
  const bar = showProgress(format);
  let read = 0;
  try {
    return await work({ file, key }, (bytes) => {
      read += bytes;
      bar.show(read, facts.size * 2);
    });
  } finally {
    bar.stop();
  }
}
