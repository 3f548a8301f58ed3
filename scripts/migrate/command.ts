import { Command } from 'commander';
import { systemClock } from '#domain/clock.ts';
import { loadConfig } from '#server/config/config.ts';
import { readEnv } from '#server/config/env.ts';
import { migrate } from '#server/db/migrate.ts';
import { openUnmigrated } from '#server/db/open.ts';
import { pendingMigrations } from '#server/db/pending-migrations.ts';
import { claimDataDir } from '#server/process/data-dir.ts';
import { createLog } from '#server/process/log.ts';
import { requirePortal } from '../terminal/portal.ts';
import { runCommand, type Screen } from '../terminal/run-command.ts';

const counted = (names: readonly unknown[]) =>
  names.length === 1 ? '1 migration' : `${names.length} migrations`;

/**
 * npm run migrate -- [--dry-run] [--new]
 * Does what a portal does at its start, and starts none.
 * @returns the exit code
 */
export function migrateCommand(
  args: string[],
  env: NodeJS.ProcessEnv = process.env,
  screen: Screen = console,
): Promise<number> {
  const command = new Command('migrate')
    .description('Brings the database up to date, as each start of the portal does.')
    .option('--dry-run', 'name what is pending, and change nothing')
    .option('--new', 'make the database of a new portal where there is none');
  return runCommand(command, args, screen, async ({ dryRun, new: isNew }) => {
    const config = loadConfig(readEnv(databaseEnv(env)));
    const { database, dataDir, log } = config;
    await requirePortal({ database, dataDir, log }, screen, {
      isNew: Boolean(isNew ?? dryRun),
      onlyReads: Boolean(dryRun),
    });
    const logger = createLog(log);
    if (dryRun) {
      const pending = await pendingMigrations(database, logger);
      for (const name of pending) screen.log(`pending: ${name}`);
      return pending.length === 0
        ? 'The database is up to date.'
        : `${counted(pending)} pending; nothing was changed.`;
    }
    // With SQLite a server has the folder for itself; PostgreSQL is migrated beside servers of the version before.
    const release = database.kind === 'sqlite' ? claimDataDir(dataDir) : () => {};
    try {
      const opened = await openUnmigrated(database, logger);
      try {
        const applied: string[] = [];
        await migrate(opened, systemClock, undefined, {
          onApplied(name) {
            applied.push(name);
            screen.log(`applied: ${name}`);
          },
        });
        return applied.length === 0
          ? 'The database is up to date.'
          : `The database is up to date: ${counted(applied)} applied.`;
      } finally {
        await opened.close();
      }
    } finally {
      release();
    }
  });
}

/** Whatever else a server needs is of no use here, and may be missing. */
function databaseEnv(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { DATA_DIR, DATABASE_URL, LOG_LEVEL } = env;
  return { DATA_DIR, DATABASE_URL, LOG_LEVEL };
}
